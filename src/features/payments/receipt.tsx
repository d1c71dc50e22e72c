import { Printer } from "lucide-react";
import { Button } from "../../components/ui/button.tsx";
import { DescriptionList } from "../../components/ui/description-list.tsx";
import { checkout } from "../../content/checkout.ts";
import type { Booking } from "../../domain/orders/order.schema.ts";
import { useContent, useSiteContext } from "../../lib/page/site-context.tsx";
import { useOrderMoney } from "../../lib/page/order-formats.ts";
import styles from "./panel.module.css";

export default function Receipt({ booking: { order, customer, payment } }: { booking: Booking }) {
  const words = useContent(checkout).outcome;
  const { site, facts } = useSiteContext();
  const money = useOrderMoney(order);
  return (
    <>
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
          <p className="note">
            {words.partly(money.exact(order.refunded_amount))} {words.bank}
          </p>
        )}
      </section>
      <Button variant="outline" className={styles.action} onClick={() => print()}>
        <Printer size={18} aria-hidden="true" /> {words.receipt.print}
      </Button>
    </>
  );
}
