import { useSiteContext } from "#lib/site-context/site-context.tsx";
import { LogoSign } from "../layout/logo.tsx";
import styles from "./exchange.module.css";

interface ExchangeProps {
  /** `answer` replies to the last question. */
  questions: readonly string[];
  answer: string;
}

/** Shows messages to the concierge and an answer beside the brand's sign. Its section is dark. */
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
