import { Check, Printer, Ticket } from "lucide-react";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { DescriptionList } from "../../components/ui/description-list.tsx";
import { checkout } from "../../content/checkout.ts";
import { partySize } from "../../domain/orders/fares.ts";
import type { Booking } from "../../domain/orders/order.schema.ts";
import { useContent, useSiteContext } from "../../lib/page/site-context.tsx";
import { useOrderMoney } from "../../lib/page/order-formats.ts";
import { Outcome } from "./outcome-panels.tsx";
import styles from "./panel.module.css";

/** Paid: thanks, the essentials, and the facts of the receipt, to print. */
export function PaidPanel({ booking: { order, customer, payment } }: { booking: Booking }) {
  const words = useContent(checkout).outcome;
  const { site, facts } = useSiteContext();
  const money = useOrderMoney(order);
  const { heading, text } =
    words[order.due_amount > 0 ? "paidSoFar" : order.status === "completed" ? "completed" : "paid"];
  const party = partySize(order);
  const passText =
    order.unpaid_travellers > 0
      ? words.pass.forSome(party - order.unpaid_travellers, party)
      : words.pass.text;
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
        {order.status === "paid" && <p>{order.pass_url ? passText : words.lane}</p>}
      </div>
      {order.pass_url && (
        <ButtonLink
          to="/pass/$code"
          params={{ code: readPassCode(order.pass_url) }}
          variant={order.due_amount > 0 ? "outline" : "accent"}
          size="l"
          className={styles.action}
        >
          <Ticket size={18} aria-hidden="true" /> {words.pass.link}
        </ButtonLink>
      )}
      <section aria-labelledby="receipt-heading" className={styles.receipt}>
        <h3 id="receipt-heading" className={styles.receiptHeading}>
          {words.receipt.heading}
        </h3>
        <DescriptionList
          facts={[
            // Staff may mark an order paid whose money came another way.
            { label: words.receipt.amount, value: money.exact(order.paid_amount || order.amount) },
            {
              label: words.receipt.paidOn,
              value: payment.paid_at && words.receipt.moment(facts.moment(payment.paid_at)),
            },
            {
              label: words.receipt.lastPaidOn,
              value:
                payment.last_paid_at && words.receipt.moment(facts.moment(payment.last_paid_at)),
            },
            { label: words.receipt.order, value: order.order_number },
            { label: words.receipt.email, value: customer.email },
            {
              label: words.receipt.seller,
              value: `${site.company.legalName}, ${site.company.address}`,
            },
          ]}
        />
        {order.refunded_amount > 0 && (
          <p className={styles.hint}>
            {words.partly(money.exact(order.refunded_amount))} {words.bank}
          </p>
        )}
      </section>
      <Button variant="outline" className={styles.action} onClick={() => print()}>
        <Printer size={18} aria-hidden="true" /> {words.receipt.print}
      </Button>
    </Outcome>
  );
}

function readPassCode(passUrl: string): string {
  return passUrl.slice(passUrl.lastIndexOf("/") + 1);
}
