import type { ReactNode } from "react";
import styles from "./footer.module.css";

interface FooterGroupProps {
  title: string;
  children: ReactNode;
}

/** A column of links; on phones a fold of the browser's own. */
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
