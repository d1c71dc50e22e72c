import type { ReactNode } from "react";
import styles from "./description-list.module.css";

interface Fact {
  label: string;
  /** The fact is left out when this is null, undefined or an empty text. */
  value: ReactNode;
}

/** Terms with their values. */
export function DescriptionList({ facts }: { facts: Fact[] }) {
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
