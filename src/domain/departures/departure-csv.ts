import { csvLine } from "../csv.ts";
import type { Departure } from "./departure.schema.ts";

/** Named as in the API in every language: all that a lane needs, no address. */
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

/** Returns the head of the departures' export. */
export function departureCsvHead(): string {
  return csvLine(COLUMNS);
}

/** Returns a departure's line of the export. */
export function departureCsvLine({ customer, notes, ...order }: Departure): string {
  const values = { ...customer, ...order, notes: notes.join("\n") || null };
  return csvLine(COLUMNS.map((name) => values[name]));
}
