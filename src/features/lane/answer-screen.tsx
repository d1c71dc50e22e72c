import type { LucideIcon } from "lucide-react";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import CloudOff from "lucide-react/icons/cloud-off";
import ScanLine from "lucide-react/icons/scan-line";
import Undo2 from "lucide-react/icons/undo-2";
import { scan } from "#content/scan.ts";
import { party as partyWords } from "#content/party.ts";
import { partySize } from "#domain/money/fares.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { useAirportMoment, writtenDay } from "#lib/orders/order-formats.ts";
import styles from "./answer-screen.module.css";
import type { Answer } from "./use-scans.ts";

const ICONS: Record<Answer["result"], LucideIcon> = {
  valid: CircleCheck,
  refused: CircleX,
  unchecked: CloudOff,
  "no-pass": ScanLine,
  "taken-back": Undo2,
  "not-taken-back": CloudOff,
};

interface AnswerScreenProps {
  answer: Answer;
  airport: string | undefined;
  isLate?: boolean | undefined;
}

export function AnswerScreen({ answer, airport, isLate }: AnswerScreenProps) {
  const { advice } = useContent(scan);
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
      <Icon size={72} aria-hidden />
      <p className={styles.word}>{word(answer)}</p>
      <Details answer={answer} airport={airport} />
      {isLate && <p className={styles.advice}>{advice.late}</p>}
    </div>
  );
}

function Details({ answer, airport }: { answer: Answer; airport: string | undefined }) {
  const words = useContent(scan);
  const { party } = useContent(partyWords);
  const { language } = useSiteContext();
  const moment = useAirportMoment(airport);
  if (answer.result === "unchecked")
    return <p className={styles.advice}>{words.advice.unchecked}</p>;
  if (answer.result === "no-pass") return <p className={styles.advice}>{words.advice.noPass}</p>;
  if (answer.result === "not-taken-back")
    return <p className={styles.advice}>{words.advice.notTakenBack}</p>;
  if (answer.result === "taken-back")
    return <p className={styles.party}>{words.left(answer.left)}</p>;
  if (answer.result === "refused") {
    const trip = [
      answer.airport,
      answer.flight_date && writtenDay(answer.flight_date, language),
    ].filter(Boolean);
    return (
      <p className={styles.advice}>
        {answer.used_at && answer.reason === "used"
          ? words.advice.usedAt(moment(answer.used_at))
          : words.advice.reasons[answer.reason]}
        {trip.length > 0 && ` ${words.advice.validFor(trip.join(", "))}`}
      </p>
    );
  }
  const order = "order" in answer ? answer.order : answer.pass;
  return (
    <>
      <p className={styles.party} data-field="let-through">
        {words.letThrough(answer.travellers, partySize(order))}
        {answer.left > 0 && ` · ${words.left(answer.left)}`}
      </p>
      <p className={styles.advice}>{party(order)}</p>
      {order.unpaid_travellers > 0 && (
        <p className={styles.unpaid} data-field="unpaid">
          {words.unpaid(order.unpaid_travellers)}
        </p>
      )}
      {"withdrawn_at" in order && order.withdrawn_at && (
        <p className={styles.advice} data-field="withdrawn">
          {words.withdrawn(moment(order.withdrawn_at))}
        </p>
      )}
      <p className={styles.advice}>
        {"order_number" in order
          ? [order.airport, order.flight_number, order.order_number].filter(Boolean).join(" · ")
          : words.advice.byList}
      </p>
    </>
  );
}

export function useAnswerWord(): (answer: Answer) => string {
  const { answers } = useContent(scan);
  return (answer) => {
    if (answer.result === "refused") return answers.reasons[answer.reason];
    return {
      valid: answers.valid,
      unchecked: answers.unchecked,
      "no-pass": answers.noPass,
      "taken-back": answers.takenBack,
      "not-taken-back": answers.notTakenBack,
    }[answer.result];
  };
}
