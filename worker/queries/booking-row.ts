import { sql } from "drizzle-orm";
import { type CustomerRow, customers, type OrderRow, orders } from "../tables/orders.ts";
import { fixSql } from "../platform/db/batch.ts";
import { tableColumns } from "../platform/db/table-columns.ts";

const ORDER = tableColumns(orders);
const CUSTOMER = tableColumns(customers);

export interface BookingRecord {
  customer: CustomerRow;
  order: OrderRow;
}

export const CUSTOMER_OF = fixSql(sql`JOIN ${customers} ON ${customers.id} = ${orders.customerId}`);

export const BOOKING_ROW = {
  columns: fixSql(sql`${ORDER.columns}, ${CUSTOMER.columns}`),
  from: fixSql(sql`${orders} ${CUSTOMER_OF}`),
  read: (row: Record<string, unknown>): BookingRecord => ({
    order: ORDER.read(row),
    customer: CUSTOMER.read(row),
  }),
};
