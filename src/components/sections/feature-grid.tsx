import type { ReactNode } from "react";
import styles from "./feature-grid.module.css";

interface FeatureGridProps {
  items: { window: ReactNode; title: string; text: string }[];
}

/** Cards under cabin windows, as along the wall of a plane. */
export function FeatureGrid({ items }: FeatureGridProps) {
  return (
    <ul className={styles.row}>
      {items.map(({ window, title, text }) => (
        <li key={title} className={styles.seat}>
          {window}
          <div className={styles.words}>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
