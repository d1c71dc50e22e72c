import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import Copy from "lucide-react/icons/copy";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { DescriptionList } from "#components/ui/description-list.tsx";
import { admin } from "#content/admin.ts";
import { adminOrders } from "#content/admin-orders.ts";
import { adminTimeline } from "#content/admin-timeline.ts";
import { bookingFields } from "#content/booking-fields.ts";
import { party as partyWords } from "#content/party.ts";
import { PERSON_FIELDS, toBookingFields, TRIP_FACTS } from "#domain/orders/booking-fields.ts";
import { contactPerson } from "#domain/orders/customer.ts";
import { NEW_ORDER_STATUS } from "#domain/orders/order-status.ts";
import { ORDER_TRANSITIONS } from "#domain/orders/order-transitions.ts";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import { showDone } from "#lib/api/toast.ts";
import { copyText } from "#lib/browser/copy-and-download.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { mayChange } from "#domain/accounts/role.ts";
import { useSession } from "#lib/session/session.ts";
import { api } from "#lib/session/api.ts";
import { adminLinks } from "../data/admin-links.ts";
import { adminQueries } from "../data/admin-queries.ts";
import { AdminData, AdminPage } from "../layout/admin-page.tsx";
import { ActionButton } from "../ui/action-button.tsx";
import { ConfirmAction } from "../ui/confirm-action.tsx";
import { AdminTime, CustomerName, useAirportName, useMoney } from "../ui/formats.tsx";
import { Panel } from "../ui/panel.tsx";
import panel from "../ui/panel.module.css";
import { DueBadge, OrderStatusBadge } from "../ui/status-badge.tsx";
import { OrderActions } from "./order-actions.tsx";
import { useShowOrder } from "./use-show-order.ts";
import { OrderMoney } from "./order-money.tsx";
import { OrderOveruse } from "./order-overuse.tsx";
import { OrderTimeline } from "./order-timeline.tsx";

export function OrderPage({ orderId }: { orderId: string }) {
  const words = useContent(adminOrders);
  const { role } = useSession();
  const query = useQuery(adminQueries.order(orderId));
  const money = useMoney();
  const canChange = query.data !== undefined && ORDER_TRANSITIONS[query.data.status].length > 0;
  return (
    <AdminPage
      title={query.data?.order_number ?? words.detail.title}
      about={
        query.data && (
          <>
            <CustomerName customer={query.data.customer} />,{" "}
            {money(query.data.amount, query.data.currency)}
          </>
        )
      }
      back={{ link: adminLinks.orders(), label: words.detail.back }}
      actions={query.data && mayChange(role, "orders") && <OrderActions order={query.data} />}
    >
      <AdminData query={query}>
        {(order) => (
          <div className={panel.columns} aria-busy={query.isFetching || undefined}>
            <div className={panel.column}>
              <OrderOveruse order={order} />
              <OrderWithdrawal order={order} />
              <OrderFacts order={order} />
              <OrderMoney order={order} />
              <OrderCustomer order={order} />
            </div>
            <OrderTimeline order={order} final={canChange ? null : words.detail.final} />
          </div>
        )}
      </AdminData>
    </AdminPage>
  );
}

/** The timeline has the statement itself, and when the refund is due. */
function OrderWithdrawal({ order }: { order: OrderDetail }) {
  const { detail: words } = useContent(adminOrders);
  const statement = order.timeline.findLast(
    (entry) =>
      entry.kind === "message" &&
      entry.message_kind === "withdrawal" &&
      entry.is_about_order &&
      entry.status !== "spam",
  );
  return (
    statement && (
      <Notice tone="warning">
        <p data-field="withdrawn">
          {words.withdrawn} <AdminTime iso={statement.created_at} />
        </p>
      </Notice>
    )
  );
}

function OrderFacts({ order }: { order: OrderDetail }) {
  const { detail: words } = useContent(adminOrders);
  const labels = useContent(bookingFields);
  const { party } = useContent(partyWords);
  const { times } = useContent(admin);
  const airportName = useAirportName();
  const { facts } = useSiteContext();
  const money = useMoney();
  const booked = toBookingFields(order);
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
          { label: labels.airport, value: airportName(order.airport) || "—" },
          ...TRIP_FACTS.map(({ name, type }) => ({
            label: labels[name],
            value:
              (type === "date" && booked[name] ? facts.date(String(booked[name])) : booked[name]) ||
              "—",
          })),
          { label: words.passengers, value: party(order) },
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

function OrderCustomer({ order }: { order: OrderDetail }) {
  const { detail: words } = useContent(adminOrders);
  const labels = useContent(bookingFields);
  const { role } = useSession();
  const { id, customer } = order;
  const booked = toBookingFields(order);
  return (
    <Panel id="order-customer" heading={words.customer}>
      {order.mail_trouble && (
        <Notice tone="warning">
          <p>{words.mailTrouble[order.mail_trouble]}</p>
          <p>{words.reachOtherwise}</p>
        </Notice>
      )}
      <DescriptionList
        facts={[
          {
            label: words.name,
            value:
              customer.email === "" ? (
                <CustomerName customer={customer} />
              ) : (
                <Link {...adminLinks.customer(customer.id)} preload={false}>
                  {customer.company_name}
                </Link>
              ),
          },
          { label: words.person, value: customer.email && contactPerson(customer) },
          {
            label: labels.email,
            value: customer.email && <a href={`mailto:${customer.email}`}>{customer.email}</a>,
          },
          ...PERSON_FIELDS.filter(({ empty }) => empty === null).map(({ name }) => ({
            label: labels[name],
            value: booked[name],
          })),
        ]}
      />
      {customer.email !== "" && mayChange(role, "orders") && (
        <div className="cluster">
          <TravellerLink order={order} />
          <EndAccess orderId={id} />
        </div>
      )}
    </Panel>
  );
}

/** A traveller on the phone gets the link by another way than the order's mails. */
function TravellerLink({ order }: { order: OrderDetail }) {
  const { link: words } = useContent(adminOrders);
  const { title, description, byAgent } = words.copied;
  const told = mayChange(useSession().role, "refunds") ? description : byAgent;
  const copy = async () => {
    const { url } = await api.admin.orders[":orderId"].link.$post({
      param: { orderId: order.id },
    });
    await copyText(
      url,
      { title, description: told },
      { title: words.copyFailed, description: url },
    );
  };
  return (
    <>
      <ActionButton icon={Copy} act={copy} busyLabel={words.busy} size="s">
        {order.status === NEW_ORDER_STATUS ? words.pay : words.open}
      </ActionButton>
      {order.pass_url && (
        <a href={order.pass_url} target="_blank" rel="noopener" className={panel.note}>
          {words.pass}
        </a>
      )}
    </>
  );
}

function EndAccess({ orderId }: { orderId: string }) {
  const { access: words } = useContent(adminTimeline);
  const show = useShowOrder();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outline" size="s" onClick={() => setAsking(true)}>
        {words.open}
      </Button>
      <ConfirmAction
        subject={asking ? orderId : null}
        words={words}
        danger
        explain={() => words.explanation}
        onConfirm={async () => {
          show(await api.admin.orders[":orderId"]["end-access"].$post({ param: { orderId } }));
          showDone(words.done);
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
