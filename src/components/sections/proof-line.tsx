import styles from "./proof-line.module.css";

interface ProofLineProps {
  /** Names the list for readers who hear it. */
  title: string;
  facts: { figure: string; text: string }[];
}

/** What can be proved, in one thin line below the fold. */
export function ProofLine({ title, facts }: ProofLineProps) {
  return (
    <section className={styles.line} aria-label={title}>
      <ul className={`container ${styles.facts}`}>
        {facts.map(({ figure, text }) => (
          <li key={text}>
            <strong className={styles.figure}>{figure}</strong> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
