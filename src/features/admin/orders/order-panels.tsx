import { Link } from "@tanstack/react-router";
import { DescriptionList } from "../../../components/ui/description-list.tsx";
import { adminOrders } from "../../../content/admin-orders.ts";
import { party as partyWords } from "../../../content/party.ts";
import { admin } from "../../../content/admin.ts";
import { airports } from "../../../content/airports.ts";
import { contactPerson } from "../../../domain/orders/customer.ts";
import type { OrderDetail } from "../../../domain/staff-orders/order-change.schema.ts";
import { useContent, useSiteContext } from "../../../lib/page/site-context.tsx";
import { adminLinks } from "../data/admin-links.ts";
import { AdminTime, useMoney } from "../ui/formats.tsx";
import panel from "../ui/panel.module.css";
import { Panel } from "../ui/panel.tsx";
import { EndAccess } from "./end-access.tsx";
import { DueBadge, OrderStatusBadge } from "../ui/status-badge.tsx";

/** The details of the booking. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const { detail: words } = useContent(adminOrders);
  const { party } = useContent(partyWords);
  const { times } = useContent(admin);
  const names: Partial<Record<string, string>> = useContent(airports);
  const { facts } = useSiteContext();
  const money = useMoney();
  return (
    <Panel id="order-facts" heading={words.facts}>
      <DescriptionList
        facts={[
          {
            label: words.status,
            value: (
              <>
                <OrderStatusBadge status={order.status} /> <DueBadge order={order} />
              </>
            ),
          },
          { label: words.amount, value: money(order.amount, order.currency) },
          { label: words.service, value: order.service_type },
          { label: words.passengers, value: party(order) },
          { label: words.airport, value: names[order.airport] ?? order.airport },
          { label: words.flightDate, value: order.flight_date && facts.date(order.flight_date) },
          { label: words.flightNumber, value: order.flight_number },
          { label: words.business, value: order.business },
          { label: words.site, value: order.site },
          { label: words.booked, value: <AdminTime iso={order.created_at} /> },
          {
            label: words.early,
            value: order.early_performance_at && <AdminTime iso={order.early_performance_at} />,
          },
          {
            label: words.updated,
            value: order.version > 1 ? <AdminTime iso={order.updated_at} /> : null,
          },
        ]}
      />
      <p className={panel.note}>{times}</p>
    </Panel>
  );
}

interface OrderCustomerProps {
  order: OrderDetail;
  onChanged: (order: OrderDetail) => void;
}

/** The customer, with a link to their page, and what ends the access of their browsers. */
export function OrderCustomer({ order: { id, customer }, onChanged }: OrderCustomerProps) {
  const { detail: words } = useContent(adminOrders);
  return (
    <Panel id="order-customer" heading={words.customer}>
      <DescriptionList
        facts={[
          {
            label: words.name,
            // Behind an anonymous customer nobody is left.
            value:
              customer.email === "" ? (
                customer.company_name
              ) : (
                <Link {...adminLinks.customer(customer.id)} preload={false}>
                  {customer.company_name}
                </Link>
              ),
          },
          { label: words.person, value: contactPerson(customer) },
          {
            label: words.email,
            value: customer.email && <a href={`mailto:${customer.email}`}>{customer.email}</a>,
          },
          { label: words.vatNumber, value: customer.vat_number },
          { label: words.notes, value: customer.notes },
        ]}
      />
      {customer.email !== "" && <EndAccess orderId={id} onChanged={onChanged} />}
    </Panel>
  );
}
