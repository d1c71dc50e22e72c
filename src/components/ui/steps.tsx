import styles from "./steps.module.css";

interface StepsProps {
  label: string;
  steps: string[];
  current: number;
  /** Screen readers read it after a finished step. */
  done: string;
}

export function Steps({ label, steps, current, done }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          aria-current={index === current ? "step" : undefined}
          data-done={index < current || undefined}
        >
          <span className={styles.number} aria-hidden>
            {index < current ? "✓" : index + 1}
          </span>
          {step}
          {index < current && <span className="visually-hidden"> ({done})</span>}
        </li>
      ))}
    </ol>
  );
}
