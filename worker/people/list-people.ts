import { and, isNull, type SQL, sql } from "drizzle-orm";
import type { Person, PersonQuery } from "#domain/people/person.schema.ts";
import type { Page } from "#domain/paging.ts";
import type { Ctx } from "../platform/context/context.ts";
import { keysetPage, type PageRead, searchPage } from "../platform/db/keyset.ts";
import { customers, orders } from "../tables/orders.ts";
import { people } from "../tables/people.ts";
import type { Search } from "../platform/db/search/search.ts";
import { matchOrders, orderSearch } from "../orders/order-search.ts";
import { searchedPage } from "../platform/db/search/searched-page.ts";
import { batch } from "../platform/db/batch.ts";
import {
  groupByPerson,
  selectAddresses,
  selectUnbooked,
  toPerson,
} from "../queries/person-rows.ts";

/** The cost is constant per address. A search may find a person again on a later page. */
export async function listPeople(ctx: Ctx, query: PersonQuery): Promise<Page<Person>> {
  const { q } = query;
  if (!q) return byTime(ctx, query);
  const unbooked = selectUnbooked(q);
  return searchedPage(ctx, q, (search) => byWords(ctx, query, search, unbooked));
}

async function byTime(ctx: Ctx, query: PersonQuery): Promise<Page<Person>> {
  const { after, orderBy, limit, toPage } = keysetPage(
    { createdAt: people.lastBookedAt, id: people.id },
    query,
  );
  const page = sql`SELECT ${people.id} AS "personId",
    ${people.lastBookedAt} AS "createdAt", ${people.id} AS "id"
      FROM ${people} WHERE ${and(isNull(people.mergedInto), after)} ORDER BY ${orderBy}
      LIMIT ${limit}`;
  return readPage(ctx, page, toPage);
}

async function byWords(
  ctx: Ctx,
  query: PersonQuery,
  search: Search,
  unbooked: SQL | undefined,
): Promise<Page<Person>> {
  const matches = matchOrders(search);
  const { after, orderBy, limit, toPage } = searchPage(orderSearch, query);
  const page = sql`SELECT coalesce(${people.mergedInto}, ${people.id}) AS "personId",
    ${orderSearch.rowid} AS "rowid" FROM ${orderSearch.table}
    JOIN ${orders} ON ${orderSearch.findsRow}
    JOIN ${customers} ON ${customers.id} = ${orders.customerId}
    JOIN ${people} ON ${people.email} = lower(${customers.email}) WHERE ${and(matches, after)}
    ORDER BY ${orderBy} LIMIT ${limit}`;
  return readPage(ctx, page, toPage, unbooked);
}

/** If `unbooked` finds a person, that person is the whole page. */
async function readPage<Key>(
  ctx: Ctx,
  page: SQL,
  toPage: PageRead<Key>["toPage"],
  unbooked?: SQL,
): Promise<Page<Person>> {
  const found = await batch(ctx, {
    page,
    addresses: selectAddresses(page),
    unbooked: unbooked && selectAddresses(unbooked),
  });
  const alone = groupByPerson(found.unbooked?.rows ?? []);
  if (alone.size > 0)
    return { items: [...alone].map(([id, rows]) => toPerson(id, rows)), next_cursor: null };
  const byId = groupByPerson(found.addresses.rows);
  const { items, next_cursor } = toPage(
    found.page.rows as (Key & { personId: string })[],
    ({ personId }) => personId,
  );
  return {
    items: [...new Set(items)].map((id) => toPerson(id, byId.get(id)!)),
    next_cursor,
  };
}
