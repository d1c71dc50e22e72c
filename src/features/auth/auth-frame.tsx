import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Painting } from "#components/art/painting.tsx";
import { LanguageSwitch } from "#components/layout/language-switch.tsx";
import { Logo } from "#components/layout/logo.tsx";
import { NoScriptNote } from "#components/ui/notice.tsx";
import { auth } from "#content/auth.ts";
import { waiting } from "#content/waiting.ts";
import { HydrationSignal } from "#lib/hydration/hydration-signal.tsx";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import styles from "./auth-frame.module.css";

export function AuthFrame({ children }: { children: ReactNode }) {
  const words = useContent(auth);
  const { noScript } = useContent(waiting);
  const { site } = useSiteContext();
  return (
    <div className={styles.frame}>
      <Painting plate="airstairs" hour="dawn" className={styles.art} />
      <header className={styles.view} data-scheme="night">
        <Link
          to="/"
          className={styles.brand}
          aria-label={`${site.company.name}, ${words.backToSite}`}
        >
          <Logo />
        </Link>
        <p className={styles.welcome}>
          <strong>{words.welcome}</strong>
          {words.welcomeText}
        </p>
        <LanguageSwitch className={styles.language} />
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        <div className={styles.column}>
          <p className={styles.back}>
            <Link to="/">
              <span aria-hidden>←</span> {words.backToSite}
            </Link>
          </p>
          <NoScriptNote>{noScript}</NoScriptNote>
          {children}
        </div>
      </main>
      <HydrationSignal />
    </div>
  );
}
