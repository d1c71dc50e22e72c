import type { ReactNode } from "react";
import styles from "./fact-list.module.css";

interface Fact {
  label: string;
  /** Left out when there is nothing to tell: null, undefined or an empty text. */
  value: ReactNode;
}

/** What is known of one thing, as terms and their values. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== "")
        .map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
