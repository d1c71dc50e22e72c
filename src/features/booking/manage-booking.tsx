import { lazy, Suspense, useId, useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { ConfirmDialog } from "../../components/ui/confirm-dialog.tsx";
import { RichText } from "../../components/ui/rich-text.tsx";
import { manageBooking } from "../../content/manage-booking.ts";
import { lastDayToChange, mayChangeBooking } from "../../domain/bookings/booking-change.ts";
import { NEW_ORDER_STATUS } from "../../domain/orders/order-status.ts";
import type { Booking } from "../../domain/orders/order.schema.ts";
import type { ApiError } from "../../lib/api/api-client.ts";
import { api } from "../../lib/session/api.ts";
import { useContent, useSiteContext } from "../../lib/page/site-context.tsx";
import { showToast } from "../../lib/api/toast.ts";
import { useOrderMoney } from "../../lib/page/order-formats.ts";
import styles from "./manage-booking.module.css";

/** Fields and words load with the first change. */
const ChangeBookingForm = lazy(() => import("./change-booking-form.tsx"));

interface ManageBookingProps {
  booking: Booking;
  onChanged: () => Promise<void>;
}

/** Changes and cancellation by the traveller, and until when (docs/product/booking.md). */
export default function ManageBooking({ booking, onChanged }: ManageBookingProps) {
  const { order } = booking;
  const words = useContent(manageBooking);
  const { facts, site } = useSiteContext();
  const headingId = useId();
  const [isOpen, setOpen] = useState(false);
  const isUnpaid = order.status === NEW_ORDER_STATUS;
  if (!isUnpaid && order.status !== "paid") return null;
  const { status, airport, flight_date: flightDate } = order;
  const mayChange = mayChangeBooking({ status, airport, flightDate }, Date.now(), site.changeDays);
  const lastDay = lastDayToChange(flightDate, site.changeDays);
  const untilWhen = lastDay === null ? words.untilUsed : words.until(facts.date(lastDay));
  return (
    <Card className={styles.panel}>
      <h2 id={headingId} className={styles.heading}>
        {words.heading}
      </h2>
      {!mayChange && (
        <p>
          <RichText>{words.tooLate}</RichText>
        </p>
      )}
      {mayChange && (
        <>
          <p>{isUnpaid ? words.untilPaid : untilWhen}</p>
          {isOpen ? (
            <Suspense>
              <ChangeBookingForm
                // A new version resets the fields to the stored values.
                key={order.version}
                booking={booking}
                explain={explain}
                onChanged={async () => {
                  await onChanged();
                  setOpen(false);
                }}
                onRefused={onChanged}
                onClose={() => setOpen(false)}
              />
            </Suspense>
          ) : (
            <div className="cluster">
              <Button variant="outline" onClick={() => setOpen(true)}>
                {words.open}
              </Button>
              <CancelBooking booking={booking} explain={explain} onChanged={onChanged} />
            </div>
          )}
        </>
      )}
    </Card>
  );

  function explain({ code }: ApiError): string | undefined {
    return words.refusals[code];
  }
}

function CancelBooking({
  booking: { order },
  explain,
  onChanged,
}: ManageBookingProps & { explain: (error: ApiError) => string | undefined }) {
  const words = useContent(manageBooking).cancel;
  const money = useOrderMoney(order);
  const [isAsking, setAsking] = useState(false);
  const cancel = async () => {
    await api.public.bookings[":orderId"].cancel.$post({
      param: { orderId: order.id },
      json: { version: order.version },
    });
    showToast({ ...words.done, tone: "success" });
    await onChanged();
  };
  const left = order.paid_amount - order.refunded_amount;
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {words.open}
      </Button>
      <ConfirmDialog
        open={isAsking}
        words={words}
        failure={{ ...words.failure, explain }}
        danger
        onConfirm={cancel}
        onClose={() => setAsking(false)}
      >
        <p>{left > 0 ? words.refund(money.exact(left)) : words.unpaid}</p>
      </ConfirmDialog>
    </>
  );
}
