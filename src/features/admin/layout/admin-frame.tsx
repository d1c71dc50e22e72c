import { type ReactNode, useEffect } from "react";
import { LanguageSwitch } from "../../../components/layout/language-switch.tsx";
import { Logo } from "../../../components/layout/logo.tsx";
import { SkipLink } from "../../../components/layout/skip-link.tsx";
import { useOnline } from "../../../components/ui/use-online.ts";
import { admin } from "../../../content/admin.ts";
import { onAccessRevoked } from "../../../lib/api.ts";
import { HydrationSignal } from "../../../lib/hydration/hydration-signal.tsx";
import { homePath } from "../../../lib/session/return-path.ts";
import { useSession } from "../../../lib/session/session.ts";
import { useSignOut } from "../../../lib/session/use-sign-out.ts";
import { showToastOnNextPage } from "../../../lib/toast.ts";
import { useContent } from "../../../lib/visitor.tsx";
import styles from "./admin-frame.module.css";
import { AdminNav } from "./admin-nav.tsx";

/** The frame of admin pages: a bar, the navigation, the page. Its link to the site is a plain link, because languages may differ. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const words = useContent(admin);
  const signOut = useSignOut();
  const { status } = useSession();
  const online = useOnline();
  const { accessRevoked } = words;
  useEffect(
    () =>
      onAccessRevoked(() => {
        showToastOnNextPage({ ...accessRevoked, tone: "error" });
        location.replace(homePath());
      }),
    [accessRevoked],
  );
  return (
    <>
      <SkipLink />
      <header className={styles.bar}>
        <span className={styles.brand}>
          <Logo />
        </span>
        <a href="/" className={styles.item}>
          <span aria-hidden="true">←</span> {words.backToSite}
        </a>
        <LanguageSwitch className={styles.item} />
        {status === "signed-in" && (
          <button type="button" className={styles.item} onClick={() => void signOut()}>
            {words.signOut}
          </button>
        )}
      </header>
      <div className={styles.frame}>
        <AdminNav />
        <main id="content" tabIndex={-1} className={styles.main}>
          <p role="status" className={styles.offline}>
            {online ? "" : words.offline}
          </p>
          {children}
        </main>
      </div>
      <HydrationSignal />
    </>
  );
}
