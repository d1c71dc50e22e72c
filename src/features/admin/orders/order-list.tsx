import type { Column } from "../../../components/ui/data-table.tsx";
import { adminOrders } from "../../../content/admin-orders.ts";
import { admin } from "../../../content/admin.ts";
import type { AdminOrder } from "../../../domain/orders/order.schema.ts";
import { ORDER_STATUSES } from "../../../domain/orders/order-status.ts";
import { SORTS } from "../../../domain/paging.ts";
import { useContent } from "../../../lib/visitor.tsx";
import { StaffList } from "../list/staff-list.tsx";
import { ExportOrders } from "./export-orders.tsx";
import { fetchOrderPage, type OrderSearch } from "./order-calls.ts";
import { useOrderColumns } from "./order-columns.tsx";
import styles from "./order-list.module.css";

/** Every order with its customer: searched, narrowed, sorted, page after page. */
export function OrderList({ search }: { search: OrderSearch }) {
  const words = useContent(adminOrders);
  const { statuses } = useContent(admin);
  const { number, amount, status, date } = useOrderColumns();
  const columns: Column<AdminOrder>[] = [
    number,
    {
      label: words.columns.customer,
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
    <StaffList
      path="/admin/orders"
      search={search}
      fetchPage={fetchOrderPage}
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
