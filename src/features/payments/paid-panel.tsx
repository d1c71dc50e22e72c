import { Check, Printer, Ticket } from "lucide-react";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { DescriptionList } from "../../components/ui/description-list.tsx";
import { checkout } from "../../content/checkout.ts";
import { partySize } from "../../domain/orders/fares.ts";
import type { Booking } from "../../domain/orders/order.schema.ts";
import { useContent, useSiteContext } from "../../lib/site-context.tsx";
import { useOrderMoney } from "../../lib/order-money.ts";
import { Outcome } from "./outcome-panels.tsx";
import styles from "./panel.module.css";

/** The order is paid: thanks, what to keep at hand, and the facts of the receipt, to print. */
export function PaidPanel({ booking: { order, customer, payment } }: { booking: Booking }) {
  const messages = useContent(checkout).outcome;
  const { site, facts } = useSiteContext();
  const money = useOrderMoney(order);
  const { heading, text } = messages[order.due_amount > 0 ? "paidSoFar" : order.status === "completed" ? "completed" : "paid"];
  const party = partySize(order);
  const passText = order.unpaid_travellers > 0 ? messages.pass.forSome(party - order.unpaid_travellers, party) : messages.pass.text;
  return (
    <Outcome
      heading={heading}
      sign={
        <span className={styles.tick}>
          <Check size={20} aria-hidden="true" />
        </span>
      }
    >
      <div>
        <p>{text(customer.email)}</p>
        {order.status === "paid" && <p>{order.pass_url ? passText : messages.lane}</p>}
      </div>
      {order.pass_url && (
        <ButtonLink
          to="/pass/$code"
          params={{ code: codeOf(order.pass_url) }}
          variant={order.due_amount > 0 ? "outline" : "accent"}
          size="l"
          className={styles.action}
        >
          <Ticket size={18} aria-hidden="true" /> {messages.pass.link}
        </ButtonLink>
      )}
      <section aria-labelledby="receipt-heading" className={styles.receipt}>
        <h3 id="receipt-heading" className={styles.receiptHeading}>
          {messages.receipt.heading}
        </h3>
        <DescriptionList
          facts={[
            // Staff may mark an order paid whose money came another way.
            { label: messages.receipt.amount, value: money.exact(order.paid_amount || order.amount) },
            { label: messages.receipt.paidOn, value: payment.paid_at && messages.receipt.moment(facts.moment(payment.paid_at)) },
            { label: messages.receipt.order, value: order.order_number },
            { label: messages.receipt.email, value: customer.email },
            { label: messages.receipt.seller, value: `${site.company.legalName}, ${site.company.address}` },
          ]}
        />
        {order.refunded_amount > 0 && (
          <p className={styles.hint}>
            {messages.partly(money.exact(order.refunded_amount))} {messages.bank}
          </p>
        )}
      </section>
      <Button variant="outline" className={styles.action} onClick={() => print()}>
        <Printer size={18} aria-hidden="true" /> {messages.receipt.print}
      </Button>
    </Outcome>
  );
}

/** The code of a pass, with which its address ends. */
function codeOf(passUrl: string): string {
  return passUrl.slice(passUrl.lastIndexOf("/") + 1);
}
