import { Card } from "../../../components/ui/card.tsx";
import { DataTable } from "../../../components/ui/data-table.tsx";
import { FactList } from "../../../components/ui/fact-list.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { adminCustomers } from "../../../content/admin-customers.ts";
import type { CustomerDetail } from "../../../domain/customers/customer.schema.ts";
import type { Order } from "../../../domain/orders/order.schema.ts";
import { useContent } from "../../../lib/visitor.tsx";
import { LoadProblem } from "../load-problem.tsx";
import { useOrderColumns } from "../orders/order-columns.tsx";
import { StaffPage } from "../staff-page.tsx";
import { StaffTime } from "../staff-time.tsx";
import { useStaffData } from "../use-staff-data.ts";
import { contactOf } from "./contact-of.ts";
import { fetchCustomer } from "./customer-calls.ts";
import styles from "./customer-page.module.css";

/** A customer, their orders, and the other bookings of their e-mail. */
export function CustomerPage({ customerId }: { customerId: string }) {
  const { detail: words } = useContent(adminCustomers);
  const { data: customer, busy, problem, reload } = useStaffData(`customer ${customerId}`, () => fetchCustomer(customerId));
  return (
    <StaffPage title={customer?.company_name ?? words.title} back={{ to: "/admin/customers", label: words.back }}>
      {problem && <LoadProblem problem={problem} busy={busy} onRetry={reload} />}
      {customer === null && !problem && (
        <Card>
          <Skeleton lines={6} />
        </Card>
      )}
      {customer !== null && (
        <>
          <CustomerFacts customer={customer} />
          <Orders id="orders" heading={words.orders} orders={customer.orders} />
          {customer.same_email_orders.length > 0 && (
            <Orders id="same-email-orders" heading={words.sameEmail} orders={customer.same_email_orders} />
          )}
        </>
      )}
    </StaffPage>
  );
}

function CustomerFacts({ customer }: { customer: CustomerDetail }) {
  const { detail: words } = useContent(adminCustomers);
  return (
    <Card>
      <section className={styles.section} aria-labelledby="customer-facts">
        <h2 id="customer-facts">{words.facts}</h2>
        <FactList
          facts={[
            { label: words.name, value: customer.company_name },
            { label: words.person, value: contactOf(customer) },
            { label: words.email, value: customer.email && <a href={`mailto:${customer.email}`}>{customer.email}</a> },
            { label: words.since, value: <StaffTime iso={customer.created_at} /> },
            { label: words.notes, value: customer.notes },
          ]}
        />
        <p className={styles.note}>{words.times}</p>
      </section>
    </Card>
  );
}

function Orders({ id, heading, orders }: { id: string; heading: string; orders: Order[] }) {
  const { detail: words } = useContent(adminCustomers);
  const { number, amount, status, date } = useOrderColumns();
  return (
    <Card>
      <section className={styles.section} aria-labelledby={id}>
        <h2 id={id}>{heading}</h2>
        {orders.length === 0 ? (
          <p>{words.noOrders}</p>
        ) : (
          <DataTable columns={[number, amount, status, date]} items={orders} rowKey={(order) => order.id} field="order" labelledBy={id} />
        )}
      </section>
    </Card>
  );
}
