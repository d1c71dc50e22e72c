import { type SQL, sql } from "drizzle-orm";
import type { AdminOrder, ListedOrder } from "#domain/orders/order.schema.ts";
import { tableColumns } from "../platform/db/table-columns.ts";
import { toCustomer, toListedOrder, UNLISTED } from "./booking-record.ts";
import { BOOKING_ROW } from "../queries/booking-row.ts";
import { customers, orders } from "../tables/orders.ts";

export interface Listed<Item> {
  columns: SQL;
  toItem: (found: Record<string, unknown>) => Item;
}

const ORDER = tableColumns(orders, UNLISTED);
const NAMES = tableColumns(customers, ["id", "userId", "vatNumber", "notes", "createdAt"]);

export const LISTED: Listed<ListedOrder> = {
  columns: sql`${ORDER.columns}, ${NAMES.columns}`,
  toItem(found) {
    const order = toListedOrder(ORDER.read(found));
    const { companyName, firstName, lastName, email } = NAMES.read(found);
    const names = { company_name: companyName, first_name: firstName, last_name: lastName, email };
    return { ...order, customer: { id: order.customer_id, ...names } };
  },
};

export const EXPORTED: Listed<AdminOrder> = {
  columns: BOOKING_ROW.columns,
  toItem(found) {
    const { order, customer } = BOOKING_ROW.read(found);
    return { ...toListedOrder(order), customer: toCustomer(customer) };
  },
};
