import { Button } from "../../components/ui/button.tsx";
import { useForgetBooking } from "../../lib/session/use-forget-booking.ts";
import styles from "./manage-booking.module.css";

interface ForgetBookingProps {
  orderId: string;
  onForgotten: () => Promise<void>;
}

export default function ForgetBooking({ orderId, onForgotten }: ForgetBookingProps) {
  const { words, busy, forget } = useForgetBooking(orderId, onForgotten);
  return (
    <div className={styles.forget}>
      <Button variant="quiet" busy={busy} onClick={() => void forget()}>
        {busy ? words.busy : words.open}
      </Button>
      <p className={styles.hint}>{words.hint}</p>
    </div>
  );
}
