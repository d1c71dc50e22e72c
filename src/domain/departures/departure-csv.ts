import { csvLine } from "../csv.ts";
import type { Departure } from "./departure.schema.ts";

/** The API's names in every language. Lanes need these fields; email addresses are left out. */
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

export function departureCsvHead(): string {
  return csvLine(COLUMNS);
}

export function departureCsvLine({ customer, notes, ...order }: Departure): string {
  const values = { ...customer, ...order, notes: notes.join("\n") || null };
  return csvLine(COLUMNS.map((name) => values[name]));
}
