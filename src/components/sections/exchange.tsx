import { useSiteContext } from "#lib/site-context/site-context.tsx";
import { LogoSign } from "../layout/logo.tsx";
import styles from "./exchange.module.css";

interface ExchangeProps {
  /** The last one is answered. */
  questions: readonly string[];
  answer: string;
}

/** What travellers write to the concierge, and an answer under the brand's sign. For the night. */
export function Exchange({ questions, answer }: ExchangeProps) {
  const { site } = useSiteContext();
  return (
    <div className={styles.exchange}>
      {questions.map((question) => (
        <p key={question} className={styles.question}>
          {question}
        </p>
      ))}
      <p className={styles.answer}>
        <LogoSign site={site} />
        {answer}
      </p>
    </div>
  );
}
