import type { ReactNode } from "react";
import styles from "./footer.module.css";

interface FooterGroupProps {
  title: string;
  children: ReactNode;
}

/** Links of the footer under a title: a column, and on phones a fold that the browser opens by itself. */
export function FooterGroup({ title, children }: FooterGroupProps) {
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
