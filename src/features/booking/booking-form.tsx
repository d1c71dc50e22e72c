import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Card } from "../../components/ui/card.tsx";
import { CheckField } from "../../components/ui/check-field.tsx";
import { SelectField, TextField } from "../../components/ui/field.tsx";
import { useFormText } from "../../components/ui/form-values.ts";
import { Form } from "../../components/ui/form.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { RichText } from "../../components/ui/rich-text.tsx";
import { SubmitButton } from "../../components/ui/submit-button.tsx";
import { airports } from "../../content/airports.ts";
import { bookingFields } from "../../content/booking-fields.ts";
import { booking } from "../../content/booking.ts";
import { firstFlightDate } from "../../domain/airports/airport-time.ts";
import { AIRPORT_CODES } from "../../domain/airports/airports.ts";
import type { BookingStart } from "../../domain/bookings/booking-start.ts";
import { isBeforeWithdrawalEnds } from "../../domain/bookings/early-performance.ts";
import { PERSON_FIELDS, TRIP_FACTS } from "../../domain/orders/booking-fields.ts";
import {
  LARGE_PARTY,
  MIN_PASSENGERS,
  type PassengerCounts,
  partySize,
  toPassengerCounts,
} from "../../domain/orders/fares.ts";
import { findRetention } from "../../domain/retention.ts";
import { useContent, useSiteContext } from "../../lib/page/site-context.tsx";
import { useFieldProps } from "../../lib/page/use-field-props.ts";
import styles from "./booking-form.module.css";
import { BookingPass } from "./booking-pass.tsx";
import { PassengerCounters } from "./passenger-counter.tsx";
import { useBookingForm } from "./use-booking-form.ts";

/** 'Book Your Fast Track' (docs/product/booking.md). */
export function BookingForm({ start }: { start: BookingStart }) {
  const words = useContent(booking);
  const form = useBookingForm();
  const typed = useFormText(form.ref);
  const initial = { ...MIN_PASSENGERS, ...(start.adults && { adults: Number(start.adults) }) };
  const passengers = toPassengerCounts({ adults: String(initial.adults), ...typed });
  return (
    <Form form={form} className={styles.form} aria-label={words.title}>
      <div className={styles.fields}>
        <PassengerFields initial={initial} passengers={passengers} />
        <TripFields start={start} airport={typed.airport} flightDate={typed.flightDate} />
        <PersonalFields />
      </div>
      <aside className={styles.aside}>
        <BookingPass
          passengers={passengers}
          airport={typed.airport ?? start.airport}
          flightDate={typed.flightDate}
          className={styles.pass}
          action={
            <SubmitButton
              variant="accent"
              size="l"
              wide
              busy={form.busy}
              label={words.submit}
              busyLabel={words.processing}
            />
          }
        />
        <p className={styles.unpaid}>{words.summary.unpaid}</p>
        <div className={styles.trial}>
          <h2>{words.trial.heading}</h2>
          <p>{words.trial.text}</p>
          <Link to="/pre-checkout">{words.trial.link}</Link>
        </div>
      </aside>
    </Form>
  );
}

function FieldsetCard({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <Card>
      <fieldset>
        <legend className={styles.legend}>{legend}</legend>
        {children}
      </fieldset>
    </Card>
  );
}

function PersonalFields() {
  const { personal: words } = useContent(booking);
  const propsFor = useFieldProps();
  return (
    <FieldsetCard legend={words.heading}>
      <p className={styles.note}>{words.requiredNote}</p>
      <div className={styles.grid}>
        {PERSON_FIELDS.map((field) => (
          <TextField
            key={field.name}
            {...propsFor(field)}
            {...(field.name === "companyName" && { label: words.companyName })}
            {...(field.name === "email" && { hint: words.emailHint, className: styles.full })}
            mark={field.empty === undefined ? words.required : words.optional}
          />
        ))}
      </div>
    </FieldsetCard>
  );
}

function TripFields({
  start,
  airport,
  flightDate = "",
}: {
  start: BookingStart;
  airport: string | undefined;
  flightDate: string | undefined;
}) {
  const { trip: words, personal } = useContent(booking);
  const labels = useContent(bookingFields);
  const names = useContent(airports);
  const { unpaidHours } = findRetention(useSiteContext().site);
  // Empty until the form is read: the page may have been rendered on another day.
  const today = airport === undefined ? undefined : firstFlightDate(airport, Date.now());
  const isPast = today !== undefined && flightDate !== "" && flightDate < today;
  const pastDate = isPast ? words.pastDate : undefined;
  const propsFor = useFieldProps();
  return (
    <FieldsetCard legend={words.heading}>
      <div className={styles.grid}>
        <SelectField
          name="airport"
          label={labels.airport}
          mark={personal.optional}
          hint={<RichText>{words.otherAirport}</RichText>}
          defaultValue={start.airport ?? ""}
          className={styles.full}
        >
          <option value="">{words.selectAirport}</option>
          {AIRPORT_CODES.map((code) => (
            <option key={code} value={code}>
              {names[code]}
            </option>
          ))}
        </SelectField>
        {TRIP_FACTS.map((field) => (
          <TextField
            key={field.name}
            {...propsFor(field)}
            {...(field.name === "flightDate" && { min: today, hint: pastDate })}
            {...(field.name === "flightNumber" && { hint: words.flightNumberHint })}
            mark={personal.optional}
          />
        ))}
        {isBeforeWithdrawalEnds({ airport, flightDate }, Date.now(), unpaidHours) && (
          <CheckField
            name="earlyPerformance"
            label={words.early.consent}
            hint={words.early.hint}
            className={styles.full}
          />
        )}
        {(!airport || !flightDate) && (
          <p className={styles.later}>
            <RichText>{words.later}</RichText>
          </p>
        )}
      </div>
    </FieldsetCard>
  );
}

function PassengerFields({
  initial,
  passengers,
}: {
  initial: PassengerCounts;
  passengers: PassengerCounts;
}) {
  const { passengers: words } = useContent(booking);
  return (
    <FieldsetCard legend={words.heading}>
      <PassengerCounters initial={initial} passengers={passengers} />
      <div role="status">
        {partySize(passengers) > LARGE_PARTY && <Notice>{words.largeParty}</Notice>}
      </div>
    </FieldsetCard>
  );
}
