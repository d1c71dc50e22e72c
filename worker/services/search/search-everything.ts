import { desc, sql } from "drizzle-orm";
import { matchesOf } from "../../../src/domain/search/search-match.ts";
import type {
  FoundMessage,
  FoundOrder,
  FoundPerson,
  SearchField,
  SearchMatch,
  SearchQuery,
  SearchResults,
} from "../../../src/domain/search/search.schema.ts";
import type { Ctx, Queryable } from "../../context.ts";
import { prepareSql } from "../../db/client.ts";
import { type CustomerRow, customers, type MessageRow, messages, type OrderRow, orders } from "../../db/schema.ts";
import type { Search } from "../../db/search.ts";
import { tableColumns } from "../../db/table-columns.ts";
import { messageFields, messageSearch } from "../messages/message-search.ts";
import { matchOrders, orderFields, orderSearch } from "../orders/order-search.ts";
import { nearSearch, selectNearNames, understandSearch } from "./understand-search.ts";

/** Orders are read for their people too, who may have made several. */
const READ = { orders: 15, messages: 6 };
const SHOWN = { orders: 6, people: 5 };
/** The fields that speak for a person, whatever the order. */
const OF_PERSON: ReadonlySet<SearchField> = new Set<SearchField>(["name", "company", "email", "vat_number"]);

const ORDER = tableColumns(orders);
const CUSTOMER = tableColumns(customers);
const MESSAGE = tableColumns(messages);

type Row = Record<string, unknown>;
interface Matched<Found> {
  found: Found;
  matches: SearchMatch[];
}

/**
 * The newest orders, people and messages that meet a search, each with what matched; what is found with a typo comes after the rest. One
 * round trip, and a second one when the first found less than is shown. As many rows are read however many orders there are.
 */
export async function searchEverything(ctx: Ctx, { q = "" }: SearchQuery): Promise<SearchResults> {
  const { reads } = ctx;
  const terms = understandSearch(ctx, q);
  if (terms.length === 0) return { orders: [], people: [], messages: [] };
  const [orderRows, messageRows, names] = await reads.batch<Row>([...selectFound(reads, { terms }, READ), selectNearNames(reads, terms)]);
  const [foundOrders, foundMessages] = [orderRows!.results, messageRows!.results];
  const near = nearSearch(terms, names!.results as { word: string }[]);
  const left = { orders: READ.orders - foundOrders.length, messages: READ.messages - foundMessages.length };
  if (near && left.orders + left.messages > 0) {
    const [moreOrders, moreMessages] = await reads.batch<Row>(selectFound(reads, near, left));
    foundOrders.push(...moreOrders!.results);
    foundMessages.push(...moreMessages!.results);
  }
  const why = near?.terms ?? terms;
  const bookings = foundOrders.map((row) => {
    const found = { order: ORDER.read(row), customer: CUSTOMER.read(row) };
    return { found, matches: matchesOf(why, orderFields(found)) };
  });
  return {
    orders: bookings.slice(0, SHOWN.orders).map(toOrder),
    people: toPeople(bookings).slice(0, SHOWN.people),
    messages: foundMessages.map((row) => toMessage(MESSAGE.read(row), why)),
  };
}

/** The statements that read the newest orders with their customers, and the newest messages. */
function selectFound(db: Queryable, search: Search, limit: { orders: number; messages: number }): D1PreparedStatement[] {
  return [
    prepareSql(
      db,
      sql`SELECT ${ORDER.columns}, ${CUSTOMER.columns} FROM ${orders} JOIN ${customers} ON ${customers.id} = ${orders.customerId}
        JOIN ${orderSearch.table} ON ${orderSearch.findsRow} WHERE ${matchOrders(search)} ORDER BY ${desc(orderSearch.rowid)} LIMIT ${limit.orders}`,
    ),
    prepareSql(
      db,
      sql`SELECT ${MESSAGE.columns} FROM ${messages} JOIN ${messageSearch.table} ON ${messageSearch.findsRow}
        WHERE ${messageSearch.match(search)} ORDER BY ${desc(messageSearch.rowid)} LIMIT ${limit.messages}`,
    ),
  ];
}

type MatchedBooking = Matched<{ order: OrderRow; customer: CustomerRow }>;

function toOrder({ found: { order, customer }, matches }: MatchedBooking): FoundOrder {
  return {
    id: order.id,
    order_number: order.orderNumber,
    name: customer.companyName,
    status: order.status,
    airport: order.airport,
    flight_number: order.flightNumber,
    flight_date: order.flightDate,
    matches,
  };
}

/** The people of the orders, each address once, as far as the search is about them. */
function toPeople(bookings: readonly MatchedBooking[]): FoundPerson[] {
  const people = new Map<string, FoundPerson>();
  for (const { found, matches } of bookings) {
    const { id, companyName, email } = found.customer;
    const ofPerson = matches.filter(({ field }) => OF_PERSON.has(field));
    const key = email.toLowerCase();
    if (key === "" || ofPerson.length === 0 || people.has(key)) continue;
    people.set(key, { customer_id: id, name: companyName, email, matches: ofPerson });
  }
  return [...people.values()];
}

function toMessage(message: MessageRow, why: Search["terms"]): FoundMessage {
  const { id, kind, name, email, status, language, createdAt } = message;
  const matches = matchesOf(why, messageFields(message));
  return { id, kind, name, email, status, language, created_at: new Date(createdAt).toISOString(), matches };
}
