import styles from "./proof-line.module.css";

interface ProofLineProps {
  title: string;
  facts: { figure: string; text: string }[];
}

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
