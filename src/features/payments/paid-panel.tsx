import Ticket from "lucide-react/icons/ticket";
import { ButtonLink } from "#components/ui/button.tsx";
import { checkout } from "#content/checkout.ts";
import { partySize } from "#domain/money/fares.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import { readPassCode } from "#domain/passes/pass-address.ts";
import { useOrderMoney } from "#lib/orders/order-formats.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { Outcome } from "./outcome-panels.tsx";
import { PaidTick } from "./paid-tick.tsx";
import styles from "./panel.module.css";
import { Receipt } from "./receipt.tsx";

export default function PaidPanel({ booking }: { booking: Booking }) {
  const { order, customer, payment } = booking;
  const words = useContent(checkout).outcome;
  const paid = payment.receipt_amount > 0 ? "paid" : "confirmed";
  const { heading } =
    words[order.due_amount > 0 ? "paidSoFar" : order.status === "completed" ? "completed" : paid];
  const party = partySize(order);
  const money = useOrderMoney(order);
  const passText =
    order.unpaid_travellers > 0
      ? words.pass.forSome(party - order.unpaid_travellers, party)
      : words.pass.text(party);
  return (
    <Outcome heading={heading} sign={<PaidTick />}>
      <div>
        {!order.mail_trouble && <p>{words.emails(customer.email)}</p>}
        {order.status === "paid" && <p>{order.pass_url ? passText : words.lane}</p>}
        {payment.back_amount > 0 && (
          <p data-field="refund">
            {words.cancelled.owed(money.exact(payment.back_amount))} {words.bank}
          </p>
        )}
      </div>
      {order.pass_url && (
        <ButtonLink
          to="/pass/$code"
          params={{ code: readPassCode(order.pass_url) }}
          variant={order.due_amount > 0 ? "outline" : "accent"}
          size="l"
          className={styles.action}
        >
          <Ticket size={18} aria-hidden /> {words.pass.link}
        </ButtonLink>
      )}
      <Receipt booking={booking} />
    </Outcome>
  );
}
