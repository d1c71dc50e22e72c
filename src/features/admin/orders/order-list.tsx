import type { Column } from "../../../components/ui/data-table.tsx";
import { adminOrders } from "../../../content/admin-orders.ts";
import { admin } from "../../../content/admin.ts";
import { mayUse } from "../../../domain/accounts/role.ts";
import type { AdminOrder } from "../../../domain/orders/order.schema.ts";
import { api } from "../../../lib/session/api.ts";
import { useSession } from "../../../lib/session/session.ts";
import { useContent } from "../../../lib/site-context.tsx";
import { adminLinks, type OrderSearch } from "../data/admin-links.ts";
import { adminQueries } from "../data/admin-queries.ts";
import { AdminList } from "../list/admin-list.tsx";
import { toChoices } from "../list/list-filters.tsx";
import { parseOrderSearch } from "../list/list-search.ts";
import { ExportButton } from "../ui/export-button.tsx";
import { useOrderColumns } from "../ui/order-columns.tsx";
import styles from "./orders.module.css";

/** The paged list of orders with their customers, with search, filters and sort. */
export function OrderList({ search }: { search: OrderSearch }) {
  const words = useContent(adminOrders);
  const { statuses } = useContent(admin);
  const { role } = useSession();
  const { q, status: asked, from, to } = search;
  const { number, customer, amount, status, date } = useOrderColumns();
  const columns: Column<AdminOrder>[] = [
    number,
    {
      ...customer,
      render: ({ customer }) => (
        <>
          {customer.company_name}
          <span className={styles.email}>{customer.email}</span>
        </>
      ),
    },
    amount,
    status,
    date,
  ];
  return (
    <AdminList
      link={(asked) => adminLinks.orders(parseOrderSearch(asked))}
      search={search}
      query={adminQueries.orders(search)}
      columns={columns}
      rowKey={({ id }) => id}
      field="order"
      filters={[
        {
          name: "status",
          label: words.filters.status,
          any: words.filters.anyStatus,
          choices: toChoices(statuses),
        },
        { name: "from", label: words.filters.from, type: "date" },
        { name: "to", label: words.filters.to, type: "date" },
        { name: "sort", label: words.filters.sort, choices: toChoices(words.filters.sorts) },
      ]}
      words={words.list}
      actions={
        mayUse(role, "exports") && (
          <ExportButton
            name={`orders-${new Date().toISOString().slice(0, 10)}.csv`}
            fetchCsv={() => api.admin["orders.csv"].$get({ query: { q, status: asked, from, to } })}
            words={words.export}
          />
        )
      }
    />
  );
}
