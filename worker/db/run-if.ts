/** What has to be true in the database, as an SQL expression, with the values of its question marks in order. */
export interface Condition {
  sql: string;
  values: readonly unknown[];
}

/** True when every one of them is. */
export function allOf(...conditions: Condition[]): Condition {
  return { sql: conditions.map(({ sql }) => `(${sql})`).join(" AND "), values: conditions.flatMap(({ values }) => values) };
}

/** No path of JSON, so that SQLite fails, and says this in its message. */
const NOT_SO = "the condition does not hold";

/**
 * Runs statements as one transaction, if `condition` holds in that transaction: what was read before cannot have changed.
 * A batch of D1 has no branches, so its first statement fails when the condition does not hold, which undoes the batch.
 * @returns the results of the statements, or undefined when nothing was done.
 */
export async function runIf(
  db: D1Database,
  { sql, values }: Condition,
  statements: D1PreparedStatement[],
): Promise<D1Result[] | undefined> {
  const guard = db.prepare(`SELECT CASE WHEN ${sql} THEN 1 ELSE json_extract('{}', '${NOT_SO}') END`).bind(...values);
  try {
    const [, ...results] = await db.batch([guard, ...statements]);
    return results;
  } catch (error) {
    if (error instanceof Error && error.message.includes(NOT_SO)) return undefined;
    throw error;
  }
}
