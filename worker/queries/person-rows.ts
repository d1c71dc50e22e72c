import { desc, eq, or, type SQL, sql } from "drizzle-orm";
import { normalizeEmail } from "#domain/accounts/address.ts";
import { type CurrencyCode, toMajor } from "#domain/money/currency.ts";
import type { Person, PersonName, PersonValue } from "#domain/people/person.schema.ts";
import { findAddress } from "#domain/search/search-address.ts";
import { toIso } from "#domain/time.ts";
import type { Ctx } from "../platform/context/context.ts";
import { run } from "../platform/db/batch.ts";
import { build } from "../platform/db/client.ts";
import { users } from "../tables/identity.ts";
import { customers, orders } from "../tables/orders.ts";
import { people, peopleTotals } from "../tables/people.ts";

/** A member's own client may have stored a number or a boolean. */
export const ACCOUNT_NAME = sql<
  string | null
>`CAST(${users.userMetadata} ->> '$.full_name' AS TEXT)`;

/** Searches so many of an address's newest bookings for a paid one. This limits the cost. */
const LOOKED_AT = 20;

/** Keeps the order of `ids`, which belong to main addresses. */
export async function findPeople(ctx: Ctx, ids: readonly string[]): Promise<Person[]> {
  const byId = await readAddresses(ctx, ids);
  return ids.flatMap((id) => {
    const addresses = byId.get(id);
    return addresses ? toPerson(id, addresses) : [];
  });
}

export async function readAddresses(
  ctx: Ctx,
  ids: readonly string[],
): Promise<Map<string, AddressRow[]>> {
  const page = sql`SELECT value AS "personId" FROM json_each(${JSON.stringify(ids)})`;
  return groupByPerson((await run(ctx, selectAddresses(page))).rows);
}

export interface AddressRow {
  personId: string;
  id: string;
  email: string;
  /** The id of the address whose name staff chose. That address may since have left the person. */
  namedBy: string | null;
  bookings: number;
  lastBookedAt: number;
  /** From the booking that names the address, like the names below: the newest paid one, else the newest. */
  bookedAt: number | null;
  isPaid: 0 | 1 | null;
  firstName: string | null;
  lastName: string | null;
  companyName: string | null;
  hasAccount: 0 | 1;
  /** Only from a proved address, because anybody can sign up with somebody else's. */
  accountName: string | null;
  /** JSON of minor units by currency. Null without money. */
  totals: string | null;
}

/** True for a customer whose order brought money or has a status that implies it. */
export const HAS_PAID = sql`EXISTS (SELECT 1 FROM ${orders} WHERE ${orders.customerId} = ${customers.id}
  AND (${orders.paidMinor} > 0 OR ${orders.status} IN ('paid', 'completed', 'refunded')))`;

/** Each person's main address comes first. */
export function selectAddresses(page: SQL): SQL<AddressRow> {
  // The plus removes the column's type, with which SQLite would not use the index on lower(email).
  const newest = sql`SELECT id, created_at FROM ${customers} WHERE lower(email) = +${people.email}
    ORDER BY created_at DESC LIMIT ${LOOKED_AT}`;
  const naming = sql`(SELECT id FROM (${newest}) AS ${customers}
    ORDER BY ${HAS_PAID} DESC, created_at DESC LIMIT 1)`;
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
  return sql<AddressRow>`SELECT page."personId", ${people.id} AS "id", ${people.email},
      ${people.namedBy} AS "namedBy", ${people.bookings},
      ${people.lastBookedAt} AS "lastBookedAt",
      ${customers.createdAt} AS "bookedAt", ${HAS_PAID} AS "isPaid",
      ${customers.firstName} AS "firstName", ${customers.lastName} AS "lastName",
      ${customers.companyName} AS "companyName", (${totals}) AS "totals",
      ${users.id} IS NOT NULL AS "hasAccount",
      iif(${users.emailProvedAt} IS NULL, NULL, ${ACCOUNT_NAME}) AS "accountName"
    FROM (SELECT DISTINCT "personId" FROM (${page})) AS page
    JOIN ${people} ON ${isOfPage}
    LEFT JOIN ${customers} ON ${customers.id} = ${naming}
    LEFT JOIN ${users} ON ${users.email} = ${people.email}
    ORDER BY ${people.mergedInto} IS NOT NULL, ${desc(people.lastBookedAt)}, ${people.id}`;
}

/**
 * The person of the whole address in a typed text, if staff joined it and it has no booking: no order has its words.
 * Undefined without an address.
 */
export function selectUnbooked(q: string) {
  const address = findAddress(q);
  return address === undefined
    ? undefined
    : sql<{ personId: string; email: string }>`SELECT ${people.mergedInto} AS "personId",
      ${people.email} FROM ${people} WHERE ${people.email} = ${normalizeEmail(address)}
      AND ${people.mergedInto} IS NOT NULL AND ${people.bookings} = 0`;
}

export function groupByPerson(rows: readonly AddressRow[]): Map<string, AddressRow[]> {
  const groups = new Map<string, AddressRow[]>();
  for (const row of rows) groups.set(row.personId, [...(groups.get(row.personId) ?? []), row]);
  return groups;
}

const bookedName = ({ firstName, lastName }: AddressRow) =>
  `${firstName ?? ""} ${lastName ?? ""}`.trim();

/** The account's name, else the name of the newest paid booking, else of the newest. */
function nameOf(addresses: readonly AddressRow[]): Pick<Person, "name" | "company"> {
  const booked = addresses.reduce((a, b) => (isMoreTelling(b, a) ? b : a));
  const account = addresses.find(({ accountName }) => accountName);
  const ownName = bookedName(booked);
  return {
    name: account?.accountName ?? ownName,
    company: booked.companyName === ownName ? null : booked.companyName,
  };
}

function isMoreTelling(one: AddressRow, other: AddressRow): boolean {
  if (one.isPaid !== other.isPaid) return (one.isPaid ?? 0) > (other.isPaid ?? 0);
  return (one.bookedAt ?? 0) > (other.bookedAt ?? 0);
}

export function toPerson(id: string, addresses: readonly AddressRow[]): Person {
  const [main] = addresses;
  const chosen = addresses.find((address) => address.id === main!.namedBy);
  const given = chosen && nameOf([chosen]);
  return {
    id,
    // The chosen address has no name once its last booking has gone.
    ...(given?.name ? given : nameOf(addresses)),
    email: main!.email,
    addresses: addresses.length,
    bookings: addresses.reduce((sum, { bookings }) => sum + bookings, 0),
    values: sumTotals(addresses.map(({ totals }) => totals ?? "{}")),
    last_booked_at: toIso(main!.lastBookedAt),
    has_account: addresses.some(({ hasAccount }) => hasAccount === 1),
  };
}

export function toNames(addresses: readonly AddressRow[]): PersonName[] {
  const byName = new Map<string, string>();
  for (const address of addresses) {
    const { name } = nameOf([address]);
    if (name !== "" && !byName.has(name)) byName.set(name, address.id);
  }
  return [...byName].map(([name, id]) => ({ id, name }));
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
