import type { ReactNode } from "react";
import { BoardingPass } from "#components/sections/boarding-pass.tsx";
import { bookingFields } from "#content/booking-fields.ts";
import { booking } from "#content/booking.ts";
import { party as partyWords } from "#content/party.ts";
import { formatMoney } from "#domain/money/currency.ts";
import {
  bookingTotalMinor,
  fareMinor,
  partySize,
  PASSENGER_TYPES,
  type PassengerCounts,
} from "#domain/money/fares.ts";
import { writtenDay } from "#lib/orders/order-formats.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { useAirportPlace } from "#lib/orders/use-airport-place.ts";
import styles from "./booking-pass.module.css";

interface BookingPassProps {
  passengers: PassengerCounts;
  airport: string | undefined;
  /** YYYY-MM-DD, or empty. */
  flightDate: string | undefined;
  action: ReactNode;
  className: string | undefined;
}

/** Shows no amount while a passenger count is invalid. */
export function BookingPass({
  passengers,
  airport = "",
  flightDate = "",
  action,
  className,
}: BookingPassProps) {
  const {
    summary: words,
    passengers: { free },
  } = useContent(booking);
  const labels = useContent(bookingFields);
  const { passes } = useContent(partyWords);
  const { currency, language } = useSiteContext();
  const place = useAirportPlace(airport);
  const total = bookingTotalMinor(passengers, currency);
  const amount = (minor: number) =>
    Number.isSafeInteger(minor) && minor >= 0 ? formatMoney(minor, currency, language) : "—";
  const lines = PASSENGER_TYPES.filter((type) => passengers[type] > 0);
  return (
    <BoardingPass
      className={className}
      band={<h2 className={styles.heading}>{words.heading}</h2>}
      place={{ label: labels.airport, ...(place ?? { name: words.open, isOpen: true }) }}
      facts={[
        {
          label: labels.flightDate,
          wide: true,
          value: flightDate ? (
            <time dateTime={flightDate}>{writtenDay(flightDate, language)}</time>
          ) : (
            words.open
          ),
        },
      ]}
      stub={
        <div className={styles.stub}>
          <p className={styles.total}>
            <span id="booking-total">{words.total}</span>
            <output
              name="total"
              aria-labelledby="booking-total"
              aria-live="polite"
              className={styles.amount}
            >
              {amount(total)}
            </output>
          </p>
          {action}
        </div>
      }
    >
      <dl className={styles.lines}>
        {lines.map((type) => (
          <div key={type}>
            <dt>{words.lines[type](passengers[type])}</dt>
            <dd>
              {type === "infants" ? free : amount(passengers[type] * fareMinor(type, currency))}
            </dd>
          </div>
        ))}
      </dl>
      {total >= 0 && <p data-field="passes">{passes(partySize(passengers))}</p>}
      <p className="note">{words.note}</p>
    </BoardingPass>
  );
}
