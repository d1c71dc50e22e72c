import { useId } from "react";
import { plans } from "#content/plans.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import styles from "./plan-timeline.module.css";

export function PlanTimeline() {
  const { timeline } = useContent(plans);
  const id = useId();
  return (
    <div className={styles.timeline}>
      <h3 id={id} className={styles.title}>
        {timeline.title}
      </h3>
      <ol className={styles.steps} aria-labelledby={id}>
        {timeline.steps.map((step) => (
          <li key={step.when} className={styles.step}>
            <p className="note">{step.when}</p>
            <p className={styles.what}>{step.what}</p>
            <p className={styles.text}>{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
