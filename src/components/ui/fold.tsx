import type { DetailsHTMLAttributes, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./fold.module.css";

interface FoldProps extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, "title"> {
  title: ReactNode;
  /** At the end of the line, visible while folded. */
  aside?: ReactNode;
}

/** Opens without script. */
export function Fold({ title, aside, className, children, ...details }: FoldProps) {
  return (
    <details {...details} className={classNames(styles.fold, className)}>
      <summary className={styles.line}>
        {title}
        {aside && <span className={styles.aside}>{aside}</span>}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
