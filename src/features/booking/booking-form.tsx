import { Link } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense } from "react";
import { Card } from "#components/ui/card.tsx";
import { TextField } from "#components/ui/field.tsx";
import { Fold } from "#components/ui/fold.tsx";
import { type FormText, useFormText } from "#components/ui/form-values.ts";
import { Form, usePostedErrors, usePostedFailure } from "#components/ui/form.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { PostedNotice } from "#components/ui/posted-notice.tsx";
import { SubmitButton } from "#components/ui/submit-button.tsx";
import { bookingFields } from "#content/booking-fields.ts";
import { booking } from "#content/booking.ts";
import { splitName } from "#domain/accounts/user.ts";
import { firstFlightDate } from "#domain/airports/airport-time.ts";
import { onlyAirport } from "#domain/airports/airports.ts";
import type { BookingStart } from "#domain/orders/booking-start.ts";
import type { RefusedForm } from "#domain/posted-form.ts";
import { type FieldName, PERSON_FIELDS, TRIP_FACTS } from "#domain/orders/booking-fields.ts";
import {
  LARGE_PARTY,
  type PassengerCounts,
  partySize,
  toPassengerCounts,
} from "#domain/money/fares.ts";
import { serverNow } from "#lib/api/server-clock.ts";
import { readPreferences } from "#lib/site-context/preferences.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { useFieldProps } from "#lib/orders/use-field-props.ts";
import { useSession } from "#lib/session/session.ts";
import { useDraft } from "#lib/storage/draft.ts";
import { BOOKING_DRAFT } from "#lib/storage/kept-drafts.ts";
import styles from "./booking-form.module.css";
import { AirportField } from "./airport-field.tsx";
import { BookingPass } from "./booking-pass.tsx";
import { PassengerCounters } from "./passenger-counter.tsx";
import { useBookingForm } from "./use-booking-form.ts";

// A network that fails while somebody types only leaves the hint.
const EmailQuestion = lazy(() =>
  import("./email-question.tsx").catch(() => ({ default: EmailHint })),
);
const EarlyConsent = lazy(() => import("./early-consent.tsx"));
const StoppedDay = lazy(() => import("./stopped-day.tsx"));

interface BookingFormProps {
  start: BookingStart;
  /** The form as a browser without script posted it; null for an opened page. */
  posted: RefusedForm | null;
}

