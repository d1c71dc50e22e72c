import type { ReactNode } from "react";
import { AirportSelect } from "#components/sections/airport-select.tsx";
import { TextField } from "#components/ui/field.tsx";
import type { FormText } from "#components/ui/form-values.ts";
import { adminOrderForms } from "#content/admin-order-forms.ts";
import { bookingFields } from "#content/booking-fields.ts";
import { isDayOver } from "#domain/airports/airport-time.ts";
import { type BookingFields, PERSON_FIELDS, TRIP_FACTS } from "#domain/orders/booking-fields.ts";
import { MIN_PASSENGERS, PASSENGER_TYPES } from "#domain/money/fares.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { useFieldProps } from "#lib/orders/use-field-props.ts";
import styles from "./orders.module.css";

interface FieldsProps {
  fields?: BookingFields | undefined;
}

type OnEmail = (email: string) => void;

/** The fields describe a customer, so autofill must not suggest the staff member's own data. */
export function PersonFields({ fields, onEmail }: FieldsProps & { onEmail?: OnEmail }) {
  const { legends, optional } = useContent(adminOrderForms);
  const propsFor = useFieldProps();
  return (
    <FieldGroup legend={legends.person}>
      {PERSON_FIELDS.map((field) => (
        <TextField
          key={field.name}
          {...propsFor(field)}
          mark={field.empty === undefined ? undefined : optional}
          autoComplete="off"
          defaultValue={fields?.[field.name]}
          className={field.type === "email" ? styles.whole : undefined}
          onBlur={
            field.type === "email" && onEmail
              ? ({ currentTarget: { value } }) => value.includes("@") && onEmail(value)
              : undefined
          }
        />
      ))}
    </FieldGroup>
  );
}

export function TripFields({ fields, typed }: FieldsProps & { typed: FormText }) {
  const { legends, optional, noAirport, pastDate } = useContent(adminOrderForms);
  const labels = useContent(bookingFields);
  const propsFor = useFieldProps();
  const airport = fields?.airport ?? "";
  const day = { airport: typed.airport ?? airport, flightDate: typed.flightDate ?? "" };
  const isPast = fields !== undefined && isDayOver(day, Date.now());
  return (
    <>
      <FieldGroup legend={legends.trip}>
        <AirportSelect
          defaultValue={airport}
          none={noAirport}
          label={labels.airport}
          mark={optional}
          className={styles.whole}
        />
        {TRIP_FACTS.map((field) => (
          <TextField
            key={field.name}
            {...propsFor(field)}
            mark={optional}
            hint={field.name === "flightDate" && isPast ? pastDate : undefined}
            defaultValue={fields?.[field.name]}
          />
        ))}
      </FieldGroup>
      <FieldGroup legend={legends.passengers}>
        {PASSENGER_TYPES.map((type) => (
          <TextField
            key={type}
            name={type}
            label={labels[type]}
            inputMode="numeric"
            autoComplete="off"
            required
            defaultValue={fields?.[type] ?? MIN_PASSENGERS[type]}
          />
        ))}
      </FieldGroup>
    </>
  );
}

export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.grid}>{children}</div>
    </fieldset>
  );
}
