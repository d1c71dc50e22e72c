import type { ReactNode } from "react";
import { SelectField, TextField } from "../../../../components/ui/field.tsx";
import type { FormText } from "../../../../components/ui/form-values.ts";
import { adminOrderForms } from "../../../../content/admin-order-forms.ts";
import { airports } from "../../../../content/airports.ts";
import { isDayOver } from "../../../../domain/airports/airport-time.ts";
import { AIRPORT_CODES } from "../../../../domain/airports/airports.ts";
import type { BookingFields } from "../../../../domain/orders/booking-fields.ts";
import { MIN_PASSENGERS, PASSENGER_TYPES } from "../../../../domain/orders/fares.ts";
import { useContent } from "../../../../lib/page/site-context.tsx";
import styles from "./orders.module.css";

interface FieldsProps {
  /** The first values; absent for a new booking. */
  fields?: BookingFields | undefined;
}

/** The data are somebody else's, so the browser suggests nothing of its own user. */
export function PersonFields({ fields }: FieldsProps) {
  const { fields: labels, legends, optional } = useContent(adminOrderForms);
  const required = { required: true, autoComplete: "off" } as const;
  return (
    <FieldGroup legend={legends.person}>
      <TextField
        name="firstName"
        label={labels.firstName}
        defaultValue={fields?.firstName}
        {...required}
      />
      <TextField
        name="lastName"
        label={labels.lastName}
        defaultValue={fields?.lastName}
        {...required}
      />
      <TextField
        name="email"
        type="email"
        label={labels.email}
        defaultValue={fields?.email}
        {...required}
        className={styles.whole}
      />
      <TextField
        name="companyName"
        label={labels.companyName}
        mark={optional}
        defaultValue={fields?.companyName}
        autoComplete="off"
      />
      <TextField
        name="vatNumber"
        label={labels.vatNumber}
        mark={optional}
        defaultValue={fields?.vatNumber}
        autoComplete="off"
      />
    </FieldGroup>
  );
}

/** A past day is pointed out while the booking changes. */
export function TripFields({ fields, typed }: FieldsProps & { typed: FormText }) {
  const { fields: labels, legends, optional, noAirport, pastDate } = useContent(adminOrderForms);
  const names: Partial<Record<string, string>> = useContent(airports);
  const airport = fields?.airport ?? "";
  // Anything may have been booked as an airport.
  const codes: readonly string[] =
    airport === "" || airport in names ? AIRPORT_CODES : [airport, ...AIRPORT_CODES];
  const day = { airport: typed.airport ?? airport, flightDate: typed.flightDate ?? "" };
  const isPast = fields !== undefined && isDayOver(day, Date.now());
  return (
    <>
      <FieldGroup legend={legends.trip}>
        <SelectField
          name="airport"
          label={labels.airport}
          mark={optional}
          defaultValue={airport}
          className={styles.whole}
        >
          <option value="">{noAirport}</option>
          {codes.map((code) => (
            <option key={code} value={code}>
              {names[code] ?? code}
            </option>
          ))}
        </SelectField>
        <TextField
          name="flightDate"
          type="date"
          label={labels.flightDate}
          mark={optional}
          hint={isPast ? pastDate : undefined}
          defaultValue={fields?.flightDate}
        />
        <TextField
          name="flightNumber"
          label={labels.flightNumber}
          mark={optional}
          defaultValue={fields?.flightNumber}
          autoComplete="off"
        />
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
