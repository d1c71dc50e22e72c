import { ScriptOnce } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { RichText } from "#components/ui/rich-text.tsx";
import { support } from "#content/support.ts";
import { SUPPORT } from "#domain/site/site.ts";
import { TIME_ZONE } from "#domain/time.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import styles from "./open-hours.module.css";

export function OpenHours({ urgent }: { urgent: string }) {
  const { daily, ...words } = useContent(support);
  const line = useRef<HTMLSpanElement>(null);
  useEffect(() => tellOpenHours(line.current!), []);
  return (
    <>
      <p className={styles.line}>
        <span
          ref={line}
          className={styles.state}
          data-hours={[
            Number.parseInt(SUPPORT.opens, 10),
            Number.parseInt(SUPPORT.closes, 10),
            words.open,
            words.closed,
            words.minutes,
            words.whole,
            TIME_ZONE,
          ].join("|")}
          suppressHydrationWarning
        >
          {daily}
        </span>
        <RichText>{urgent}</RichText>
      </p>
      {import.meta.env.SSR && (
        // After the load: a browser's first use of time zones takes 150 ms on a slow phone.
        <ScriptOnce>{`addEventListener(\`load\`,()=>(${tellOpenHours})(${FIND_LINE}))`}</ScriptOnce>
      )}
    </>
  );
}

const FIND_LINE = "document.querySelector(`[data-hours]`)";

/** The page carries this function as source text, so it uses nothing outside itself. */
function tellOpenHours(line: HTMLElement): void {
  const [opens, closes, open, closed, minutes, whole, timeZone] = line.dataset.hours!.split(
    "|",
  ) as [string, string, string, string, string, string, string];
  const time = new Date();
  const clock = new Intl.DateTimeFormat("en", {
    hour: "numeric",
    minute: "numeric",
    hourCycle: "h23",
    timeZone,
  });
  const read = (part: string) =>
    +clock.formatToParts(time).find(({ type }) => type === part)!.value;
  const hour = read("hour");
  const isOpen = hour >= +opens && hour < +closes;
  const next = +(isOpen ? closes : opens);
  time.setTime(time.getTime() + ((next + 24 - hour) % 24) * 3_600_000 - read("minute") * 60_000);
  // If the clocks change in between, this corrects the hour, by -12 to 11.
  time.setTime(time.getTime() + (((next + 36 - read("hour")) % 24) - 12) * 3_600_000);
  const past = time.getMinutes();
  line.dataset.open = String(isOpen);
  line.textContent = (isOpen ? open : closed).replace(
    "#",
    time.getHours() + (past ? minutes + past : whole),
  );
}
