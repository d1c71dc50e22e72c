import { desc, sql } from "drizzle-orm";
import { emailField, findMatches } from "../../src/domain/search/search-match.ts";
import type {
  FoundAccount,
  FoundMessage,
  FoundOrder,
  FoundPerson,
  SearchField,
  SearchMatch,
  SearchQuery,
  SearchResults,
} from "../../src/domain/search/search.schema.ts";
import type { Ctx, Queryable } from "../platform/context/context.ts";
import { prepareSql } from "../platform/db/client.ts";
import { type CustomerRow, customers, type OrderRow, orders } from "../orders/tables.ts";
import { type MessageRow, messageReplies, messages } from "../messages/tables.ts";
import { people } from "../people/tables.ts";
import { users } from "../identity/tables.ts";
import type { Search } from "../platform/db/search/search.ts";
import { tableColumns } from "../platform/db/table-columns.ts";
import { ACCOUNT_NAME, accountSearch } from "./list-accounts.ts";
import {
  messageFields,
  messageSearch,
  replyField,
  replySearch,
} from "../messages/message-search.ts";
import { matchOrders, nameField, orderFields, orderSearch } from "../orders/order-search.ts";
import {
  addressSearches,
  nearSearch,
  selectNearNames,
  understandSearch,
} from "../platform/db/search/understand-search.ts";

type Counts = [orders: number, messages: number, replies: number, accounts: number];

/** Orders also stand for people, who may have made several. */
const READ: Counts = [15, 6, 6, 6];
const SHOWN = { orders: 6, people: 5, accounts: 4, messages: 6 };
const OF_PERSON: ReadonlySet<SearchField> = new Set<SearchField>([
  "name",
  "company",
  "email",
  "vat_number",
]);

const ORDER = tableColumns(orders);
const CUSTOMER = tableColumns(customers);
const MESSAGE = tableColumns(messages);

type Row = Record<string, unknown>;
interface Matched<Found> {
  found: Found;
  matches: SearchMatch[];
}

/**
 * Returns the newest orders, people, messages and accounts that meet a search, exact matches first.
 * For an address: the same one, else its beginning, else its words. Takes one round trip, or two
 * when little is found.
 */
export async function searchEverything(ctx: Ctx, { q = "" }: SearchQuery): Promise<SearchResults> {
  const { reads } = ctx;
  const terms = understandSearch(ctx, q);
  if (terms.length === 0) return { orders: [], people: [], accounts: [], messages: [] };
  const ofAddress = addressSearches(terms);
  const first = ofAddress.length > 0 ? ofAddress : [{ terms }];
  const results = await reads.batch<Row>([
    ...first.flatMap((search) => selectFound(reads, search, READ)),
    selectNearNames(reads, terms),
  ]);
  const near = nearSearch(terms, results.pop()!.results as { word: string }[]);
  const byKind = READ.map((count, kind) =>
    results
      .flatMap((result, index) => (index % READ.length === kind ? result.results : []))
      .slice(0, count),
  ) as [Row[], Row[], Row[], Row[]];
  const isOfNobody = ofAddress.length > 0 && byKind.every((rows) => rows.length === 0);
  for (const search of [isOfNobody ? { terms } : undefined, near]) {
    const left = READ.map((count, kind) => count - byKind[kind]!.length) as Counts;
    if (!search || left.every((count) => count === 0)) continue;
    const more = await reads.batch<Row>(selectFound(reads, search, left));
    for (const [kind, rows] of byKind.entries()) rows.push(...more[kind]!.results);
  }
  const [foundOrders, foundMessages, foundReplies, foundAccounts] = byKind;
  const why = near?.terms ?? terms;
  const bookings = foundOrders.map((row) => {
    const found = {
      order: ORDER.read(row),
      customer: CUSTOMER.read(row),
      personId: row.person_id as string | null,
    };
    return { found, matches: findMatches(why, orderFields(found)) };
  });
  const persons = toPeople(bookings);
  const accounts = (foundAccounts as unknown as AccountRow[]).filter(
    ({ email }) => !persons.some((person) => person.email.toLowerCase() === email),
  );
  return {
    orders: bookings.slice(0, SHOWN.orders).map(toOrder),
    people: persons.slice(0, SHOWN.people),
    accounts: accounts.slice(0, SHOWN.accounts).map((account) => toAccount(account, why)),
    messages: toMessages([...foundMessages, ...foundReplies], why),
  };
}

