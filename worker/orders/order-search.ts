import type { SQL } from "drizzle-orm";
import type { OrderStatus } from "../../src/domain/orders/order-status.ts";
import { JOINING_SIGNS, toWords } from "../../src/domain/search/plain-text.ts";
import { emailField, type SearchedField } from "../../src/domain/search/search-match.ts";
import { MARKS } from "../../src/domain/search/search-term.ts";
import { orders } from "./tables.ts";
import { type Search, searchIndex } from "../platform/db/search/search.ts";
import type { BookingRecord } from "./booking-record.ts";

/** The search index of orders and customers (docs/decisions/0019). */
export const orderSearch = searchIndex("order_search", orders);

/** Returns the condition of a search and a status; undefined for a search without a term. */
export const matchOrders = (search: Search, status?: OrderStatus): SQL | undefined =>
  orderSearch.match(search, status && MARKS.status + status.replaceAll(" ", "").toLowerCase());

/** Returns the words of an order by field, as the view `order_words` indexes them. */
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
    { field: "vat_number", text: vat, words: [...toWords(vat), ...toWords(vat.slice(2))] },
  ] as const satisfies SearchedField[];
  return fields.filter(({ text }) => text !== "" && text !== "N/A");
}

/** Returns a name, also without apostrophes and hyphens. */
export function nameField(field: "name" | "company", text: string): SearchedField {
  return { field, text, words: [...toWords(text), ...toWords(text.replaceAll(JOINING_SIGNS, ""))] };
}

const compact = (text: string): string => text.replaceAll(/[ .-]/g, "");
