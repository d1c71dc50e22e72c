import { Button } from "../../components/ui/button.tsx";
import { AirportSelect } from "../../components/sections/airport-select.tsx";
import { TextField } from "../../components/ui/field.tsx";
import { useFormText } from "../../components/ui/form-values.ts";
import { Form, useForm } from "../../components/ui/form.tsx";
import { RichText } from "../../components/ui/rich-text.tsx";
import { SubmitButton } from "../../components/ui/submit-button.tsx";
import { bookingFields } from "../../content/booking-fields.ts";
import { booking as bookingContent } from "../../content/booking.ts";
import { manageBooking } from "../../content/manage-booking.ts";
import { firstFlightDate } from "../../domain/airports/airport-time.ts";
import type { BookingChange } from "../../domain/bookings/booking-change.schema.ts";
import { PERSON_FIELDS, toBookingFields, TRIP_FACTS } from "../../domain/orders/booking-fields.ts";
import { fromMajor, toMajor } from "../../domain/money/currency.ts";
import { backAfterChange, dueAfterChange } from "../../domain/orders/order-due.ts";
import { NEW_ORDER_STATUS } from "../../domain/orders/order-status.ts";
import type { Booking } from "../../domain/orders/order.schema.ts";
import { ApiError } from "../../lib/api/api-client.ts";
import { bookingTotalMinor, toPassengerCounts } from "../../domain/orders/fares.ts";
import { api } from "../../lib/session/api.ts";
import { useOrderMoney } from "../../lib/page/order-formats.ts";
import { useContent } from "../../lib/page/site-context.tsx";
import { showToast } from "../../lib/api/toast.ts";
import { useFieldProps } from "../../lib/page/use-field-props.ts";
import styles from "./manage-booking.module.css";
import { PassengerCounters } from "./passenger-counter.tsx";

interface ChangeBookingFormProps {
  booking: Booking;
  explain: (error: ApiError) => string | undefined;
  onChanged: () => Promise<void>;
  /** Called when the booking is no longer as shown: it is read anew. */
  onRefused: () => Promise<void>;
  onClose: () => void;
}

export default function ChangeBookingForm({
  booking,
  explain,
  onChanged,
  onRefused,
  onClose,
}: ChangeBookingFormProps) {
  const { order, customer } = booking;
  const words = useContent(manageBooking);
  const { trip } = useContent(bookingContent);
  const labels = useContent(bookingFields);
  const isUnpaid = order.status === NEW_ORDER_STATUS;
  // Staff settle the price of what was paid another way.
  const hasParty = isUnpaid || order.paid_amount > order.refunded_amount;
  const form = useForm<BookingChange>({
    ...words.form.failure,
    explain,
    schema: () =>
      import("../../domain/bookings/booking-change.schema.ts").then(
        ({ BookingChangeSchema }) => BookingChangeSchema,
      ),
    values: (typed) => ({
      ...typed,
      ...(hasParty && toPassengerCounts(typed)),
      version: order.version,
    }),
    submit: async (change) => {
      try {
        await api.public.bookings[":orderId"].$patch({
          param: { orderId: order.id },
          json: change,
        });
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) await onRefused();
        throw error;
      }
      showToast({ ...words.form.saved, tone: "success" });
      await onChanged();
    },
  });
  const propsFor = useFieldProps();
  const stored = toBookingFields({ ...order, customer });
  const today = firstFlightDate(useFormText(form.ref).airport ?? order.airport, Date.now());
  return (
    <Form form={form} className="stack" aria-label={words.form.label}>
      <div className={styles.grid}>
        {PERSON_FIELDS.filter(({ untilPaid }) => isUnpaid || !untilPaid).map((field) => (
          <TextField key={field.name} {...propsFor(field)} defaultValue={stored[field.name]} />
        ))}
        <AirportSelect
          stored={order.airport}
          none={trip.selectAirport}
          label={labels.airport}
          className={styles.full}
        />
        {TRIP_FACTS.map((field) => (
          <TextField
            key={field.name}
            {...propsFor(field)}
            min={field.name === "flightDate" ? today : undefined}
            defaultValue={stored[field.name]}
          />
        ))}
      </div>
      {hasParty && <Passengers form={form} booking={booking} />}
      {!isUnpaid && (
        <p className="note">
          <RichText>{hasParty ? words.details : words.party}</RichText>
        </p>
      )}
      <div className="cluster">
        <SubmitButton busy={form.busy} label={words.form.submit} busyLabel={words.form.busy} />
        <Button variant="outline" onClick={onClose}>
          {words.form.close}
        </Button>
      </div>
    </Form>
  );
}

function Passengers({
  form,
  booking: { order },
}: {
  form: ReturnType<typeof useForm>;
  booking: Booking;
}) {
  const words = useContent(manageBooking).price;
  const money = useOrderMoney(order);
  const typed = useFormText(form.ref);
  const passengers = typed.adults === undefined ? order : toPassengerCounts(typed);
  const afterMinor = bookingTotalMinor(passengers, order.currency);
  const total = {
    dueMinor: fromMajor(order.due_amount),
    beforeMinor: fromMajor(order.amount),
    afterMinor,
    keptMinor: fromMajor(order.paid_amount) - fromMajor(order.refunded_amount),
  };
  const isUnpaid = order.status === NEW_ORDER_STATUS;
  const due = toMajor(isUnpaid ? afterMinor : dueAfterChange(total));
  const back = toMajor(isUnpaid ? 0 : backAfterChange(total));
  return (
    <div>
      <PassengerCounters passengers={passengers} initial={order} />
      <p role="status">
        {afterMinor !== total.beforeMinor && due > 0 && words.due(money.exact(due))}
        {back > 0 && words.back(money.exact(back))}
      </p>
    </div>
  );
}
