import type { ReactNode } from "react";
import { shell } from "../../content/shell.ts";
import { Hydrated } from "../../lib/boot/hydrated.tsx";
import { useContent } from "../../lib/visitor.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { PreviewBar } from "./preview-bar.tsx";
import styles from "./shell.module.css";

/** What every public page stands in: skip link, header, main, footer. */
export function Shell({ children }: { children: ReactNode }) {
  const words = useContent(shell);
  return (
    <>
      <a href="#content" className={styles.skip}>
        {words.skipToContent}
      </a>
      <PreviewBar />
      <Header />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <Hydrated />
    </>
  );
}
