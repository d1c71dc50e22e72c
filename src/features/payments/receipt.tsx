import Printer from "lucide-react/icons/printer";
import { Button } from "#components/ui/button.tsx";
import { DescriptionList } from "#components/ui/description-list.tsx";
import { bookingFields } from "#content/booking-fields.ts";
import { receipt } from "#content/receipt.ts";
import { seller } from "#content/seller.ts";
import { checkout } from "#content/checkout.ts";
import { fromMajor, toMajor } from "#domain/money/currency.ts";
import { contactPerson } from "#domain/orders/customer.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import { includedVat, notCharged, receiptLines } from "#domain/orders/receipt.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { useOrderMoney } from "#lib/orders/order-formats.ts";
import { OrderNumber } from "./order-summary.tsx";
import styles from "./receipt.module.css";

export function Receipt({ booking }: { booking: Booking }) {
  const { order, customer, payment } = booking;
  const words = useContent(receipt);
  const { bank } = useContent(checkout).outcome;
  const labels = useContent(bookingFields);
  const { site, facts } = useSiteContext();
  const person = contactPerson(customer);
  const { name: sellerName } = useContent(seller);
  const moment = (iso: string | null | undefined) => iso && words.moment(facts.moment(iso));
  return (
    <>
      <section aria-labelledby="receipt-heading" className={styles.receipt}>
        <p className={styles.brand}>{site.company.name}</p>
        <h3 id="receipt-heading" className={styles.heading}>
          {words.heading}
        </h3>
        <Sums booking={booking} />
        <DescriptionList
          facts={[
            { label: words.paidOn, value: payment.receipt_amount > 0 && moment(payment.paid_at) },
            { label: words.lastPaidOn, value: moment(payment.last_paid_at) },
            { label: words.payer, value: person ?? customer.company_name },
            { label: labels.companyName, value: person && customer.company_name },
            { label: labels.vatNumber, value: customer.vat_number },
            { label: words.order, value: <OrderNumber>{order.order_number}</OrderNumber> },
            { label: words.email, value: customer.email },
            {
              label: words.seller,
              value: sellerName,
            },
          ]}
        />
        {order.refunded_amount > 0 && payment.back_amount > 0 && <p className="note">{bank}</p>}
      </section>
      <Button variant="outline" className={`${styles.print} needs-script`} onClick={() => print()}>
        <Printer size={18} aria-hidden /> {words.print}
      </Button>
    </>
  );
}

function Sums({ booking: { order, payment } }: { booking: Booking }) {
  const words = useContent(receipt);
  const { vat: vatWords } = useContent(seller);
  const labels = useContent(bookingFields);
  const { exact } = useOrderMoney(order);
  const paid = order.paid_amount;
  const { vat } = useSiteContext().site.legal ?? {};
  const sums = [
    [words.total, order.amount],
    ...(vat && payment.receipt_amount > 0
      ? [[vatWords(vat.rate), toMajor(includedVat(fromMajor(order.amount), vat.rate))] as const]
      : []),
    [words.waived, -notCharged({ amount: order.amount, due: order.due_amount, paid })],
    // A fully paid receipt does not repeat the total.
    [words.amount, paid === order.amount ? 0 : paid],
    [words.disputed, -order.disputed_amount],
    [words.refunded, -order.refunded_amount],
    [words.due, order.due_amount],
  ] as const;
  return (
    <table className={styles.sums}>
      <thead>
        <tr>
          <th scope="col">{words.pass}</th>
          <th scope="col">{words.unit}</th>
          <th scope="col">{words.count}</th>
          <th scope="col">{words.sum}</th>
        </tr>
      </thead>
      <tbody>
        {receiptLines(order).map(({ type, count, unit, sum }) => (
          <tr key={type}>
            <th scope="row">{labels[type]}</th>
            <td>{exact(unit)}</td>
            <td>{count}</td>
            <td>{exact(sum)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(
          ([label, amount]) =>
            amount !== 0 && (
              <tr key={label}>
                <th scope="row" colSpan={3}>
                  {label}
                </th>
                <td>{exact(amount)}</td>
              </tr>
            ),
        )}
      </tfoot>
    </table>
  );
}
