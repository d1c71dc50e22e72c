import { Badge } from "#components/ui/badge.tsx";
import { scan as content } from "#content/scan.ts";
import { timeZones } from "#content/time-zones.ts";
import { airportTimeZone } from "#domain/airports/airport-time.ts";
import { toLocale } from "#domain/language.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import styles from "./scanner.module.css";
import { useAnswerWord } from "./answer-screen.tsx";
import type { Scan } from "./recent-scans-store.ts";

const TONES = {
  valid: "success",
  refused: "danger",
  unchecked: "warning",
  "no-pass": "neutral",
  "taken-back": "neutral",
  lost: "danger",
} as const;

interface RecentScansProps {
  scans: Scan[];
  airport: string | undefined;
}

export function RecentScans({ scans, airport }: RecentScansProps) {
  const words = useContent(content);
  const { language } = useSiteContext();
  const word = useAnswerWord();
  const timeZone = airportTimeZone(airport ?? "");
  const clock = new Intl.DateTimeFormat(toLocale(language), { timeStyle: "medium", timeZone });
  const named = useContent(timeZones)[airport ? "airport" : "operator"];
  return (
    <section aria-labelledby="recent-scans">
      <h2 id="recent-scans" className={styles.heading}>
        {named(words.recent)}
      </h2>
      {scans.length === 0 && <p className={styles.none}>{words.none}</p>}
      <ol className={styles.scans}>
        {scans.map(({ nonce, scannedAt, answer, isLate }) => (
          <li key={nonce} data-field="scan">
            <time dateTime={scannedAt}>{clock.format(new Date(scannedAt))}</time>
            <Badge tone={TONES[answer.result]} data-tone={TONES[answer.result]}>
              {answer.result === "lost" ? words.lost : word(answer)}
            </Badge>
            <span>
              {answer.result === "valid" &&
                ("order" in answer
                  ? `${answer.order.order_number} · ${answer.travellers}`
                  : words.byList(answer.travellers))}
              {isLate && ` (${words.late})`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
