import { parseSearch } from "#domain/search/parse-search.ts";
import { desc, sql } from "drizzle-orm";
import { emailField, findMatches, textField } from "#domain/search/search-match.ts";
import type {
  FoundAccount,
  FoundMessage,
  FoundOrder,
  FoundPerson,
  SearchField,
  SearchMatch,
  SearchQuery,
  SearchResults,
} from "#domain/search/search.schema.ts";
import { toIso } from "#domain/time.ts";
import type { Ctx } from "../platform/context/context.ts";
import { type CustomerRow, customers, type OrderRow } from "../tables/orders.ts";
import { type MessageRow, messageReplies, messages } from "../tables/messages.ts";
import { people } from "../tables/people.ts";
import { users } from "../tables/identity.ts";
import type { Search } from "../platform/db/search/search.ts";
import { tableColumns } from "../platform/db/table-columns.ts";
import { BOOKING_ROW } from "../queries/booking-row.ts";
import { ACCOUNT_NAME, findPeople, selectUnbooked } from "../queries/person-rows.ts";
import { accountSearch } from "./list-accounts.ts";
import { messageFields, messageSearch, replySearch } from "../messages/message-search.ts";
import { hasReference, isReference } from "../orders/order-reference.ts";
import { matchOrders, nameField, orderFields, orderSearch } from "../orders/order-search.ts";
import { addressSearches, nearSearch, selectNearNames } from "./understand-search.ts";
import { type Results, batch, run } from "../platform/db/batch.ts";

/** Reads more orders, because they also give the people, who may have several. */
const READ = { orders: 15, messages: 6, replies: 6, accounts: 6 };
const READ_IN_ALL = Object.values(READ).reduce((sum, count) => sum + count);
const SHOWN = { orders: 6, people: 5, accounts: 4, messages: 6 };
const OF_PERSON: ReadonlySet<SearchField> = new Set<SearchField>([
  "name",
  "company",
  "email",
  "vat_number",
]);

const MESSAGE = tableColumns(messages);

type Row = Record<string, unknown>;
interface Matched<Found> {
  found: Found;
  matches: SearchMatch[];
}

/** An address finds itself, or else addresses that begin with it, or else its words. */
export async function searchEverything(ctx: Ctx, { q = "" }: SearchQuery): Promise<SearchResults> {
  if (isReference(q.trim())) return findByReference(ctx, q.trim());
  const terms = parseSearch(q, ctx.now);
  if (terms.length === 0) return { orders: [], people: [], accounts: [], messages: [] };
  const ofAddress = addressSearches(terms);
  const first = ofAddress.length > 0 ? ofAddress : [{ terms }];
  const { found, unbooked, names } = await batch(ctx, {
    found: first.map((search) => selectFound(search, READ)),
    unbooked: selectUnbooked(q),
    names: selectNearNames(terms),
  });
  const near = nearSearch(terms, names.rows);
  const joined = unbooked?.rows ?? [];
  const isOfNobody =
    ofAddress.length > 0 && joined.length === 0 && countRows(joinFound(found)) === 0;
  for (const search of [isOfNobody ? { terms } : undefined, near]) {
    const rows = joinFound(found);
    if (!search || countRows(rows) === READ_IN_ALL) continue;
    const { more } = await batch(ctx, {
      more: selectFound(search, {
        orders: READ.orders - rows.orders.length,
        messages: READ.messages - rows.messages.length,
        replies: READ.replies - rows.replies.length,
        accounts: READ.accounts - rows.accounts.length,
      }),
    });
    found.push(more);
  }
  const rows = joinFound(found);
  const why = near?.terms ?? terms;
  const bookings = rows.orders.map((row) => {
    const booking = {
      ...BOOKING_ROW.read(row),
      personId: row.person_id as string | null,
    };
    return { found: booking, matches: findMatches(why, orderFields(booking)) };
  });
  const persons = toPeople(
    joined.map((one) => toUnbooked(one, terms)),
    bookings,
  );
  const shown = persons.slice(0, SHOWN.people);
  const named =
    shown.length > 0
      ? await findPeople(
          ctx,
          shown.map((one) => one.person_id),
        )
      : [];
  const accounts = rows.accounts.filter(
    ({ email }) => !persons.some((person) => person.email.toLowerCase() === email),
  );
  return {
    orders: bookings.slice(0, SHOWN.orders).map(toOrder),
    people: shown.map((one) => {
      const person = named.find(({ id }) => id === one.person_id);
      return person ? { ...one, name: person.company ?? person.name } : one;
    }),
    accounts: accounts.slice(0, SHOWN.accounts).map((account) => toAccount(account, why)),
    messages: toMessages([...rows.messages, ...rows.replies], why),
  };
}

