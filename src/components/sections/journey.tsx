import type { ReactNode } from "react";
import { NumberedSteps, type Steps } from "./step-list.tsx";
import styles from "./journey.module.css";

export function Journey({ scene, steps }: { scene: ReactNode; steps: Steps["steps"] }) {
  return (
    <div className={styles.journey}>
      <div className={styles.scene}>{scene}</div>
      <NumberedSteps steps={steps} className={undefined} />
    </div>
  );
}
