import { csvLine, type ExportFormat } from "../csv.ts";
import type { CsvWords } from "../orders/order-csv.ts";
import type { Departure } from "./departure.schema.ts";

/** The fields that a lane needs, by the API's names. Email addresses are left out. */
const COLUMNS = [
  "flight_date",
  "airport",
  "flight_number",
  "adults",
  "children",
  "infants",
  "status",
  "used_at",
  "first_name",
  "last_name",
  "company_name",
  "order_number",
  "notes",
  "let_through",
  "unpaid_travellers",
] as const;

export function departureCsvHead(words: CsvWords, format: ExportFormat): string {
  return csvLine(COLUMNS.map(words.column), format);
}

export function departureCsvLine(
  { customer, notes, ...order }: Departure,
  words: CsvWords,
  format: ExportFormat,
): string {
  const values = {
    ...customer,
    ...order,
    flight_date: order.flight_date && words.day(order.flight_date),
    status: words.status(order.status),
    used_at: order.used_at && words.moment(order.used_at),
    notes: notes.join("\n") || null,
  };
  return csvLine(
    COLUMNS.map((name) => values[name]),
    format,
  );
}
