import { type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../context/context.ts";
import { prepareSql } from "./client.ts";

/** No path of JSON, so that SQLite fails, and says this in its message. */
const NOT_SO = "the condition does not hold";
const FAIL = sql.raw(`json_extract('{}', '${NOT_SO}')`);

/**
 * Runs statements as one transaction, if all `conditions` hold in that transaction: what was read before cannot have changed.
 * A batch of D1 has no branches, so its first statement fails when a condition does not hold, which undoes the batch.
 * @returns the results of the statements, or undefined when nothing was done.
 */
export async function runIf(
  { db }: Pick<Ctx, "db">,
  conditions: readonly SQL[],
  statements: D1PreparedStatement[],
): Promise<D1Result[] | undefined> {
  const all = sql.join(
    conditions.map((condition) => sql`(${condition})`),
    sql` AND `,
  );
  try {
    const [, ...results] = await db.batch([
      prepareSql(db, sql`SELECT CASE WHEN ${all} THEN 1 ELSE ${FAIL} END`),
      ...statements,
    ]);
    return results;
  } catch (error) {
    if (error instanceof Error && error.message.includes(NOT_SO)) return undefined;
    throw error;
  }
}
