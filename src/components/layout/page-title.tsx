import type { ReactNode } from "react";
import styles from "./page-title.module.css";

interface PageTitleProps {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}

export function PageTitle({ title, lead, children }: PageTitleProps) {
  return (
    <div className={`container ${styles.title}`}>
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </div>
  );
}
