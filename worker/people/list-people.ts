import { and, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Person, PersonQuery, PersonValue } from "#domain/people/person.schema.ts";
import { type CurrencyCode, toMajor } from "#domain/money/currency.ts";
import type { Page } from "#domain/paging.ts";
import { toIso } from "#domain/time.ts";
import type { Ctx } from "../platform/context/context.ts";
import { build, hasRow } from "../platform/db/client.ts";
import { keysetPage, type PageRead, searchPage } from "../platform/db/keyset.ts";
import { customers, orders } from "../tables/orders.ts";
import { people, peopleTotals } from "../tables/people.ts";
import { users } from "../tables/identity.ts";
import type { Search } from "../platform/db/search/search.ts";
import { matchOrders, orderSearch } from "../orders/order-search.ts";
import { searchedPage } from "../platform/db/search/searched-page.ts";
import { run, batch } from "../platform/db/batch.ts";

/** The cost is constant per address. A search may find a person again on a later page. */
export function listPeople(ctx: Ctx, query: PersonQuery): Promise<Page<Person>> {
  const { q } = query;
  return q ? searchedPage(ctx, q, (search) => byWords(ctx, query, search)) : byTime(ctx, query);
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

async function byWords(ctx: Ctx, query: PersonQuery, search: Search): Promise<Page<Person>> {
  const matches = matchOrders(search);
  const { after, orderBy, limit, toPage } = searchPage(orderSearch, query);
  const page = sql`SELECT coalesce(${people.mergedInto}, ${people.id}) AS "personId",
    ${orderSearch.rowid} AS "rowid" FROM ${orderSearch.table}
    JOIN ${orders} ON ${orderSearch.findsRow}
    JOIN ${customers} ON ${customers.id} = ${orders.customerId}
    JOIN ${people} ON ${people.email} = lower(${customers.email}) WHERE ${and(matches, after)}
    ORDER BY ${orderBy} LIMIT ${limit}`;
  return readPage(ctx, page, toPage);
}

/** Keeps the order of `ids`, which are those of main addresses. */
export async function findPeople(ctx: Ctx, ids: readonly string[]): Promise<Person[]> {
  const page = sql`SELECT value AS "personId" FROM json_each(${JSON.stringify(ids)})`;
  const byId = groupByPerson((await run(ctx, selectAddresses(page))).rows);
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function readPage<Key>(
  ctx: Ctx,
  page: SQL,
  toPage: PageRead<Key>["toPage"],
): Promise<Page<Person>> {
  const found = await batch(ctx, { page, addresses: selectAddresses(page) });
  const byId = groupByPerson(found.addresses.rows);
  const { items, next_cursor } = toPage(
    found.page.rows as (Key & { personId: string })[],
    ({ personId }) => personId,
  );
  return { items: [...new Set(items)].map((id) => byId.get(id)!), next_cursor };
}

interface AddressRow {
  personId: string;
  email: string;
  bookings: number;
  lastBookedAt: number;
  bookedAt: number | null;
  firstName: string | null;
  lastName: string | null;
  companyName: string | null;
  /** Minor units by currency, as JSON; null without money. */
  totals: string | null;
  hasAccount: 0 | 1;
}

/** Each person's main address comes first. */
function selectAddresses(page: SQL): SQL<AddressRow> {
  const newest = build
    .select({ id: customers.id })
    .from(customers)
    // The plus removes the column's type, which would keep SQLite off the index on lower(email).
    .where(sql`lower(${customers.email}) = +${people.email}`)
    .orderBy(desc(customers.createdAt))
    .limit(1);
  const totals = build
    .select({
      totals: sql`json_group_object(${peopleTotals.currency}, ${peopleTotals.amountMinor})`,
    })
    .from(peopleTotals)
    .where(eq(peopleTotals.email, people.email));
  const isOfPage = or(
    sql`${people.id} = page."personId"`,
    sql`${people.mergedInto} = page."personId"`,
  );
  return sql<AddressRow>`SELECT page."personId", ${people.email}, ${people.bookings},
      ${people.lastBookedAt} AS "lastBookedAt",
      ${customers.createdAt} AS "bookedAt",
      ${customers.firstName} AS "firstName", ${customers.lastName} AS "lastName",
      ${customers.companyName} AS "companyName", (${totals}) AS "totals",
      ${hasRow(users, eq(users.email, people.email))} AS "hasAccount"
    FROM (SELECT DISTINCT "personId" FROM (${page})) AS page
    JOIN ${people} ON ${isOfPage}
    LEFT JOIN ${customers} ON ${customers.id} = (${newest})
    ORDER BY ${people.mergedInto} IS NOT NULL`;
}

function groupByPerson(rows: readonly AddressRow[]): Map<string, Person> {
  const groups = new Map<string, AddressRow[]>();
  for (const row of rows) groups.set(row.personId, [...(groups.get(row.personId) ?? []), row]);
  return new Map([...groups].map(([id, addresses]) => [id, toPerson(id, addresses)]));
}

function toPerson(id: string, addresses: readonly AddressRow[]): Person {
  const [main] = addresses;
  const newest = addresses.reduce((a, b) => ((b.bookedAt ?? 0) > (a.bookedAt ?? 0) ? b : a));
  const name = `${newest.firstName ?? ""} ${newest.lastName ?? ""}`.trim();
  return {
    id,
    name,
    company: newest.companyName === name ? null : newest.companyName,
    email: main!.email,
    addresses: addresses.length,
    bookings: addresses.reduce((sum, { bookings }) => sum + bookings, 0),
    values: sumTotals(addresses.map(({ totals }) => totals ?? "{}")),
    last_booked_at: toIso(main!.lastBookedAt),
    has_account: addresses.some(({ hasAccount }) => hasAccount === 1),
  };
}

function sumTotals(totals: readonly string[]): PersonValue[] {
  const sums = new Map<CurrencyCode, number>();
  for (const json of totals) {
    for (const [currency, minor] of Object.entries(
      JSON.parse(json) as Record<CurrencyCode, number>,
    ) as [CurrencyCode, number][]) {
      sums.set(currency, (sums.get(currency) ?? 0) + minor);
    }
  }
  return [...sums]
    .filter(([, minor]) => minor !== 0)
    .map(([currency, minor]) => ({ currency, amount: toMajor(minor) }));
}
