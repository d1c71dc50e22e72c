import { useLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { Notice } from "../../components/ui/notice.tsx";
import { Tabs } from "../../components/ui/tabs.tsx";
import { auth } from "../../content/auth.ts";
import { pathAfterSignIn } from "../../lib/session/return-path.ts";
import { loadAuthClient, useSession } from "../../lib/session/session.ts";
import { showToast } from "../../lib/api/toast.ts";
import { useContent } from "../../lib/page/site-context.tsx";
import styles from "./auth-page.module.css";
import { LoginForm } from "./login-form.tsx";
import { ProofOffer } from "./proof-offer.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";
import { SecondStepForm } from "./second-step-form.tsx";
import { SignupForm } from "./signup-form.tsx";

/** The tabs Connexion and Inscription. Whoever is or becomes signed in is redirected (docs/product/accounts.md). */
export function AuthPage() {
  const words = useContent(auth);
  const { status, user } = useSession();
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
  if (status === "second-step") return <SecondStepForm user={user} />;
  // Only the chosen form is rendered, so that every field name exists once.
  return (
    <>
      <h1 className={styles.title}>{words.heading}</h1>
      {state.ended && (
        <div role="status">
          <Notice>{words.sessionEnded}</Notice>
        </div>
      )}
      <div className={styles.forms}>
        <Tabs
          label={words.tabsLabel}
          value={tab}
          onChange={setTab}
          tabs={[
            {
              value: "login",
              label: words.login.tab,
              content: tab === "login" && (
                <>
                  {created !== "" && <ProofOffer key={created} email={created} />}
                  <LoginForm key={created} email={created} focusPassword={created !== ""} />
                </>
              ),
            },
            {
              value: "signup",
              label: words.signup.tab,
              content: tab === "signup" && <SignupForm onCreated={onCreated} />,
            },
          ]}
        />
        <ProviderButtons returnTo={() => pathAfterSignIn(state)} />
      </div>
    </>
  );
}

/**
 * Handles the return from a provider: the auth client exchanges a code by itself, an error becomes a toast. Only the error's code
 * is translated and shown; its description comes from the URL, where anyone could have written it.
 */
function useProviderReturn(): void {
  const { login, providers } = useContent(auth);
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    if (!query.has("code") && !query.has("error")) return;
    const finish = async () => {
      const client = await loadAuthClient();
      await client.initialize();
      const { data } = await client.getSession();
      if (data.session) return;
      const description = providers.failures[query.get("error_code") ?? ""] ?? providers.failed;
      showToast({ title: login.failure, description, tone: "error" });
      for (const name of ["code", "error", "error_code", "error_description"]) query.delete(name);
      history.replaceState(history.state, "", `/auth${query.size ? `?${query}` : ""}`);
    };
    finish().catch(() =>
      showToast({ title: login.failure, description: providers.failed, tone: "error" }),
    );
  }, [login, providers]);
}
