import { csvLine, type ExportFormat } from "../csv.ts";
import type { AdminOrder, Customer } from "./order.schema.ts";
import type { OrderStatus } from "./order-status.ts";

type Column = (order: AdminOrder, written: CsvWords) => string | number | null;

/** An export's spelling of times, days, yes and no (src/content/csv.ts). */
export interface CsvWords {
  column: (name: string) => string;
  status: (status: OrderStatus) => string;
  moment: (iso: string) => string;
  day: (day: string) => string;
  truth: (value: boolean) => string;
}

/** The export's columns, named as in the API. Amounts are in major units of `currency`. */
const COLUMNS = {
  order_number: (order) => order.order_number,
  created_at: (order, { moment }) => moment(order.created_at),
  status: (order, { status }) => status(order.status),
  amount: (order) => order.amount,
  currency: (order) => order.currency,
  company_name: ({ customer }) => customer.company_name,
  first_name: ({ customer }) => customer.first_name,
  last_name: ({ customer }) => customer.last_name,
  email: ({ customer }) => customer.email,
  airport: (order) => order.airport,
  adults: (order) => order.adults,
  children: (order) => order.children,
  infants: (order) => order.infants,
  flight_date: (order, { day }) => order.flight_date && day(order.flight_date),
  flight_number: (order) => order.flight_number,
  service_type: (order) => order.service_type,
  business: (order) => order.business,
  site: (order) => order.site,
  notes: ({ customer }) => customer.notes,
  id: (order) => order.id,
  customer_id: (order) => order.customer_id,
  paid_amount: (order) => order.paid_amount,
  refunded_amount: (order) => order.refunded_amount,
  vat_number: ({ customer }) => customer.vat_number,
  due_amount: (order) => order.due_amount,
} satisfies Record<Exclude<keyof Customer, "user_id">, Column> & Record<string, Column>;

/** Returns the head of the orders' export. */
export function orderCsvHead(words: CsvWords, format: ExportFormat): string {
  return csvLine(Object.keys(COLUMNS).map(words.column), format);
}

/** Returns an order's line of the export. */
export function orderCsvLine(order: AdminOrder, words: CsvWords, format: ExportFormat): string {
  return csvLine(
    Object.values(COLUMNS).map((value) => value(order, words)),
    format,
  );
}
