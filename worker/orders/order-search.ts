import type { SQL } from "drizzle-orm";
import { toMajor } from "#domain/money/currency.ts";
import type { OrderQuery } from "#domain/orders/order-queries.schema.ts";
import { JOINING_SIGNS, toWords } from "#domain/search/plain-text.ts";
import { emailField, type SearchedField } from "#domain/search/search-match.ts";
import { amountWord } from "#domain/search/search-amounts.ts";
import { begins, exactly, type IndexWord, MARKS } from "#domain/search/search-term.ts";
import { HOUR_MS } from "#domain/time.ts";
import { orders } from "../tables/orders.ts";
import { toHex } from "../platform/crypto/encoding.ts";
import { type Search, searchIndex } from "../platform/db/search/search.ts";
import type { BookingRecord } from "../queries/booking-row.ts";

/** Indexes orders with their customers (docs/decisions/0019). */
export const orderSearch = searchIndex("order_search", orders);

/** `booked` is in epoch ms, both ends included. */
type Marks = Partial<OrderQuery> & { booked?: { from: number; to: number } | undefined };

export const matchOrders = (search: Search, marks: Marks = {}): SQL | undefined =>
  orderSearch.match(search, toParts(marks));

/** The index holds the words of the view `order_words`. */
const toParts = ({ status, flight_date: day, airport, balance, booked }: Marks) =>
  [
    status && exactly(MARKS.status + status.replaceAll(" ", "").toLowerCase()),
    day && exactly(MARKS.date + compact(day)),
    airport && exactly(MARKS.airport + toAirportWord(airport)),
    balance && exactly(MARKS.due),
    booked && coverHours(booked.from, booked.to),
  ].filter((part) => !!part);

/** Free text would be several words of the index, so the index also holds it in hexadecimal. */
const toAirportWord = (airport: string): string =>
  /^[A-Z]{3}$/.test(airport) ? airport.toLowerCase() : toHex(new TextEncoder().encode(airport));

/** The number of an hour since 1970 has six digits until 2084. */
const LAST_HOUR = 999_999;

/** Covers a span with few prefixes of hours: 00005 means the hours 50 to 59. */
function coverHours(from: number, to: number): IndexWord[] {
  let first = Math.max(0, Math.floor(from / HOUR_MS));
  let end = Math.min(LAST_HOUR, Math.floor(to / HOUR_MS)) + 1;
  const words: string[] = [];
  const add = (hour: number, digits: number) =>
    words.push(MARKS.booked + String(hour).padStart(6, "0").slice(0, digits));
  for (let digits = 6, unit = 1; first < end; digits -= 1, unit *= 10) {
    for (; first < end && first % (10 * unit) > 0; first += unit) add(first, digits);
    for (; first < end && end % (10 * unit) > 0; end -= unit) add(end - unit, digits);
  }
  // No row has the bare mark as a word.
  return words.length > 0 ? words.flatMap(begins) : exactly(MARKS.booked);
}

export function orderFields({ order, customer }: BookingRecord): SearchedField[] {
  const vat = compact(customer.vatNumber ?? "");
  const fields = [
    { field: "order_number", text: order.orderNumber, words: toWords(order.orderNumber.slice(3)) },
    nameField("name", `${customer.firstName} ${customer.lastName}`),
    nameField("company", customer.companyName),
    emailField(customer.email),
    {
      field: "flight_number",
      text: order.flightNumber ?? "",
      words: toWords(compact(order.flightNumber ?? "")),
    },
    {
      field: "flight_date",
      text: order.flightDate ?? "",
      words: [MARKS.date + compact(order.flightDate ?? "")],
    },
    { field: "airport", text: order.airport, words: [MARKS.airport + order.airport.toLowerCase()] },
    {
      field: "amount",
      text: `${toMajor(order.amountMinor).toFixed(2)} ${order.currency}`,
      words: [amountWord(order.currency, order.amountMinor)],
    },
    { field: "vat_number", text: vat, words: [...toWords(vat), ...toWords(vat.slice(2))] },
  ] as const satisfies SearchedField[];
  return fields.filter(({ text }) => text !== "" && text !== "N/A");
}

/** Also without apostrophes and hyphens. */
export function nameField(field: "name" | "company", text: string): SearchedField {
  return { field, text, words: [...toWords(text), ...toWords(text.replaceAll(JOINING_SIGNS, ""))] };
}

const compact = (text: string): string => text.replaceAll(/[ .-]/g, "");
