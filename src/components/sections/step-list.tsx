import { useId } from "react";
import styles from "./step-list.module.css";

interface StepListProps {
  title: string;
  steps: { title: string; text: string }[];
}

/** Numbered steps beside a form. */
export function StepList({ title, steps }: StepListProps) {
  const id = useId();
  return (
    <section className={styles.list} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
