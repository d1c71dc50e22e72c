import { and, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { normalizeEmail } from "#domain/accounts/address.ts";
import type { CustomerQuery, ListedCustomer } from "#domain/people/person.schema.ts";
import type { Page } from "#domain/paging.ts";
import type { Ctx } from "../platform/context/context.ts";
import { isUuid } from "../platform/crypto/random.ts";
import { build } from "../platform/db/client.ts";
import { columnPage, cursorInvalid, searchPage } from "../platform/db/keyset.ts";
import { type CustomerRow, customers, orders } from "../tables/orders.ts";
import { people } from "../tables/people.ts";
import type { Search } from "../platform/db/search/search.ts";
import {
  type AddressRow,
  groupByPerson,
  selectAddresses,
  toPerson,
} from "../queries/person-rows.ts";
import { toCustomer } from "../orders/booking-record.ts";
import { matchOrders, orderSearch } from "../orders/order-search.ts";
import { searchedPage } from "../platform/db/search/searched-page.ts";
import { batch } from "../platform/db/batch.ts";

const newer = alias(orders, "newer");
/** Only the newest order finds its customer, so that no customer appears twice. */
const IS_NEWEST_ORDER = sql`NOT EXISTS (SELECT 1 FROM ${orders} AS newer
  WHERE ${newer.customerId} = ${orders.customerId} AND ${newer}.rowid > ${orders}.rowid)`;

/** `q` searches the words of the orders. Throws ValidationError for another list's cursor. */
export function listCustomers(ctx: Ctx, query: CustomerQuery): Promise<Page<ListedCustomer>> {
  const { q } = query;
  return q ? searchedPage(ctx, q, (search) => byWords(ctx, query, search)) : byTime(ctx, query);
}

async function byTime(ctx: Ctx, query: CustomerQuery): Promise<Page<ListedCustomer>> {
  if (query.cursor !== undefined && !isUuid(query.cursor)) throw cursorInvalid();
  // An id begins with the time of booking.
  const { after, orderBy, limit, toPage } = columnPage("id", customers.id, query);
  const read = build.select().from(customers).where(after).orderBy(orderBy).limit(limit);
  const found = await batch(ctx, { read, names: selectNames(sql`${read}`) });
  const toListed = listedWith(found.names.rows);
  return toPage(found.read.rows, toListed);
}

async function byWords(
  ctx: Ctx,
  query: CustomerQuery,
  search: Search,
): Promise<Page<ListedCustomer>> {
  const matches = matchOrders(search);
  const { after, orderBy, limit, toPage } = searchPage(orderSearch, query);
  const read = build
    .select({ customer: customers, rowid: orderSearch.rowid })
    .from(customers)
    .innerJoin(orders, eq(orders.customerId, customers.id))
    .innerJoin(orderSearch.table, orderSearch.findsRow)
    .where(and(matches, after, IS_NEWEST_ORDER))
    .orderBy(orderBy)
    .limit(limit);
  const found = await batch(ctx, { read, names: selectNames(sql`${read}`) });
  const toListed = listedWith(found.names.rows);
  return toPage(found.read.rows, ({ customer }) => toListed(customer));
}

const selectNames = (page: SQL) =>
  selectAddresses(sql`SELECT coalesce(${people.mergedInto}, ${people.id}) AS "personId"
    FROM ${people} WHERE ${people.email} IN (SELECT lower(email) FROM (${page}))`);

function listedWith(rows: readonly AddressRow[]): (customer: CustomerRow) => ListedCustomer {
  const names = new Map<string, string>();
  for (const [id, addresses] of groupByPerson(rows)) {
    const { name } = toPerson(id, addresses);
    for (const { email } of addresses) names.set(email, name);
  }
  return (customer) => ({
    ...toCustomer(customer),
    name: names.get(normalizeEmail(customer.email)) ?? `${customer.firstName} ${customer.lastName}`,
  });
}