function selectFound(
  db: Queryable,
  search: Search,
  [orderCount, messageCount, replyCount, accountCount]: Counts,
): D1PreparedStatement[] {
  return [
    prepareSql(
      db,
      sql`SELECT ${ORDER.columns}, ${CUSTOMER.columns},
        coalesce(${people.mergedInto}, ${people.id}) AS person_id
        FROM ${orders} JOIN ${customers} ON ${customers.id} = ${orders.customerId}
        LEFT JOIN ${people} ON ${people.email} = lower(${customers.email})
        JOIN ${orderSearch.table} ON ${orderSearch.findsRow} WHERE ${matchOrders(search)}
        ORDER BY ${desc(orderSearch.rowid)} LIMIT ${orderCount}`,
    ),
    prepareSql(
      db,
      sql`SELECT ${MESSAGE.columns} FROM ${messages} JOIN ${messageSearch.table}
        ON ${messageSearch.findsRow}
        WHERE ${messageSearch.match(search)} ORDER BY ${desc(messageSearch.rowid)}
        LIMIT ${messageCount}`,
    ),
    prepareSql(
      db,
      sql`SELECT ${MESSAGE.columns}, ${messageReplies.text} AS reply FROM ${messageReplies}
        JOIN ${messages} ON ${messages.id} = ${messageReplies.messageId}
        JOIN ${replySearch.table} ON ${replySearch.findsRow} WHERE ${replySearch.match(search)}
        ORDER BY ${desc(replySearch.rowid)} LIMIT ${replyCount}`,
    ),
    prepareSql(
      db,
      sql`SELECT ${users.id}, ${users.email}, ${ACCOUNT_NAME} AS name FROM ${users}
        JOIN ${accountSearch.table} ON ${accountSearch.findsRow}
        WHERE ${accountSearch.match(search)} ORDER BY ${desc(accountSearch.rowid)}
        LIMIT ${accountCount}`,
    ),
  ];
}

type MatchedBooking = Matched<{ order: OrderRow; customer: CustomerRow; personId: string | null }>;

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

/** Returns the people of the orders once each, if the search is about people. */
function toPeople(bookings: readonly MatchedBooking[]): FoundPerson[] {
  const byId = new Map<string, FoundPerson>();
  for (const { found, matches } of bookings) {
    const { id, companyName, email } = found.customer;
    const ofPerson = matches.filter(({ field }) => OF_PERSON.has(field));
    // An erased person is left out.
    if (found.personId === null || ofPerson.length === 0 || byId.has(found.personId)) continue;
    byId.set(found.personId, {
      person_id: found.personId,
      customer_id: id,
      name: companyName,
      email,
      matches: ofPerson,
    });
  }
  return [...byId.values()];
}

interface AccountRow {
  id: string;
  email: string;
  name: string | null;
}

function toAccount({ id, email, name }: AccountRow, why: Search["terms"]): FoundAccount {
  const fields = [nameField("name", name ?? ""), emailField(email)];
  return { id, name: name ?? "", email, matches: findMatches(why, fields) };
}

/** Returns the messages, then those with a matching reply, once each. */
function toMessages(rows: readonly Row[], why: Search["terms"]): FoundMessage[] {
  const byId = new Map<string, FoundMessage>();
  for (const row of rows) {
    const message = MESSAGE.read(row);
    if (!byId.has(message.id))
      byId.set(message.id, toMessage(message, row.reply as string | undefined, why));
  }
  return [...byId.values()].slice(0, SHOWN.messages);
}

function toMessage(
  message: MessageRow,
  reply: string | undefined,
  why: Search["terms"],
): FoundMessage {
  const { id, kind, name, email, status, language, createdAt } = message;
  const matches = findMatches(
    why,
    reply === undefined ? messageFields(message) : [replyField(reply)],
  );
  return {
    id,
    kind,
    name,
    email,
    status,
    language,
    created_at: new Date(createdAt).toISOString(),
    matches,
  };
}