export function BookingForm({ start, posted }: BookingFormProps) {
  const words = useContent(booking);
  const form = useBookingForm();
  const refused = usePostedErrors(posted, words.personal.emailRequired);
  const shared = usePostedFailure(posted?.code);
  const failure = posted?.text ?? shared ?? words.failure.description;
  useDraft(form.ref, posted ? undefined : BOOKING_DRAFT, true);
  const first: FormText = { ...start, ...posted?.typed };
  const typed = useFormText(form.ref);
  const shown = { ...first, ...typed };
  const passengers = toPassengerCounts(shown);
  return (
    <Form
      form={{ ...form, errors: { ...refused, ...form.errors } }}
      className={styles.form}
      aria-label={words.title}
    >
      <input
        type="hidden"
        name="key"
        defaultValue={first.key ?? readPreferences().formKey}
        suppressHydrationWarning
      />
      <div className={styles.fields}>
        {posted && <PostedNotice text={posted.issues.length > 0 ? words.problem : failure} />}
        <PassengerFields first={first} passengers={passengers} />
        <TripFields first={first} airport={typed.airport} flightDate={typed.flightDate} />
        <PersonalFields first={first} email={typed.email} />
      </div>
      <aside className={styles.aside}>
        <BookingPass
          passengers={passengers}
          airport={shown.airport}
          flightDate={shown.flightDate}
          className={styles.pass}
          action={<SubmitButton variant="accent" size="l" wide words={words} />}
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

function EmailHint() {
  return <>{useContent(booking).personal.emailHint}</>;
}

function PersonalFields({ first, email = "" }: { first: FormText; email: string | undefined }) {
  const { personal: words } = useContent(booking);
  const propsFor = useFieldProps();
  const own = useOwnDetails();
  const invoice = PERSON_FIELDS.filter(({ empty }) => empty !== undefined);
  return (
    <FieldsetCard legend={words.heading}>
      <p className={styles.note}>{words.requiredNote}</p>
      <div className={styles.grid}>
        {PERSON_FIELDS.filter(({ empty }) => empty === undefined).map((field) => (
          <TextField
            key={field.name}
            {...propsFor(field)}
            defaultValue={first[field.name] || own[field.name]}
            {...(field.name === "email" && {
              hint: email.includes("@") ? (
                <Suspense fallback={<EmailHint />}>
                  <EmailQuestion email={email} />
                </Suspense>
              ) : (
                <EmailHint />
              ),
              className: styles.full,
            })}
            mark={words.required}
          />
        ))}
      </div>
      <Fold
        title={<span>{words.invoice}</span>}
        open={invoice.some(({ name }) => first[name])}
        onInput={({ currentTarget }) => (currentTarget.open = true)}
        className={styles.invoice}
      >
        <div className={styles.grid}>
          {invoice.map((field) => (
            <TextField
              key={field.name}
              {...propsFor(field)}
              defaultValue={first[field.name]}
              mark={words.optional}
            />
          ))}
        </div>
      </Fold>
    </FieldsetCard>
  );
}

/** A late value is safe: a browser shows a new default only in an untouched field. */
function useOwnDetails(): Partial<Record<FieldName, string>> {
  const { status, user } = useSession();
  if (status !== "signed-in") return {};
  const fullName: unknown = user.user_metadata.full_name;
  return { ...(typeof fullName === "string" && splitName(fullName)), email: user.email ?? "" };
}

function TripFields({
  first,
  airport,
  flightDate = "",
}: {
  first: FormText;
  airport: string | undefined;
  flightDate: string | undefined;
}) {
  const { trip: words, personal } = useContent(booking);
  const labels = useContent(bookingFields);
  // Undefined until the form is read, because the page may have been rendered on another day.
  const today = airport === undefined ? undefined : firstFlightDate(airport, serverNow());
  const isPast = today !== undefined && flightDate !== "" && flightDate < today;
  const pastDate = isPast ? words.pastDate : undefined;
  const propsFor = useFieldProps();
  return (
    <FieldsetCard legend={words.heading}>
      <div className={styles.grid}>
        <AirportField
          label={labels.airport}
          mark={personal.optional}
          first={first.airport ?? onlyAirport()}
          chosen={airport ?? ""}
        />
        {TRIP_FACTS.map((field) => (
          <TextField
            key={field.name}
            {...propsFor(field)}
            defaultValue={first[field.name]}
            {...(field.name === "flightDate" && { min: today, hint: pastDate })}
            {...(field.name === "flightNumber" && { hint: words.flightNumberHint })}
            mark={personal.optional}
          />
        ))}
        {flightDate && (
          <div className={styles.full}>
            {/* Parts that load late beside the submit button would move it under a press. */}
            <Suspense>
              <EarlyConsent airport={airport} flightDate={flightDate} />
            </Suspense>
            <Suspense>
              <StoppedDay airport={airport ?? ""} flightDate={flightDate} />
            </Suspense>
          </div>
        )}
        {(!airport || !flightDate) && <p className={styles.later}>{words.later}</p>}
      </div>
    </FieldsetCard>
  );
}

function PassengerFields({ first, passengers }: { first: FormText; passengers: PassengerCounts }) {
  const { passengers: words } = useContent(booking);
  return (
    <FieldsetCard legend={words.heading}>
      <PassengerCounters initial={first} passengers={passengers} />
      <div role="status">
        {partySize(passengers) > LARGE_PARTY && <Notice>{words.largeParty}</Notice>}
      </div>
    </FieldsetCard>
  );
}
