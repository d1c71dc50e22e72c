import { useLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { Tabs } from "../../components/ui/tabs.tsx";
import { auth as authWords } from "../../content/auth.ts";
import { pathAfterSignIn } from "../../lib/session/return-path.ts";
import { useSession } from "../../lib/session/session.ts";
import { useContent } from "../../lib/visitor.tsx";
import styles from "./auth-page.module.css";
import { LoginForm } from "./login-form.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";
import { SignupForm } from "./signup-form.tsx";
import { useProviderReturn } from "./use-provider-return.ts";

/** The tabs Connexion and Inscription. Whoever is or becomes signed in is redirected (docs/product.md, "Sign-in page"). */
export function AuthPage() {
  const words = useContent(authWords);
  const { status } = useSession();
  const state = useLocation({ select: (location) => location.state });
  const [tab, setTab] = useState("login");
  const [created, setCreated] = useState("");

  useProviderReturn();
  // A full load, because the next page may take its language from its path and not from the cookie.
  useEffect(() => {
    if (status === "signed-in") location.replace(pathAfterSignIn(state));
  }, [status, state]);

  const onCreated = (email: string) => {
    setCreated(email);
    setTab("login");
  };
  // Only the chosen form is rendered, so that every field name exists once.
  return (
    <>
      <h1 className={styles.title}>{words.heading}</h1>
      <div className={styles.forms}>
        <Tabs
          label={words.tabsLabel}
          value={tab}
          onChange={setTab}
          tabs={[
            {
              value: "login",
              label: words.login.tab,
              content: tab === "login" && <LoginForm key={created} email={created} focusPassword={created !== ""} />,
            },
            { value: "signup", label: words.signup.tab, content: tab === "signup" && <SignupForm email="" onCreated={onCreated} /> },
          ]}
        />
        <ProviderButtons returnTo={() => pathAfterSignIn(state)} />
      </div>
    </>
  );
}
