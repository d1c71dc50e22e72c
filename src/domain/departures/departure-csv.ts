import { csvLine } from "../csv.ts";
import type { Departure } from "./departure.schema.ts";

type Column = [name: string, value: (departure: Departure) => string | number | null];

/** Named as in the API in every language: all that a lane needs, no address. */
const COLUMNS: readonly Column[] = [
  ["flight_date", (order) => order.flight_date],
  ["airport", (order) => order.airport],
  ["flight_number", (order) => order.flight_number],
  ["adults", (order) => order.adults],
  ["children", (order) => order.children],
  ["infants", (order) => order.infants],
  ["status", (order) => order.status],
  ["used_at", (order) => order.used_at],
  ["first_name", ({ customer }) => customer.first_name],
  ["last_name", ({ customer }) => customer.last_name],
  ["company_name", ({ customer }) => customer.company_name],
  ["order_number", (order) => order.order_number],
  ["notes", ({ notes }) => notes.join("\n") || null],
  ["let_through", (order) => order.let_through],
  ["unpaid_travellers", (order) => order.unpaid_travellers],
];

/** Returns the head of the departures' export. */
export function departureCsvHead(): string {
  return csvLine(COLUMNS.map(([name]) => name));
}

/** Returns a departure's line of the export. */
export function departureCsvLine(departure: Departure): string {
  return csvLine(COLUMNS.map(([, value]) => value(departure)));
}
