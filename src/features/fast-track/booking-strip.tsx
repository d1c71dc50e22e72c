import { AirportOptions } from "#components/sections/airport-options.tsx";
import { useRouter } from "@tanstack/react-router";
import { Button } from "#components/ui/button.tsx";
import { SelectField } from "#components/ui/field.tsx";
import { home } from "#content/home.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { PartySize } from "./party-size.tsx";
import styles from "./booking-strip.module.css";

/** Works without script: the browser submits the form, and CSS shows the total. */
export function BookingStrip({ onAirport }: { onAirport?: (code: string) => void }) {
  const { fastTrack: words } = useContent(home);
  const action = useRouter().buildLocation({ to: "/fast-track-form" }).publicHref;
  return (
    <section data-scheme="light" aria-labelledby="fast-track-title">
      <form action={action} className={styles.strip} aria-labelledby="fast-track-title">
        <div className={styles.words}>
          <h2 id="fast-track-title" className={styles.title}>
            {words.title}
          </h2>
          <p>{words.lead}</p>
        </div>
        <SelectField
          name="airport"
          label={words.airport}
          defaultValue=""
          onChange={(event) => onAirport?.(event.target.value)}
        >
          <option value="">{words.selectAirport}</option>
          <AirportOptions />
        </SelectField>
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
