import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { SelectField, TextField } from "../../components/ui/field.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { Spinner } from "../../components/ui/spinner.tsx";
import { useFormValues } from "../../components/ui/use-form-values.ts";
import { airports as airportNames } from "../../content/airports.ts";
import { booking } from "../../content/booking.ts";
import { AIRPORT_CODES } from "../../domain/orders/airports.ts";
import { LARGE_PARTY, MIN_PASSENGERS, PASSENGER_TYPES, partySize } from "../../domain/orders/fares.ts";
import { useContent, useVisitor } from "../../lib/visitor.tsx";
import styles from "./booking-form.module.css";
import { BookingTotal } from "./booking-total.tsx";
import { passengersOf } from "./booking-values.ts";
import { PassengerCounter } from "./passenger-counter.tsx";
import { useBooking } from "./use-booking.ts";

/** 'Book Your Fast Track': who books, where, how many, and what it costs (docs/product.md, "Booking form"). */
export function BookingForm() {
  const words = useContent(booking);
  const names = useContent(airportNames);
  const { facts } = useVisitor();
  const form = useRef<HTMLFormElement>(null);
  const values = useFormValues(form);
  const passengers = passengersOf(values, MIN_PASSENGERS);
  const { errors, submitting, submit } = useBooking(form);

  const { personal, trip } = words;
  const fares = { adults: facts.price.adult, children: facts.price.child, infants: words.passengers.free };
  const isPast = Boolean(values.flightDate) && (values.flightDate ?? "") < new Date().toISOString().slice(0, 10);

  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit} aria-label={words.title}>
      <div className={styles.fields}>
        <Card>
          <fieldset>
            <legend className={styles.legend}>{personal.heading}</legend>
            <p className={styles.note}>{personal.requiredNote}</p>
            <div className={styles.grid}>
              <TextField
                name="firstName"
                label={personal.firstName}
                mark={personal.required}
                required
                autoComplete="given-name"
                error={errors.firstName}
              />
              <TextField
                name="lastName"
                label={personal.lastName}
                mark={personal.required}
                required
                autoComplete="family-name"
                error={errors.lastName}
              />
              <TextField
                name="email"
                type="email"
                label={personal.email}
                mark={personal.required}
                required
                autoComplete="email"
                hint={personal.emailHint}
                error={errors.email}
                className={styles.full}
              />
              <TextField
                name="companyName"
                label={personal.companyName}
                mark={personal.optional}
                autoComplete="organization"
                error={errors.companyName}
              />
              <TextField name="vatNumber" label={personal.vatNumber} mark={personal.optional} autoComplete="off" error={errors.vatNumber} />
            </div>
          </fieldset>
        </Card>

        <Card>
          <fieldset>
            <legend className={styles.legend}>{trip.heading}</legend>
            <div className={styles.grid}>
              <SelectField
                name="airport"
                label={trip.airport}
                mark={personal.optional}
                defaultValue=""
                error={errors.airport}
                className={styles.full}
              >
                <option value="">{trip.selectAirport}</option>
                {AIRPORT_CODES.map((code) => (
                  <option key={code} value={code}>
                    {names[code]}
                  </option>
                ))}
              </SelectField>
              <TextField
                name="flightDate"
                type="date"
                label={trip.flightDate}
                mark={personal.optional}
                hint={isPast ? trip.pastDate : undefined}
                error={errors.flightDate}
              />
              <TextField
                name="flightNumber"
                label={trip.flightNumber}
                mark={personal.optional}
                autoComplete="off"
                hint={trip.flightNumberHint}
                error={errors.flightNumber}
              />
            </div>
          </fieldset>
        </Card>

        <Card>
          <fieldset>
            <legend className={styles.legend}>{words.passengers.heading}</legend>
            {PASSENGER_TYPES.map((type) => (
              <PassengerCounter
                key={type}
                type={type}
                label={words.passengers[type]}
                detail={words.passengers[`${type}Age`]}
                fare={type === "infants" ? words.passengers.free : `${fares[type]} ${words.passengers.each}`}
                minimum={MIN_PASSENGERS[type]}
                count={passengers[type]}
                increase={words.passengers.increase[type]}
                decrease={words.passengers.decrease[type]}
                error={errors[type]}
              />
            ))}
            <div role="status">{partySize(passengers) > LARGE_PARTY && <Notice>{words.passengers.largeParty}</Notice>}</div>
          </fieldset>
        </Card>
      </div>

      <aside className={styles.summary}>
        <BookingTotal passengers={passengers} />
        <Button type="submit" variant="accent" size="l" wide busy={submitting}>
          {submitting ? (
            <>
              <Spinner /> {words.processing}
            </>
          ) : (
            words.submit
          )}
        </Button>
        <div className={styles.trial}>
          <h2>{words.trial.heading}</h2>
          <p>{words.trial.text}</p>
          <Link to="/pre-checkout">{words.trial.link}</Link>
        </div>
      </aside>
    </form>
  );
}
