import { asc, desc, eq, or, type SQL, sql } from "drizzle-orm";
import { normalizeEmail } from "../../../src/domain/accounts/address.ts";
import type { Ctx } from "../context/context.ts";
import { build, prepareSql, primaryDb } from "./client.ts";
import { customers } from "../../orders/tables.ts";
import { messages } from "../../messages/tables.ts";
import { people, type PersonRow } from "../../people/tables.ts";
import { users } from "../../identity/tables.ts";
import { ConflictError, NotFoundError } from "../errors/errors.ts";

/** Who an id leads to: the rows of `people` of all of their addresses, the main one first; or one address that has never booked. */
export interface PersonAddresses {
  /** The main address. */
  email: string;
  /** Empty for who has never booked. */
  rows: readonly PersonRow[];
}

/** The rows of a person whose main row has this id. */
export function rowsOfPerson(id: string): SQL {
  return or(eq(people.id, id), eq(people.mergedInto, id))!;
}

/** The addresses of the person who has this one, which may be SQL, in any case. Empty for who has never booked. */
export function addressesOfPerson(email: string | SQL): SQL {
  const main = build
    .select({ id: sql`coalesce(${people.mergedInto}, ${people.id})` })
    .from(people)
    .where(eq(people.email, sql`lower(${email})`));
  return sql`${build
    .select({ email: people.email })
    .from(people)
    .where(or(eq(people.id, sql`${main}`), eq(people.mergedInto, sql`${main}`)))}`;
}

/**
 * The person behind an id, so that a page can link to them from whatever holds their address without having it in its own: the id of a
 * row of `people`, a customer, a message or an account.
 * @throws NotFoundError; ConflictError `already_anonymous` for a customer who has no address any more.
 */
export async function findAddresses(ctx: Ctx, id: string): Promise<PersonAddresses> {
  const email = await findEmail(ctx, id);
  if (email === null) throw new NotFoundError();
  if (email === "")
    throw new ConflictError("already_anonymous", "This customer is anonymous already.");
  return findByEmail(ctx, email);
}

/** The person who has an address, which is normalised. */
export async function findByEmail({ db }: Ctx, email: string): Promise<PersonAddresses> {
  const main = build
    .select({ id: sql`coalesce(${people.mergedInto}, ${people.id})` })
    .from(people)
    .where(eq(people.email, email));
  const rows = await primaryDb(db)
    .select()
    .from(people)
    .where(sql`${people.id} = (${main}) OR ${people.mergedInto} = (${main})`)
    .orderBy(sql`${people.mergedInto} IS NOT NULL`, desc(people.lastBookedAt), asc(people.id));
  return { email: rows[0]?.email ?? email, rows };
}

/** The address that an id stands beside; empty for an anonymous customer, null for an id of nothing. */
async function findEmail({ db }: Ctx, id: string): Promise<string | null> {
  const places = [people, customers, users, messages].map(
    (table) => sql`(${build.select({ email: table.email }).from(table).where(eq(table.id, id))})`,
  );
  const email = await prepareSql(
    db,
    sql`SELECT coalesce(${sql.join(places, sql`, `)}) AS email`,
  ).first<string>("email");
  return email === null ? null : normalizeEmail(email);
}
