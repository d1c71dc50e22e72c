import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { CustomerQuery } from "#domain/people/person.schema.ts";
import type { Customer } from "#domain/orders/order.schema.ts";
import type { Page } from "#domain/paging.ts";
import type { Ctx } from "../platform/context/context.ts";
import { isUuid } from "../platform/crypto/random.ts";
import { build } from "../platform/db/client.ts";
import { columnPage, cursorInvalid, searchPage } from "../platform/db/keyset.ts";
import { customers, orders } from "../tables/orders.ts";
import type { Search } from "../platform/db/search/search.ts";
import { toCustomer } from "../orders/booking-record.ts";
import { matchOrders, orderSearch } from "../orders/order-search.ts";
import { searchedPage } from "../platform/db/search/searched-page.ts";
import { run } from "../platform/db/batch.ts";

const newer = alias(orders, "newer");
/** Only a customer's newest order finds the customer, so that nobody is listed twice. */
const IS_NEWEST_ORDER = sql`NOT EXISTS (SELECT 1 FROM ${orders} AS newer
  WHERE ${newer.customerId} = ${orders.customerId} AND ${newer}.rowid > ${orders}.rowid)`;

/** `q` searches the words of their orders. Throws ValidationError for another list's cursor. */
export function listCustomers(ctx: Ctx, query: CustomerQuery): Promise<Page<Customer>> {
  const { q } = query;
  return q ? searchedPage(ctx, q, (search) => byWords(ctx, query, search)) : byTime(ctx, query);
}

async function byTime(ctx: Ctx, query: CustomerQuery): Promise<Page<Customer>> {
  if (query.cursor !== undefined && !isUuid(query.cursor)) throw cursorInvalid();
  // An id begins with the time of booking.
  const { after, orderBy, limit, toPage } = columnPage("id", customers.id, query);
  const read = build.select().from(customers).where(after).orderBy(orderBy).limit(limit);
  return toPage((await run(ctx, read)).rows, toCustomer);
}

async function byWords(ctx: Ctx, query: CustomerQuery, search: Search): Promise<Page<Customer>> {
  const matches = matchOrders(search);
  const { after, orderBy, limit, toPage } = searchPage(orderSearch, query);
  const { rows } = await run(
    ctx,
    build
      .select({ customer: customers, rowid: orderSearch.rowid })
      .from(customers)
      .innerJoin(orders, eq(orders.customerId, customers.id))
      .innerJoin(orderSearch.table, orderSearch.findsRow)
      .where(and(matches, after, IS_NEWEST_ORDER))
      .orderBy(orderBy)
      .limit(limit),
  );
  return toPage(rows, ({ customer }) => toCustomer(customer));
}
