import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import styles from "./form-page.module.css";

interface FormPageProps {
  title: string;
  lead: string;
  /** Phones leave it out. */
  art: ReactNode;
  /** Beside the form where there is room. */
  aside: ReactNode;
  /** The picture keeps its least height, so that a long aside that comes late moves nothing. */
  hasLongAside?: boolean;
  children: ReactNode;
}

export function FormPage({ title, lead, art, aside, hasLongAside, children }: FormPageProps) {
  return (
    <div className={classNames("container", styles.page)}>
      <div className={styles.head}>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <div className={styles.form}>{children}</div>
      <div className={classNames(styles.side, hasLongAside && styles.low)}>
        <div className={styles.art}>{art}</div>
        <div className={styles.aside}>{aside}</div>
      </div>
    </div>
  );
}
