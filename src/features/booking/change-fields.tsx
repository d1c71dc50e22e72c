import type { RefObject } from "react";
import { AirportSelect } from "#components/sections/airport-select.tsx";
import { TextField } from "#components/ui/field.tsx";
import { Fold } from "#components/ui/fold.tsx";
import { type FormText, useFormText } from "#components/ui/form-values.ts";
import { RichText } from "#components/ui/rich-text.tsx";
import { bookingFields } from "#content/booking-fields.ts";
import { booking as bookingContent } from "#content/booking.ts";
import { manageBooking } from "#content/manage-booking.ts";
import { firstFlightDate } from "#domain/airports/airport-time.ts";
import { fromMajor, toMajor } from "#domain/money/currency.ts";
import {
  type BookingField,
  PERSON_FIELDS,
  toBookingFields,
  TRIP_FACTS,
} from "#domain/orders/booking-fields.ts";
import { maySettle } from "#domain/orders/booking-change.ts";
import { priceParty, toPassengerCounts } from "#domain/money/fares.ts";
import { backAfterChange, dueAfterChange } from "#domain/orders/order-due.ts";
import { NEW_ORDER_STATUS } from "#domain/orders/order-status.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import { serverNow } from "#lib/api/server-clock.ts";
import { useOrderMoney } from "#lib/orders/order-formats.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { useFieldProps } from "#lib/orders/use-field-props.ts";
import styles from "./manage-booking.module.css";
import { PassengerCounters } from "./passenger-counter.tsx";

interface ChangeFieldsProps {
  booking: Booking;
  form: RefObject<HTMLFormElement | null>;
  typed: FormText | undefined;
}

export function ChangeFields({ booking, form, typed }: ChangeFieldsProps) {
  const { order, customer } = booking;
  const words = useContent(manageBooking);
  const { trip, personal } = useContent(bookingContent);
  const labels = useContent(bookingFields);
  const isUnpaid = order.status === NEW_ORDER_STATUS;
  const hasParty = maySettle(booking);
  const propsFor = useFieldProps();
  const stored = toBookingFields({ ...order, customer });
  const today = firstFlightDate(useFormText(form).airport ?? order.airport, serverNow());
  const renderField = (field: BookingField) => (
    <TextField
      key={field.name}
      {...propsFor(field)}
      min={field.name === "flightDate" ? today : undefined}
      defaultValue={typed?.[field.name] ?? stored[field.name]}
      className={field.name === "email" ? styles.full : undefined}
      mark={field.empty === undefined ? undefined : personal.optional}
    />
  );
  const needed = PERSON_FIELDS.filter(({ empty }) => empty === undefined);
  const invoice = PERSON_FIELDS.filter(({ empty }) => empty !== undefined);
  return (
    <>
      <div className={styles.grid}>
        {needed.filter(({ untilPaid }) => isUnpaid || !untilPaid).map(renderField)}
        <AirportSelect
          defaultValue={typed?.airport ?? order.airport}
          none={trip.selectAirport}
          label={labels.airport}
          mark={personal.optional}
          className={styles.full}
        />
        {TRIP_FACTS.map(renderField)}
      </div>
      {hasParty && <Passengers form={form} booking={booking} typed={typed} />}
      {isUnpaid && (
        <Fold
          title={<span>{personal.invoice}</span>}
          open={invoice.some(({ name }) => typed?.[name] || stored[name])}
        >
          <div className={styles.grid}>{invoice.map(renderField)}</div>
        </Fold>
      )}
      {!isUnpaid && (
        <p className="note">
          <RichText>{hasParty ? words.details : words.party}</RichText>
        </p>
      )}
    </>
  );
}

function Passengers({ form, booking: { order, payment }, typed: first }: ChangeFieldsProps) {
  const words = useContent(manageBooking).price;
  const money = useOrderMoney(order);
  const typed = useFormText(form);
  const passengers = typed.adults === undefined ? order : toPassengerCounts(typed);
  const beforeMinor = fromMajor(order.amount);
  const afterMinor = fromMajor(priceParty(passengers, order.fares));
  const total = {
    dueMinor: fromMajor(order.due_amount),
    beforeMinor,
    afterMinor,
    keptMinor: fromMajor(payment.kept_amount),
    byHandMinor: fromMajor(order.by_hand_amount),
  };
  const isUnpaid = order.status === NEW_ORDER_STATUS;
  const due = toMajor(isUnpaid ? afterMinor : dueAfterChange(total));
  const back = toMajor(isUnpaid ? 0 : backAfterChange(total));
  return (
    <div>
      <PassengerCounters passengers={passengers} initial={{ ...order, ...first }} order={order} />
      <p role="status">
        {afterMinor !== beforeMinor && due > 0 && words.due(money.exact(due))}
        {back > 0 && words.back(money.exact(back))}
      </p>
    </div>
  );
}
