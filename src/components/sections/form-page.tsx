import type { ReactNode } from "react";
import styles from "./form-page.module.css";

interface FormPageProps {
  title: string;
  lead: string;
  /** Smaller than the form. Phones leave it out. */
  art?: ReactNode;
  /** Beside the form on wide screens. */
  aside: ReactNode;
  children: ReactNode;
}

export function FormPage({ title, lead, art, aside, children }: FormPageProps) {
  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.head}>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <div className={styles.form}>{children}</div>
      <div className={styles.side}>
        {art && <div className={styles.art}>{art}</div>}
        <div className={styles.aside}>{aside}</div>
      </div>
    </div>
  );
}
