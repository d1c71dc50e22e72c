import type { ReactNode } from "react";
import { LanguageSwitch } from "../../components/layout/language-switch.tsx";
import { Logo } from "../../components/layout/logo.tsx";
import { showToast } from "../../components/ui/toast.ts";
import { admin } from "../../content/admin.ts";
import { Hydrated } from "../../lib/boot/hydrated.tsx";
import { signOut, useSession } from "../../lib/session/session.ts";
import { useSignedOutWords } from "../../lib/session/signed-out-words.ts";
import { useContent } from "../../lib/visitor.tsx";
import styles from "./admin-frame.module.css";

/** What staff pages stand in: a bar with the way back to the site, and the page. Its link loads anew, as languages may differ. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const words = useContent(admin);
  const farewell = useSignedOutWords();
  const { status } = useSession();
  const leave = async () => {
    await signOut();
    showToast({ ...farewell, tone: "success" });
  };
  return (
    <>
      <header className={styles.bar}>
        <div className={`container ${styles.row}`}>
          <span className={styles.brand}>
            <Logo />
          </span>
          <a href="/" className={styles.item}>
            <span aria-hidden="true">←</span> {words.backToSite}
          </a>
          <LanguageSwitch className={styles.item} />
          {status === "signed-in" && (
            <button type="button" className={styles.item} onClick={() => void leave()}>
              {words.signOut}
            </button>
          )}
        </div>
      </header>
      <main id="content" className={styles.main}>
        {children}
      </main>
      <Hydrated />
    </>
  );
}
