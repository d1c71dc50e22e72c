import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import styles from "./form-page.module.css";

interface FormPageProps {
  title: string;
  lead: string;
  /** What hangs beside the title. Phones leave it out. */
  art: ReactNode;
  /** What helps with the form, beside it where there is room. */
  aside: ReactNode;
  children: ReactNode;
}

/** A page with one form: its title and the form on one side, on the other a picture and what one wants to know. */
export function FormPage({ title, lead, art, aside, children }: FormPageProps) {
  return (
    <div className={classNames("container", styles.page)}>
      <div className={styles.head}>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <div className={styles.form}>{children}</div>
      <div className={styles.side}>
        <div className={styles.art}>{art}</div>
        <div className={styles.aside}>{aside}</div>
      </div>
    </div>
  );
}
