import { Link } from "@tanstack/react-router";
import { Card } from "../../../components/ui/card.tsx";
import { FactList } from "../../../components/ui/fact-list.tsx";
import { adminOrders } from "../../../content/admin-orders.ts";
import type { Customer } from "../../../domain/orders/order.schema.ts";
import { useContent } from "../../../lib/visitor.tsx";
import { contactOf } from "../customers/contact-of.ts";
import styles from "./order-page.module.css";

/** Who booked, with the way to their page. */
export function OrderCustomer({ customer }: { customer: Customer }) {
  const { detail: words } = useContent(adminOrders);
  return (
    <Card>
      <section className={styles.section} aria-labelledby="order-customer">
        <h2 id="order-customer">{words.customer}</h2>
        <FactList
          facts={[
            {
              label: words.name,
              value: (
                <Link to="/admin/customers/$customerId" params={{ customerId: customer.id }} preload={false}>
                  {customer.company_name}
                </Link>
              ),
            },
            { label: words.person, value: contactOf(customer) },
            { label: words.email, value: customer.email && <a href={`mailto:${customer.email}`}>{customer.email}</a> },
            { label: words.notes, value: customer.notes },
          ]}
        />
      </section>
    </Card>
  );
}
