import type { ReactNode } from "react";
import styles from "./form-page.module.css";

interface FormPageProps {
  title: string;
  lead: ReactNode;
  art?: ReactNode;
  /** Says below the form what happens next. */
  aside?: ReactNode;
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
      {art && <div className={styles.art}>{art}</div>}
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
