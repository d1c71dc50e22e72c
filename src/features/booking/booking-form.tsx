import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Card } from "../../components/ui/card.tsx";
import { CheckField } from "../../components/ui/check-field.tsx";
import { SelectField, TextField } from "../../components/ui/field.tsx";
import { useFormText } from "../../components/ui/form-values.ts";
import { Form } from "../../components/ui/form.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { SubmitButton } from "../../components/ui/submit-button.tsx";
import { airports } from "../../content/airports.ts";
import { booking } from "../../content/booking.ts";
import { AIRPORT_CODES } from "../../domain/orders/airports.ts";
import type { BookingStart } from "../../domain/orders/booking-start.ts";
import { isBeforeWithdrawalEnds } from "../../domain/orders/early-performance.ts";
import { LARGE_PARTY, MIN_PASSENGERS, type PassengerCounts, partySize } from "../../domain/orders/fares.ts";
import { toPassengerCounts } from "../../lib/passenger-counts.ts";
import { useContent } from "../../lib/site-context.tsx";
import styles from "./booking-form.module.css";
import { BookingTotal } from "./booking-total.tsx";
import { PassengerCounters } from "./passenger-counter.tsx";
import { useBookingForm } from "./use-booking-form.ts";

/** 'Book Your Fast Track': who books, where, how many, and what it costs (docs/product.md, "Booking form"). */
export function BookingForm({ start }: { start: BookingStart }) {
  const messages = useContent(booking);
  const form = useBookingForm();
  const typed = useFormText(form.ref);
  const initial = { ...MIN_PASSENGERS, ...(start.adults && { adults: Number(start.adults) }) };
  const passengers = toPassengerCounts({ adults: String(initial.adults), ...typed });
  return (
    <Form form={form} className={styles.form} aria-label={messages.title}>
      <div className={styles.fields}>
        <PersonalFields />
        <TripFields start={start} airport={typed.airport} flightDate={typed.flightDate} />
        <PassengerFields initial={initial} passengers={passengers} />
      </div>
      <aside className={styles.summary}>
        <BookingTotal passengers={passengers} />
        <SubmitButton variant="accent" size="l" wide busy={form.busy} label={messages.submit} busyLabel={messages.processing} />
        <p className={styles.unpaid}>{messages.summary.unpaid}</p>
        <div className={styles.trial}>
          <h2>{messages.trial.heading}</h2>
          <p>{messages.trial.text}</p>
          <Link to="/pre-checkout">{messages.trial.link}</Link>
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

const PERSONAL_FIELDS = [
  { name: "firstName", required: true, autoComplete: "given-name" },
  { name: "lastName", required: true, autoComplete: "family-name" },
  { name: "email", type: "email", required: true, autoComplete: "email", hint: "emailHint", className: styles.full },
  { name: "companyName", autoComplete: "organization" },
  { name: "vatNumber", autoComplete: "off" },
] as const;

function PersonalFields() {
  const { personal: messages } = useContent(booking);
  return (
    <FieldsetCard legend={messages.heading}>
      <p className={styles.note}>{messages.requiredNote}</p>
      <div className={styles.grid}>
        {PERSONAL_FIELDS.map((field) => (
          <TextField
            key={field.name}
            {...field}
            label={messages[field.name]}
            mark={"required" in field ? messages.required : messages.optional}
            hint={"hint" in field ? messages[field.hint] : undefined}
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
  const { trip: messages, personal } = useContent(booking);
  const names = useContent(airports);
  const isPast = flightDate !== "" && flightDate < new Date().toISOString().slice(0, 10);
  return (
    <FieldsetCard legend={messages.heading}>
      <div className={styles.grid}>
        <SelectField
          name="airport"
          label={messages.airport}
          mark={personal.optional}
          defaultValue={start.airport ?? ""}
          className={styles.full}
        >
          <option value="">{messages.selectAirport}</option>
          {AIRPORT_CODES.map((code) => (
            <option key={code} value={code}>
              {names[code]}
            </option>
          ))}
        </SelectField>
        <TextField
          name="flightDate"
          type="date"
          label={messages.flightDate}
          mark={personal.optional}
          hint={isPast ? messages.pastDate : undefined}
        />
        <TextField
          name="flightNumber"
          label={messages.flightNumber}
          mark={personal.optional}
          autoComplete="off"
          hint={messages.flightNumberHint}
        />
        {isBeforeWithdrawalEnds({ airport, flightDate }, Date.now()) && (
          <CheckField name="earlyPerformance" label={messages.early.consent} hint={messages.early.hint} className={styles.full} />
        )}
      </div>
    </FieldsetCard>
  );
}

function PassengerFields({ initial, passengers }: { initial: PassengerCounts; passengers: PassengerCounts }) {
  const { passengers: messages } = useContent(booking);
  return (
    <FieldsetCard legend={messages.heading}>
      <PassengerCounters initial={initial} passengers={passengers} />
      <div role="status">{partySize(passengers) > LARGE_PARTY && <Notice>{messages.largeParty}</Notice>}</div>
    </FieldsetCard>
  );
}
