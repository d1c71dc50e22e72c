import { AirportSelect } from "#components/sections/airport-select.tsx";
import { TextField } from "#components/ui/field.tsx";
import { useFormText } from "#components/ui/form-values.ts";
import { Form, useForm } from "#components/ui/form.tsx";
import { SubmitButton } from "#components/ui/submit-button.tsx";
import { bookingFields } from "#content/booking-fields.ts";
import { booking as bookingContent } from "#content/booking.ts";
import { manageBooking } from "#content/manage-booking.ts";
import { firstFlightDate } from "#domain/airports/airport-time.ts";
import type { BookingChange } from "#domain/orders/booking-change.schema.ts";
import type { Order } from "#domain/orders/order.schema.ts";
import { serverNow } from "#lib/api/server-clock.ts";
import { awaitChange } from "#lib/api/use-action.ts";
import { explainSaleStop } from "#lib/orders/sale-stop-text.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { api } from "#lib/session/api.ts";
import styles from "./manage-booking.module.css";

interface OpenTripProps {
  order: Pick<Order, "id" | "version" | "airport" | "flight_date">;
  onChanged: () => Promise<void>;
}

/** Until airport and day are set, a paid booking's pass is valid without them. */
export default function OpenTrip({ order, onChanged }: OpenTripProps) {
  const words = useContent(manageBooking);
  const { trip } = useContent(bookingContent);
  const labels = useContent(bookingFields);
  const { language } = useSiteContext();
  const form = useForm<BookingChange>({
    ...words.form.failure,
    explain: (error) => explainSaleStop(error, language) ?? words.refusals[error.code],
    schema: async () =>
      (await import("#domain/orders/booking-change.schema.ts")).BookingChangeSchema,
    values: (typed) => ({ ...typed, version: order.version }),
    submit: async (json) => {
      const { $patch } = api.public.bookings[":orderId"];
      await awaitChange($patch({ param: { orderId: order.id }, json }), onChanged);
      await onChanged();
    },
  });
  const airport = useFormText(form.ref).airport ?? order.airport;
  return (
    <Form form={form} className={styles.open} aria-label={words.openTrip.heading}>
      <h2 className={styles.heading}>{words.openTrip.heading}</h2>
      {order.airport === "" && (
        <AirportSelect
          defaultValue=""
          none={trip.selectAirport}
          label={labels.airport}
          className={styles.airport}
        />
      )}
      {order.flight_date === null && (
        <TextField
          name="flightDate"
          type="date"
          label={labels.flightDate}
          min={firstFlightDate(airport, serverNow())}
        />
      )}
      <SubmitButton words={{ submit: words.openTrip.submit, busy: words.form.busy }} />
    </Form>
  );
}
