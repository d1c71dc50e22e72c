import { csvLine, type ExportFormat } from "../csv.ts";
import { FIELDS } from "./booking-fields.ts";
import type { AdminOrder, Customer } from "./order.schema.ts";
import type { OrderStatus } from "./order-status.ts";
import type { HandMethod, MovementKind } from "../payments/movement.ts";

/** How an export writes times, days, yes and no (src/content/csv.ts). */
export interface CsvWords {
  column: (name: string) => string;
  status: (status: OrderStatus) => string;
  moment: (iso: string) => string;
  day: (day: string) => string;
  truth: (value: boolean) => string;
  movement: (kind: MovementKind) => string;
  method: (method: HandMethod) => string;
}

type Column = keyof Customer | Exclude<keyof AdminOrder, "customer" | "fares">;

/** The API's names. Amounts are in major units of `currency`. */
const FIRST_COLUMNS: readonly Column[] = [
  "order_number",
  "created_at",
  "status",
  "amount",
  "currency",
  "company_name",
  "first_name",
  "last_name",
  "email",
  "airport",
  "adults",
  "children",
  "infants",
  "flight_date",
  "flight_number",
  "service_type",
  "business",
  "site",
  "notes",
  "id",
  "customer_id",
  "paid_amount",
  "refunded_amount",
  "vat_number",
  "due_amount",
  "disputed_amount",
  "by_hand_amount",
];
/** New fields come last, because programs may rely on the positions of columns. */
const COLUMNS = new Set([...FIRST_COLUMNS, ...FIELDS.map(({ api }) => api as Column)]);

export function orderCsvHead(words: CsvWords, format: ExportFormat): string {
  return csvLine([...COLUMNS].map(words.column), format);
}

export function orderCsvLine(order: AdminOrder, words: CsvWords, format: ExportFormat): string {
  const { customer, created_at, status, flight_date } = order;
  const values = {
    ...customer,
    ...order,
    created_at: words.moment(created_at),
    status: words.status(status),
    flight_date: flight_date && words.day(flight_date),
  };
  return csvLine(
    [...COLUMNS].map((name) => values[name]),
    format,
  );
}
