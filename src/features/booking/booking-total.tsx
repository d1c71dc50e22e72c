import { booking } from "../../content/booking.ts";
import { bookingTotalMinor, fareMinor, PASSENGER_TYPES, type PassengerCounts } from "../../domain/orders/fares.ts";
import { useContent, useSiteContext } from "../../lib/site-context.tsx";
import { formatMoney } from "../../domain/money/currency.ts";
import styles from "./booking-total.module.css";

/** The booking's cost line by line, drawn as a boarding pass. No amount is shown while a count is not a number. */
export function BookingTotal({ passengers }: { passengers: PassengerCounts }) {
  const messages = useContent(booking);
  const { currency, language } = useSiteContext();
  const total = bookingTotalMinor(passengers, currency);
  const amount = (minor: number) => (Number.isSafeInteger(minor) && minor >= 0 ? formatMoney(minor, currency, language) : "—");
  const lines = PASSENGER_TYPES.filter((type) => passengers[type] > 0);
  return (
    <div className={styles.pass}>
      <h2 className={styles.heading}>{messages.summary.heading}</h2>
      <dl className={styles.lines}>
        {lines.map((type) => (
          <div key={type}>
            <dt>{messages.summary.lines[type](passengers[type])}</dt>
            <dd>{type === "infants" ? messages.passengers.free : amount(passengers[type] * fareMinor(type, currency))}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.total}>
        <span id="booking-total">{messages.summary.total}</span>
        <output name="total" aria-labelledby="booking-total" aria-live="polite" className={styles.amount}>
          {amount(total)}
        </output>
      </p>
      <p className={styles.note}>{messages.summary.note}</p>
    </div>
  );
}
