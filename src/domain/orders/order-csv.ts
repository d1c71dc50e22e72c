import type { AdminOrder } from "./order.schema.ts";
import { csvLine } from "../csv.ts";

type Column = [name: string, value: (order: AdminOrder) => string | number | null];

/** The columns of the orders' export, named like the API's fields in every language. Amounts are in major units of `currency`. */
const COLUMNS: readonly Column[] = [
  ["order_number", (order) => order.order_number],
  ["created_at", (order) => order.created_at],
  ["status", (order) => order.status],
  ["amount", (order) => order.amount],
  ["currency", (order) => order.currency],
  ["company_name", ({ customer }) => customer.company_name],
  ["first_name", ({ customer }) => customer.first_name],
  ["last_name", ({ customer }) => customer.last_name],
  ["email", ({ customer }) => customer.email],
  ["airport", (order) => order.airport],
  ["adults", (order) => order.adults],
  ["children", (order) => order.children],
  ["infants", (order) => order.infants],
  ["flight_date", (order) => order.flight_date],
  ["flight_number", (order) => order.flight_number],
  ["service_type", (order) => order.service_type],
  ["business", (order) => order.business],
  ["site", (order) => order.site],
  ["notes", ({ customer }) => customer.notes],
  ["id", (order) => order.id],
  ["customer_id", (order) => order.customer_id],
  ["paid_amount", (order) => order.paid_amount],
  ["refunded_amount", (order) => order.refunded_amount],
];

/** The first line of the orders' export. */
export function orderCsvHead(): string {
  return csvLine(COLUMNS.map(([name]) => name));
}

/** An order's line of the export. */
export function orderCsvLine(order: AdminOrder): string {
  return csvLine(COLUMNS.map(([, value]) => value(order)));
}
