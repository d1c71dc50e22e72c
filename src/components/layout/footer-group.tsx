import type { ReactNode } from "react";
import styles from "./footer.module.css";

/** A column of links; on phones a <details>. */
export function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav className={styles.group} aria-label={title}>
      <h2>{title}</h2>
      <details>
        <summary>{title}</summary>
        <ul>{children}</ul>
      </details>
    </nav>
  );
}
