import type { ReactNode } from "react";
import styles from "./description-list.module.css";

interface Fact {
  label: string;
  /** Null, undefined, false or an empty text leaves the fact out. */
  value: ReactNode;
}

export function DescriptionList({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(
          ({ value }) => value !== null && value !== undefined && value !== false && value !== "",
        )
        .map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
