import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { CustomerQuery } from "../../src/domain/customers/person.schema.ts";
import type { Customer } from "../../src/domain/orders/order.schema.ts";
import type { Page } from "../../src/domain/paging.ts";
import type { ReadCtx } from "../platform/context/context.ts";
import { build } from "../platform/db/client.ts";
import { keysetPage, searchPage } from "../platform/db/keyset.ts";
import { customers, orders } from "../orders/tables.ts";
import type { Search } from "../platform/db/search/search.ts";
import { toCustomer } from "../orders/booking-record.ts";
import { matchOrders, orderSearch } from "../orders/order-search.ts";
import { searchedPage } from "../platform/db/search/searched-page.ts";
import { staffBatch } from "../platform/db/batch.ts";

const newer = alias(orders, "newer");
/** Only a customer's newest order finds the customer, so that nobody is listed twice. */
const IS_NEWEST_ORDER = sql`NOT EXISTS (SELECT 1 FROM ${orders} AS newer
  WHERE ${newer.customerId} = ${orders.customerId} AND ${newer}.rowid > ${orders}.rowid)`;

/**
 * Returns one page of customers by an index. `q` searches the words of their orders. Throws
 * ValidationError for a cursor of another list.
 */
export function listCustomers(ctx: ReadCtx, query: CustomerQuery): Promise<Page<Customer>> {
  const { q } = query;
  return q
    ? searchedPage(ctx, { ...query, q }, (search, page) => byWords(ctx, page, search))
    : byTime(ctx, query);
}

async function byTime(ctx: ReadCtx, query: CustomerQuery): Promise<Page<Customer>> {
  const { after, orderBy, limit, toPage } = keysetPage(customers, query);
  const { found } = await staffBatch(ctx, {
    found: build.select().from(customers).where(after).orderBy(orderBy).limit(limit),
  });
  return toPage(found.rows, toCustomer);
}

async function byWords(
  ctx: ReadCtx,
  query: CustomerQuery,
  search: Search,
): Promise<Page<Customer>> {
  const matches = matchOrders(search);
  const { after, orderBy, limit, toPage } = searchPage(orderSearch, query);
  const { found } = await staffBatch(ctx, {
    found: build
      .select({ customer: customers, rowid: orderSearch.rowid })
      .from(customers)
      .innerJoin(orders, eq(orders.customerId, customers.id))
      .innerJoin(orderSearch.table, orderSearch.findsRow)
      .where(and(matches, after, IS_NEWEST_ORDER))
      .orderBy(orderBy)
      .limit(limit),
  });
  return toPage(found.rows, ({ customer }) => toCustomer(customer));
}
