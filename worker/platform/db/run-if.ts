import { type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../context/context.ts";
import { prepareSql } from "./client.ts";

/** No JSON path, so that SQLite fails and quotes it. */
const NOT_SO = "the condition does not hold";
const FAIL = sql.raw(`json_extract('{}', '${NOT_SO}')`);

/**
 * Runs statements as one transaction if all `conditions` hold in it. D1 has no branches, so a false
 * condition fails the first statement and undoes the batch. Returns the results, or undefined.
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
