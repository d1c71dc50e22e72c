import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Queryable } from "../context/context.ts";
import { prepareSql } from "./client.ts";

/** A statement from Drizzle's builder, from SQL, or prepared. */
export type Statement = SQLWrapper | D1PreparedStatement;
type Row = Record<string, unknown>;
type Result<Entry> = Entry extends readonly Statement[]
  ? D1Result<Row>[]
  : Entry extends Statement
    ? D1Result<Row>
    : undefined;
/** Statements by name, in running order; undefined ones are skipped. */
type Entries = Record<string, Statement | readonly Statement[] | undefined>;
type Results<Named extends Entries> = { [Name in keyof Named]: Result<Named[Name]> };

/** Runs named statements as one transaction, in order. Returns each result under its name. */
export async function batch<Named extends Entries>(
  { db }: { db: Queryable },
  entries: Named,
): Promise<Results<Named>> {
  const statements = Object.values(entries).flatMap((entry) => entry ?? []);
  const results = await db.batch<Row>(statements.map((one) => prepare(db, one as Statement)));
  let next = 0;
  const named = Object.entries(entries).map(([name, entry]) => {
    if (entry === undefined) return [name, undefined];
    if (!Array.isArray(entry)) return [name, results[next++]];
    next += entry.length;
    return [name, results.slice(next - entry.length, next)];
  });
  return Object.fromEntries(named) as Results<Named>;
}

/** No JSON path, so that SQLite fails and quotes it. */
const NOT_SO = "the condition does not hold";
const FAIL = sql.raw(`json_extract('{}', '${NOT_SO}')`);

/**
 * Runs named statements as one transaction if all conditions hold in it. D1 has no branches, so a
 * false condition fails the first statement and undoes the batch. Returns the results by name, or
 * undefined.
 */
export async function batchIf<Named extends Entries>(
  ctx: { db: Queryable },
  conditions: readonly SQL[],
  entries: Named,
): Promise<Results<Named> | undefined> {
  const all = sql.join(
    conditions.map((condition) => sql`(${condition})`),
    sql` AND `,
  );
  const guard = sql`SELECT CASE WHEN ${all} THEN 1 ELSE ${FAIL} END`;
  try {
    return await batch(ctx, { guard, ...entries });
  } catch (error) {
    if (error instanceof Error && error.message.includes(NOT_SO)) return undefined;
    throw error;
  }
}

/** Returns true when a statement wrote a row: its condition may leave it without effect. */
export const hasWritten = (result: D1Result): boolean => result.meta.changes > 0;

function prepare(db: Queryable, statement: Statement): D1PreparedStatement {
  return "getSQL" in statement ? prepareSql(db, statement) : statement;
}
