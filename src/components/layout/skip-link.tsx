import type { ReactNode } from "react";
import { shell } from "#content/shell.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { classNames } from "../ui/class-names.ts";
import styles from "./skip-link.module.css";

export function SkipLink() {
  return (
    <a href="#content" className={styles.skip}>
      {useContent(shell).skipToContent}
    </a>
  );
}

export function Main({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <>
      {/* Lets a slow phone lay the page out once, and not after each parsed part. */}
      <link rel="expect" href="#content" blocking="render" />
      <main id="content" tabIndex={-1} className={classNames(styles.main, className)}>
        {children}
      </main>
    </>
  );
}
