import { Button } from "#components/ui/button.tsx";
import type { Booking } from "#domain/orders/order.schema.ts";
import { passCodeIn } from "#domain/passes/pass.ts";
import { forgetPage, KEPT_PASS } from "#lib/storage/kept-page.ts";
import { useForgetBooking } from "#lib/session/use-forget-booking.ts";
import styles from "./manage-booking.module.css";

interface ForgetBookingProps {
  order: Booking["order"];
  onForgotten: () => Promise<void>;
}

export default function ForgetBooking({ order, onForgotten }: ForgetBookingProps) {
  const { words, busy, forget } = useForgetBooking(order.id, async () => {
    const code = order.pass_url && passCodeIn(order.pass_url);
    if (code) await forgetPage(KEPT_PASS + code);
    await onForgotten();
  });
  return (
    <div className={styles.forget}>
      <Button variant="quiet" busy={busy} onClick={() => void forget()}>
        {busy ? words.busy : words.open}
      </Button>
      <p className="note">{words.hint}</p>
    </div>
  );
}
