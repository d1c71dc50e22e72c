import { asc, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { normalizeEmail } from "#domain/accounts/address.ts";
import type { Ctx } from "../platform/context/context.ts";
import { build, primaryDb } from "../platform/db/client.ts";
import { customers } from "../tables/orders.ts";
import { messages } from "../tables/messages.ts";
import { people, type PersonRow } from "../tables/people.ts";
import { users } from "../tables/identity.ts";
import { ConflictError, NotFoundError } from "../platform/errors/errors.ts";
import { run } from "../platform/db/batch.ts";

/** The main address comes first. */
export interface PersonAddresses {
  email: string;
  rows: readonly PersonRow[];
}

/** `id` is the person's main row. */
export function selectPersonRows(id: string): SQL {
  return or(eq(people.id, id), eq(people.mergedInto, id))!;
}

/** Ignores case. Selects nothing without a booking from this address. */
export function selectPersonAddresses(email: string | SQL): SQL {
  const main = build
    .select({ id: sql`coalesce(${people.mergedInto}, ${people.id})` })
    .from(people)
    .where(eq(people.email, sql`lower(${email})`));
  return sql`${build
    .select({ email: people.email })
    .from(people)
    .where(or(eq(people.id, sql`${main}`), eq(people.mergedInto, sql`${main}`)))}`;
}

/** Accepts the id of a `people` row, customer, message or account. Throws NotFoundError or ConflictError. */
export async function findAddresses(ctx: Ctx, id: string): Promise<PersonAddresses> {
  const email = await findEmail(ctx, id);
  if (email === null) throw new NotFoundError();
  if (email === "")
    throw new ConflictError("already_anonymous", "This customer is anonymous already.");
  return findByEmail(ctx, email);
}

/** `email` must be normalised. */
export async function findByEmail({ db }: Ctx, email: string): Promise<PersonAddresses> {
  const rows = await primaryDb(db)
    .select()
    .from(people)
    .where(inArray(people.email, selectPersonAddresses(email)))
    .orderBy(sql`${people.mergedInto} IS NOT NULL`, desc(people.lastBookedAt), asc(people.id));
  return { email: rows[0]?.email ?? email, rows };
}

/** Returns "" for an anonymous customer and null for an unknown id. */
async function findEmail(ctx: Ctx, id: string): Promise<string | null> {
  const places = [people, customers, users, messages].map(
    (table) => sql`(${build.select({ email: table.email }).from(table).where(eq(table.id, id))})`,
  );
  const { rows } = await run(
    ctx,
    sql<{ email: string | null }>`SELECT coalesce(${sql.join(places, sql`, `)}) AS email`,
  );
  const email = rows[0]?.email ?? null;
  return email === null ? null : normalizeEmail(email);
}
