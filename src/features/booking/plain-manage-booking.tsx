import { useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { FieldErrorsContext } from "#components/ui/field.tsx";
import { usePostedErrors, usePostedFailure } from "#components/ui/form.tsx";
import { ErrorNotice } from "#components/ui/notice.tsx";
import { booking as bookingContent } from "#content/booking.ts";
import { manageBooking } from "#content/manage-booking.ts";
import { maySettle } from "#domain/bookings/booking-change.ts";
import type { RefusedForm } from "#domain/bookings/posted-form.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import { useOrderMoney } from "#lib/page/order-formats.ts";
import type { PostedOutcome } from "#lib/page/page-input.ts";
import { useContent } from "#lib/page/site-context.tsx";
import { ChangeFields } from "./change-fields.tsx";
import { ManageCard } from "./manage-card.tsx";
import styles from "./manage-booking.module.css";

interface PlainProps {
  booking: Booking;
  posted: RefusedForm | undefined;
}

/** Changes and cancellation without script: two folds with forms that post to this page. */
export function PlainManageBooking({
  booking,
  posted,
}: {
  booking: Booking;
  posted: PostedOutcome | undefined;
}) {
  return (
    <ManageCard booking={booking}>
      <PlainChange booking={booking} posted={posted?.change} />
      {maySettle(booking) && <PlainCancel booking={booking} posted={posted?.cancellation} />}
    </ManageCard>
  );
}

function PlainChange({ booking, posted }: PlainProps) {
  const words = useContent(manageBooking);
  const form = useRef<HTMLFormElement>(null);
  const errors = usePostedErrors(posted, useContent(bookingContent).personal.emailRequired);
  // An order that has changed meanwhile is shown as it stands.
  const typed = posted?.code === "version_conflict" ? undefined : posted?.typed;
  return (
    <details open={posted !== undefined} className={styles.fold}>
      <summary>{words.open}</summary>
      <form ref={form} method="post" noValidate className="stack" aria-label={words.open}>
        <Refusal posted={posted} text={words.form.failure.description} />
        <input type="hidden" name="action" value="change" />
        <input type="hidden" name="version" value={booking.order.version} />
        <FieldErrorsContext value={errors}>
          <ChangeFields booking={booking} form={form} typed={typed} />
        </FieldErrorsContext>
        {maySettle(booking) && booking.order.paid_amount > 0 && (
          <p className="note">{words.price.either}</p>
        )}
        <div>
          <Button type="submit">{words.form.submit}</Button>
        </div>
      </form>
    </details>
  );
}

function PlainCancel({ booking: { order }, posted }: PlainProps) {
  const words = useContent(manageBooking).cancel;
  const money = useOrderMoney(order);
  const left = order.paid_amount - order.refunded_amount;
  return (
    <details open={posted !== undefined} className={styles.fold}>
      <summary>{words.open}</summary>
      <form method="post" className="stack" aria-label={words.question}>
        <Refusal posted={posted} text={words.failure.description} />
        <input type="hidden" name="action" value="cancel" />
        <input type="hidden" name="version" value={order.version} />
        <p>{left > 0 ? words.refund(money.exact(left)) : words.unpaid}</p>
        <div>
          <Button type="submit" variant="danger">
            {words.submit}
          </Button>
        </div>
      </form>
    </details>
  );
}

function Refusal({ posted, text }: { posted: RefusedForm | undefined; text: string }) {
  const { refusals, marked } = useContent(manageBooking);
  const failure = usePostedFailure(posted?.code) ?? text;
  const reason = posted && (posted.issues.length > 0 ? marked : (refusals[posted.code] ?? failure));
  return <ErrorNotice error={reason ? { text: reason } : null} />;
}
