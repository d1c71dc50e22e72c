import { CircleCheck, CircleX, CloudOff, type LucideIcon, ScanLine } from "lucide-react";
import { scan } from "../../content/scan.ts";
import { party as partyWords } from "../../content/party.ts";
import { partySize } from "../../domain/orders/fares.ts";
import { useContent } from "../../lib/page/site-context.tsx";
import { useAirportMoment } from "../../lib/page/order-formats.ts";
import styles from "./answer-screen.module.css";
import type { Answer } from "./use-scans.ts";

const ICONS: Record<Answer["result"], LucideIcon> = {
  valid: CircleCheck,
  refused: CircleX,
  unchecked: CloudOff,
  "no-pass": ScanLine,
};

/** The answer: one large word, its colour, and details for the lane. */
export function AnswerScreen({ answer, airport }: { answer: Answer; airport: string | undefined }) {
  const Icon = ICONS[answer.result];
  const word = useAnswerWord();
  return (
    <div
      role="alert"
      className={styles.answer}
      data-scheme="light"
      data-field="scan-result"
      data-result={answer.result}
    >
      <Icon size={72} aria-hidden="true" />
      <p className={styles.word}>{word(answer)}</p>
      <Details answer={answer} airport={airport} />
    </div>
  );
}

function Details({ answer, airport }: { answer: Answer; airport: string | undefined }) {
  const words = useContent(scan);
  const { party } = useContent(partyWords);
  const moment = useAirportMoment(airport);
  if (answer.result === "unchecked")
    return <p className={styles.advice}>{words.advice.unchecked}</p>;
  if (answer.result === "no-pass") return <p className={styles.advice}>{words.advice.noPass}</p>;
  if (answer.result === "refused")
    return (
      <p className={styles.advice}>
        {answer.used_at
          ? words.advice.usedAt(moment(answer.used_at))
          : words.advice.reasons[answer.reason]}
      </p>
    );
  const { order } = answer;
  return (
    <>
      <p className={styles.party}>{party(order)}</p>
      {order.unpaid_travellers > 0 && (
        <p className={styles.unpaid} data-field="unpaid">
          {words.letIn(partySize(order) - order.unpaid_travellers, partySize(order))}
        </p>
      )}
      <p className={styles.advice}>
        {[order.airport, order.flight_number, order.order_number].filter(Boolean).join(" · ")}
      </p>
    </>
  );
}

/** Returns an answer's word: valid, the reason against it, or not known. */
export function useAnswerWord(): (answer: Answer) => string {
  const { answers } = useContent(scan);
  return (answer) => {
    if (answer.result === "refused") return answers.reasons[answer.reason];
    return { valid: answers.valid, unchecked: answers.unchecked, "no-pass": answers.noPass }[
      answer.result
    ];
  };
}
