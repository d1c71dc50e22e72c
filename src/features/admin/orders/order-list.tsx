import { Download } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import type { Column } from "../../../components/ui/data-table.tsx";
import { showToast } from "../../../components/ui/toast.ts";
import { adminOrders } from "../../../content/admin-orders.ts";
import { admin } from "../../../content/admin.ts";
import { ORDER_STATUSES } from "../../../domain/orders/order-status.ts";
import type { AdminOrder } from "../../../domain/orders/order.schema.ts";
import { SORTS } from "../../../domain/paging.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { useContent } from "../../../lib/visitor.tsx";
import { exportOrders, fetchOrders, type OrderSearch } from "../data/admin-api.ts";
import { adminLinks } from "../data/admin-links.ts";
import { useAdminAction } from "../data/use-admin-action.ts";
import { AdminList } from "../list/admin-list.tsx";
import { parseOrderSearch } from "../list/list-search.ts";
import { useOrderColumns } from "../ui/order-columns.tsx";
import styles from "./orders.module.css";

/** The paged list of orders with their customers, with search, filters and sort. */
export function OrderList({ search }: { search: OrderSearch }) {
  const words = useContent(adminOrders);
  const { statuses } = useContent(admin);
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
      link={(search) => adminLinks.orders(parseOrderSearch(search))}
      search={search}
      fetchPage={fetchOrders}
      columns={columns}
      rowKey={({ id }) => id}
      field="order"
      filters={[
        {
          name: "status",
          label: words.filters.status,
          any: words.filters.anyStatus,
          choices: ORDER_STATUSES.map((value) => ({ value, label: statuses[value] })),
        },
        { name: "from", label: words.filters.from, type: "date" },
        { name: "to", label: words.filters.to, type: "date" },
        { name: "sort", label: words.filters.sort, choices: SORTS.map((value) => ({ value, label: words.filters.sorts[value] })) },
      ]}
      words={words.list}
      actions={<ExportOrders search={search} />}
    />
  );
}

/** Saves all orders of the filtered list as CSV. It fetches the file, because a link cannot carry the access token. */
function ExportOrders({ search }: { search: OrderSearch }) {
  const { export: words } = useContent(adminOrders);
  const { busy, run } = useAdminAction();
  const save = () =>
    run("export", async () => {
      saveFile(`orders-${new Date().toISOString().slice(0, 10)}.csv`, "text/csv", await exportOrders(search));
      showToast({ ...words.done, tone: "success" });
    });
  return (
    <Button variant="outline" busy={busy !== null} onClick={() => void save()}>
      <Download size={18} aria-hidden="true" /> {busy === null ? words.label : words.busy}
    </Button>
  );
}
