import { useQuery } from "@tanstack/react-query";
import type { Column } from "#components/ui/data-table.tsx";
import { admin } from "#content/admin.ts";
import { adminOrders } from "#content/admin-orders.ts";
import { party as partyWords } from "#content/party.ts";
import { mayChange, mayUse } from "#domain/accounts/role.ts";
import { AIRPORT_CODES } from "#domain/airports/airports.ts";
import { CURRENCY_CODES } from "#domain/money/currency.ts";
import type { ListedOrder } from "#domain/orders/order.schema.ts";
import { computeLeftAmount } from "#domain/orders/order-money.ts";
import { operatorDate } from "#domain/time.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { api } from "#lib/session/api.ts";
import { useSession } from "#lib/session/session.ts";
import { adminLinks, type OrderSearch } from "../data/admin-links.ts";
import { adminQueries } from "../data/admin-queries.ts";
import { AdminList } from "../list/admin-list.tsx";
import { toChoices } from "../list/list-filters.tsx";
import { SavedViews } from "./saved-views.tsx";
import { ExportButton } from "../ui/export-button.tsx";
import { AdminDay, CustomerName, useAirportName, useCount, useMoney } from "../ui/formats.tsx";
import { useOrderColumns } from "../ui/order-columns.tsx";
import { PaymentExport } from "./payment-export.tsx";
import { BulkActions } from "./bulk-actions.tsx";
import styles from "./orders.module.css";

export function OrderList({ search }: { search: OrderSearch }) {
  const words = useContent(adminOrders);
  const { statuses } = useContent(admin);
  const { role } = useSession();
  const airportName = useAirportName();
  const { cursor: _cursor, sort: _sort, ...filter } = search;
  const columns = useListColumns();
  return (
    <AdminList
      link={adminLinks.orders}
      search={search}
      query={adminQueries.orders(search)}
      columns={columns}
      field="order"
      filters={[
        {
          name: "status",
          label: words.filters.status,
          any: words.filters.anyStatus,
          choices: toChoices(statuses),
        },
        { name: "from", label: words.filters.from, type: "date" },
        { name: "to", label: words.filters.to, type: "date", notBefore: "from" },
        { name: "flight_date", label: words.filters.flightDate, type: "date" },
        {
          name: "airport",
          label: words.filters.airport,
          any: words.filters.anyAirport,
          choices: AIRPORT_CODES.map((code) => ({ value: code, label: airportName(code) })),
        },
        {
          name: "balance",
          label: words.filters.balance,
          any: words.filters.anyBalance,
          choices: toChoices(words.filters.balances),
        },
        { name: "paid_from", label: words.filters.paidFrom, type: "date" },
        {
          name: "paid_to",
          label: words.filters.paidTo,
          type: "date",
          notBefore: "paid_from",
        },
        { name: "sort", label: words.filters.sort, choices: toChoices(words.filters.sorts) },
      ]}
      words={words.list}
      totals={<OrderSums filter={filter} />}
      above={mayChange(role, "orders") && <SavedViews search={search} />}
      bulk={BulkActions}
      actions={
        mayUse(role, "exports") && (
          <>
            <ExportButton
              name={`orders-${operatorDate(Date.now())}.csv`}
              fetchCsv={(format) => api.admin["orders.csv"].$get({ query: { ...filter, format } })}
              formats
              words={words.export}
            />
            <PaymentExport />
          </>
        )
      }
    />
  );
}

/** The line keeps its height while the sums load. */
function OrderSums({ filter }: { filter: Omit<OrderSearch, "cursor" | "sort"> }) {
  const { list: words } = useContent(adminOrders);
  const count = useCount();
  const money = useMoney();
  const { data } = useQuery(adminQueries.orderSums(filter));
  const sums = CURRENCY_CODES.flatMap((code) => {
    const sum = data?.sums[code];
    return sum === undefined ? [] : [money(sum, code)];
  }).join("\u00a0· ");
  return (
    <p className={styles.totals} data-field="sums" role="status">
      {data &&
        (data.has_more
          ? words.moreThan(count(data.orders))
          : words.sums(count(data.orders), data.orders, sums))}
    </p>
  );
}

function useListColumns(): Column<ListedOrder>[] {
  const { columns: words } = useContent(adminOrders);
  const { party } = useContent(partyWords);
  const money = useMoney();
  const { number, customer, service, amount, status } = useOrderColumns();
  return [
    number,
    { ...status, name: "status", isBrief: true },
    {
      ...customer,
      name: "customer",
      isBrief: "name",
      render: ({ customer }) => (
        <>
          <span className={styles.person}>
            <CustomerName customer={customer} />
          </span>
          <span className={styles.second} title={customer.email}>
            {customer.email}
          </span>
        </>
      ),
    },
    {
      name: "airport",
      label: words.airport,
      // Staff may have typed any text.
      render: ({ airport }) => (
        <span className={styles.airport} title={airport}>
          {airport || "—"}
        </span>
      ),
    },
    {
      name: "flight-date",
      label: words.flightDate,
      isBrief: true,
      render: ({ flight_date, flight_number }) => (
        <>
          <span className={styles.day}>
            {flight_date ? <AdminDay iso={flight_date} /> : <span data-day>—</span>}
          </span>
          {flight_number && <span className={styles.second}>{flight_number}</span>}
        </>
      ),
    },
    {
      name: "passengers",
      label: words.passengers,
      numeric: true,
      render: ({ adults, children, infants }) => (
        <span title={party({ adults, children, infants })}>{adults + children + infants}</span>
      ),
    },
    { ...service, name: "service", isExtra: true },
    { ...amount, name: "amount" },
    {
      name: "paid",
      label: words.paid,
      isExtra: true,
      numeric: true,
      render: (order) =>
        order.paid_amount > 0 ? money(computeLeftAmount(order), order.currency) : "—",
    },
    {
      name: "booked",
      label: words.booked,
      render: ({ created_at }) => <AdminDay iso={created_at} />,
    },
  ];
}
