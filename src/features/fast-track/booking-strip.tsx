import { useRouter } from "@tanstack/react-router";
import { AirportSelect } from "#components/sections/airport-select.tsx";
import { Button } from "#components/ui/button.tsx";
import { home } from "#content/home.ts";
import { onlyAirport } from "#domain/airports/airports.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { PartySize } from "./party-size.tsx";
import styles from "./booking-strip.module.css";

/** Works without script: the browser submits the form, and CSS shows the total. */
export function BookingStrip({ onAirport }: { onAirport?: (code: string) => void }) {
  const { fastTrack: words } = useContent(home);
  const action = useRouter().buildLocation({ to: "/fast-track-form" }).publicHref;
  return (
    <section data-scheme="ticket" aria-labelledby="fast-track-title">
      <form action={action} className={styles.strip} aria-labelledby="fast-track-title">
        <div className={styles.words}>
          <h2 id="fast-track-title" className={styles.title}>
            {words.title}
          </h2>
          <p>{words.lead}</p>
        </div>
        <AirportSelect
          label={words.airport}
          none={words.selectAirport}
          defaultValue={onlyAirport()}
          onChange={(event) => onAirport?.(event.target.value)}
        />
        <div className={styles.party}>
          <PartySize />
        </div>
        <Button type="submit" size="l">
          {words.book}
        </Button>
        <p className={styles.note}>{words.note}</p>
      </form>
    </section>
  );
}
