import { useRouter } from "@tanstack/react-router";
import { Button } from "../../components/ui/button.tsx";
import { SelectField } from "../../components/ui/field.tsx";
import { airports } from "../../content/airports.ts";
import { home } from "../../content/home.ts";
import { AIRPORT_CODES } from "../../domain/airports/airports.ts";
import { bookingTotalMinor } from "../../domain/orders/fares.ts";
import { PARTY_SIZES } from "../../domain/bookings/booking-start.ts";
import { formatMoney } from "../../domain/money/currency.ts";
import { useContent, useSiteContext } from "../../lib/page/site-context.tsx";
import styles from "./booking-strip.module.css";

/**
 * The start of a booking on the home page. The browser sends the form, and CSS picks the total, so
 * it works without script.
 */
export function BookingStrip({ onAirport }: { onAirport?: (code: string) => void }) {
  const { fastTrack: words } = useContent(home);
  const names = useContent(airports);
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
          {AIRPORT_CODES.map((code) => (
            <option key={code} value={code}>
              {names[code]}
            </option>
          ))}
        </SelectField>
        <PartySize />
        <Button type="submit" size="l">
          {words.book}
        </Button>
        <p className={styles.note}>{words.note}</p>
      </form>
    </section>
  );
}

/** CSS shows the total of the chosen number. */
function PartySize() {
  const { fastTrack: words } = useContent(home);
  const { currency, language } = useSiteContext();
  const total = (size: string) =>
    formatMoney(
      bookingTotalMinor({ adults: Number(size), children: 0, infants: 0 }, currency),
      currency,
      language,
    );
  return (
    <fieldset className={styles.party}>
      <legend className={styles.legend}>{words.travellers}</legend>
      <div className={styles.sizes}>
        {PARTY_SIZES.map((size) => (
          <label key={size} className={styles.size}>
            <input
              type="radio"
              name="adults"
              value={size}
              defaultChecked={size === PARTY_SIZES[0]}
              aria-label={words.costs(size, total(size))}
            />
            {size}
          </label>
        ))}
      </div>
      <p className={styles.total} aria-hidden="true">
        {words.total}
        {PARTY_SIZES.map((size) => (
          <b key={size} className={styles.amount}>
            {total(size)}
          </b>
        ))}
      </p>
    </fieldset>
  );
}
