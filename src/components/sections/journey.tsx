import type { ReactNode } from "react";
import styles from "./journey.module.css";

interface JourneyProps {
  scene: ReactNode;
  steps: { title: string; text: string }[];
}

/** Steps along a line under a wide picture. */
export function Journey({ scene, steps }: JourneyProps) {
  return (
    <div className={styles.journey}>
      <div className={styles.scene}>{scene}</div>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
