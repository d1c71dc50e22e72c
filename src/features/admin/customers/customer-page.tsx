import { useQuery } from "@tanstack/react-query";
import { DataTable } from "../../../components/ui/data-table.tsx";
import { DescriptionList } from "../../../components/ui/description-list.tsx";
import { Loaded } from "../../../components/ui/loaded.tsx";
import { adminCustomers } from "../../../content/admin-customers.ts";
import { admin } from "../../../content/admin.ts";
import { mayUse } from "../../../domain/accounts/role.ts";
import { contactPerson } from "../../../domain/orders/booking.ts";
import type { CustomerDetail } from "../../../domain/customers/customer.schema.ts";
import type { Order } from "../../../domain/orders/order.schema.ts";
import { useSession } from "../../../lib/session/session.ts";
import { useContent } from "../../../lib/site-context.tsx";
import { adminLinks } from "../data/admin-links.ts";
import { adminQueries } from "../data/admin-queries.ts";
import { AdminPage, PageSkeleton } from "../layout/admin-page.tsx";
import { AdminTime } from "../ui/formats.tsx";
import { useOrderColumns } from "../ui/order-columns.tsx";
import panel from "../ui/panel.module.css";
import { Panel } from "../ui/panel.tsx";
import { PrivacyRequests } from "./privacy-requests.tsx";

/** A customer, their orders, and the other bookings of their e-mail. */
export function CustomerPage({ customerId }: { customerId: string }) {
  const { detail: words } = useContent(adminCustomers);
  const { problems } = useContent(admin);
  const { role } = useSession();
  const query = useQuery(adminQueries.customer(customerId));
  return (
    <AdminPage
      title={query.data?.company_name ?? words.title}
      back={{ link: adminLinks.customers(), label: words.back }}
      actions={query.data && query.data.email !== "" && mayUse(role, "privacy") && <PrivacyRequests customer={query.data} />}
    >
      <Loaded query={query} messages={problems} loading={<PageSkeleton />}>
        {(customer) => (
          <>
            <CustomerFacts customer={customer} />
            <Orders id="orders" heading={words.orders} orders={customer.orders} />
            {customer.same_email_orders.length > 0 && (
              <Orders id="same-email-orders" heading={words.sameEmail} orders={customer.same_email_orders} />
            )}
          </>
        )}
      </Loaded>
    </AdminPage>
  );
}

function CustomerFacts({ customer }: { customer: CustomerDetail }) {
  const { detail: words } = useContent(adminCustomers);
  const { times } = useContent(admin);
  return (
    <Panel id="customer-facts" heading={words.facts}>
      <DescriptionList
        facts={[
          { label: words.name, value: customer.company_name },
          { label: words.person, value: contactPerson(customer) },
          { label: words.email, value: customer.email && <a href={`mailto:${customer.email}`}>{customer.email}</a> },
          { label: words.since, value: <AdminTime iso={customer.created_at} /> },
          { label: words.notes, value: customer.notes },
        ]}
      />
      <p className={panel.note}>{times}</p>
    </Panel>
  );
}

function Orders({ id, heading, orders }: { id: string; heading: string; orders: Order[] }) {
  const { detail: words } = useContent(adminCustomers);
  const { number, amount, status, date } = useOrderColumns();
  return (
    <Panel id={id} heading={heading}>
      {orders.length === 0 ? (
        <p>{words.noOrders}</p>
      ) : (
        <DataTable columns={[number, amount, status, date]} items={orders} rowKey={(order) => order.id} field="order" labelledBy={id} />
      )}
    </Panel>
  );
}
