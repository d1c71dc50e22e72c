import { lazy, Suspense, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import type { FormText } from "#components/ui/form-values.ts";
import { manageBooking } from "#content/manage-booking.ts";
import { maySettle, refundableAmount } from "#domain/orders/booking-change.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import { awaitChange, type FailureMessages } from "#lib/api/use-action.ts";
import { api } from "#lib/session/api.ts";
import { explainSaleStop } from "#lib/orders/sale-stop-text.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { useOrderMoney } from "#lib/orders/order-formats.ts";
import { ManageCard } from "./manage-card.tsx";

const ChangeBookingForm = lazy(() => import("./change-booking-form.tsx"));

interface ManageBookingProps {
  booking: Booking;
  isFolded?: boolean;
  onChanged: () => Promise<void>;
}

export default function ManageBooking({ booking, isFolded, onChanged }: ManageBookingProps) {
  const words = useContent(manageBooking);
  const { language } = useSiteContext();
  /** 0 means no form; each refusal opens a new one. */
  const [form, setForm] = useState(0);
  const [typed, setTyped] = useState<FormText>();
  const close = () => {
    setTyped(undefined);
    setForm(0);
  };
  // A cancellation also ends the toast of a change that failed before it.
  const failure: FailureMessages = {
    topic: "manage-booking",
    explain: (error) => explainSaleStop(error, language) ?? words.refusals[error.code],
  };
  return (
    <ManageCard booking={booking} isFolded={isFolded}>
      {form ? (
        <Suspense>
          <ChangeBookingForm
            // The key restarts the fields that the customer has not edited.
            key={form}
            booking={booking}
            failure={failure}
            onChanged={async () => {
              await onChanged();
              close();
            }}
            onRefused={async (now) => {
              await onChanged();
              setTyped(now);
              setForm(form + 1);
            }}
            typed={typed}
            onClose={close}
          />
        </Suspense>
      ) : (
        <div className="cluster">
          <Button variant="outline" onClick={() => setForm(1)}>
            {words.open}
          </Button>
          {maySettle(booking) && (
            <CancelBooking booking={booking} failure={failure} onChanged={onChanged} />
          )}
        </div>
      )}
    </ManageCard>
  );
}

function CancelBooking({
  booking: { order, payment },
  failure,
  onChanged,
}: ManageBookingProps & { failure: FailureMessages }) {
  const words = useContent(manageBooking).cancel;
  const money = useOrderMoney(order);
  const refundable = refundableAmount({ order, payment });
  const [isAsking, setAsking] = useState(false);
  const cancel = async () => {
    const param = { orderId: order.id };
    const { $post } = api.public.bookings[":orderId"].cancel;
    await awaitChange($post({ param, json: { version: order.version } }), onChanged);
    await onChanged();
  };
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {words.open}
      </Button>
      <ConfirmDialog
        open={isAsking}
        words={words}
        failure={{ ...words.failure, ...failure }}
        danger
        onConfirm={cancel}
        onClose={() => setAsking(false)}
      >
        <p>{refundable > 0 ? words.refund(money.exact(refundable)) : words.unpaid}</p>
      </ConfirmDialog>
    </>
  );
}
