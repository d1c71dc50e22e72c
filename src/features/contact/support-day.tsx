import { support } from "../../content/support.ts";
import { SUPPORT_HOURS } from "../../domain/site/site.ts";
import { useContent } from "../../lib/page/site-context.tsx";
import styles from "./support-day.module.css";

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const OPENS = Number.parseInt(SUPPORT_HOURS.opens, 10);
const CLOSES = Number.parseInt(SUPPORT_HOURS.closes, 10);

export function SupportDay() {
  const words = useContent(support);
  return (
    <div className={styles.day}>
      <SupportHours />
      <dl className={styles.key}>
        <div>
          <dt className={styles.open}>{words.open}</dt>
          <dd>{words.openText}</dd>
        </div>
        <div>
          <dt className={styles.closed}>{words.closed}</dt>
          <dd>{words.closedText}</dd>
        </div>
      </dl>
    </div>
  );
}

/** A day as 24 strokes, lit while people answer (docs/product/messages.md). Silent. */
export function SupportHours() {
  return (
    <svg className={styles.hours} viewBox="0 0 240 72" aria-hidden="true" focusable="false">
      {HOURS.map((hour) => {
        const height = Math.round(14 + 54 * Math.sin((Math.PI * (hour + 0.5)) / 24) ** 2);
        const isOpen = hour >= OPENS && hour < CLOSES;
        return (
          <rect
            key={hour}
            x={hour * 10 + 2}
            y={72 - height}
            width="6"
            height={height}
            rx="3"
            className={isOpen ? styles.lit : styles.dim}
          />
        );
      })}
    </svg>
  );
}