/** A provider's id belongs to one order and to no person. */
async function findByReference(ctx: Ctx, reference: string): Promise<SearchResults> {
  const { rows } = await run(
    ctx,
    sql`SELECT ${BOOKING_ROW.columns} FROM ${BOOKING_ROW.from}
      WHERE ${hasReference(reference)} LIMIT ${SHOWN.orders}`,
  );
  const found = rows.map((row) => ({ ...BOOKING_ROW.read(row), personId: null }));
  const orders = found.map((booking) => toOrder({ found: booking, matches: [] }));
  return { orders, people: [], accounts: [], messages: [] };
}

function selectFound(search: Search, limits: Record<keyof typeof READ, number>) {
  return {
    orders: sql`SELECT ${BOOKING_ROW.columns},
        coalesce(${people.mergedInto}, ${people.id}) AS person_id
        FROM ${BOOKING_ROW.from}
        LEFT JOIN ${people} ON ${people.email} = lower(${customers.email})
        JOIN ${orderSearch.table} ON ${orderSearch.findsRow} WHERE ${matchOrders(search)}
        ORDER BY ${desc(orderSearch.rowid)} LIMIT ${limits.orders}`,
    messages: sql`SELECT ${MESSAGE.columns} FROM ${messages} JOIN ${messageSearch.table}
        ON ${messageSearch.findsRow}
        WHERE ${messageSearch.match(search)} ORDER BY ${desc(messageSearch.rowid)}
        LIMIT ${limits.messages}`,
    replies: sql`SELECT ${MESSAGE.columns}, ${messageReplies.text} AS reply FROM ${messageReplies}
        JOIN ${messages} ON ${messages.id} = ${messageReplies.messageId}
        JOIN ${replySearch.table} ON ${replySearch.findsRow} WHERE ${replySearch.match(search)}
        ORDER BY ${desc(replySearch.rowid)} LIMIT ${limits.replies}`,
    accounts: sql<AccountRow>`SELECT ${users.id}, ${users.email}, ${ACCOUNT_NAME} AS name
        FROM ${users}
        JOIN ${accountSearch.table} ON ${accountSearch.findsRow}
        WHERE ${accountSearch.match(search)} ORDER BY ${desc(accountSearch.rowid)}
        LIMIT ${limits.accounts}`,
  };
}

type Found = Results<ReturnType<typeof selectFound>>;

const joinFound = (found: readonly Found[]) => ({
  orders: found.flatMap(({ orders }) => orders.rows).slice(0, READ.orders),
  messages: found.flatMap(({ messages }) => messages.rows).slice(0, READ.messages),
  replies: found.flatMap(({ replies }) => replies.rows).slice(0, READ.replies),
  accounts: found.flatMap(({ accounts }) => accounts.rows).slice(0, READ.accounts),
});

const countRows = (rows: ReturnType<typeof joinFound>): number =>
  Object.values(rows).reduce((sum, { length }) => sum + length, 0);

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

function toPeople(
  unbooked: readonly FoundPerson[],
  bookings: readonly MatchedBooking[],
): FoundPerson[] {
  const byId = new Map(unbooked.map((person) => [person.person_id, person]));
  for (const { found, matches } of bookings) {
    const { companyName, email } = found.customer;
    const ofPerson = matches.filter(({ field }) => OF_PERSON.has(field));
    // Omits an erased person.
    if (found.personId === null || ofPerson.length === 0 || byId.has(found.personId)) continue;
    byId.set(found.personId, {
      person_id: found.personId,
      name: companyName,
      email,
      matches: ofPerson,
    });
  }
  return [...byId.values()];
}

const toUnbooked = (
  { personId, email }: { personId: string; email: string },
  why: Search["terms"],
): FoundPerson => ({
  person_id: personId,
  name: "",
  email,
  matches: findMatches(why, [emailField(email)]),
});

interface AccountRow {
  id: string;
  email: string;
  name: string | null;
}

function toAccount({ id, email, name }: AccountRow, why: Search["terms"]): FoundAccount {
  const fields = [nameField("name", name ?? ""), emailField(email)];
  return { id, name: name ?? "", email, matches: findMatches(why, fields) };
}

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
    reply === undefined ? messageFields(message) : [{ ...textField("reply", reply), isLong: true }],
  );
  return {
    id,
    kind,
    name,
    email,
    status,
    language,
    created_at: toIso(createdAt),
    matches,
  };
}
