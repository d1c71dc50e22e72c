import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import styles from "./section.module.css";

interface SectionProps {
  id: string;
  title: string;
  lead?: string;
  tone?: "paper" | "sand" | "night";
  /** On wide screens: `split` has the title beside the content, `apart` beside the lead. */
  layout?: "stack" | "split" | "apart";
  /** Follows the lead, beside the content of a split section. */
  aside?: ReactNode;
  children: ReactNode;
}

export function Section({
  id,
  title,
  lead,
  tone = "paper",
  layout = "stack",
  aside,
  children,
}: SectionProps) {
  return (
    <section
      className={classNames(styles.section, styles[tone])}
      data-scheme={tone === "night" ? "night" : undefined}
      aria-labelledby={`${id}-title`}
    >
      <div className={classNames("container", styles[layout])}>
        <div className={styles.intro}>
          <h2 id={`${id}-title`} className="section-title">
            {title}
          </h2>
          {lead && <p className={styles.lead}>{lead}</p>}
          {aside}
        </div>
        {children}
      </div>
    </section>
  );
}
