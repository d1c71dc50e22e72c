import { useId } from "react";
import { classNames } from "../ui/class-names.ts";
import styles from "./step-list.module.css";

export interface Steps {
  steps: { title: string; text: string }[];
}

export function StepList({ title, steps }: Steps & { title: string }) {
  const id = useId();
  return (
    <section className={styles.list} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <NumberedSteps steps={steps} className={styles.small} />
    </section>
  );
}

export function NumberedSteps({ steps, className }: Steps & { className: string | undefined }) {
  return (
    <ol className={classNames(styles.steps, className)}>
      {steps.map((step) => (
        <li key={step.title} className={styles.step}>
          <h3>{step.title}</h3>
          <p>{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
