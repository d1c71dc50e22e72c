/** One row of the table in docs/decisions/0015: which rows are due, and what is done with them. */
export interface RetentionRule {
  /** Its name in the counts. */
  name: string;
  table: string;
  /** The SQL condition of due rows. It has no parameters, because `wrangler d1 execute` runs it on remote databases too. */
  due: string;
  /** Processes at most `limit` due rows, all or none. Returns how many. */
  apply: (db: D1Database, limit: number) => Promise<number>;
}

/** The rule of rows that are simply deleted. */
export function deletion(name: string, table: string, due: string): RetentionRule {
  const sql = `DELETE FROM ${table} WHERE rowid IN (SELECT rowid FROM ${table} WHERE ${due} LIMIT ?1)`;
  return { name, table, due, apply: async (db, limit) => (await db.prepare(sql).bind(limit).run()).meta.changes };
}

interface Clearance extends Pick<RetentionRule, "name" | "table" | "due"> {
  /** The statements, run as one transaction, for the rows whose ids are in the JSON list. The last one returns a row for each. */
  statements: (db: D1Database, ids: string) => D1PreparedStatement[];
}

/** The rule of rows that other tables refer to: it selects due ids first, then processes them with their dependents. */
export function clearance({ statements, ...rule }: Clearance): RetentionRule {
  return {
    ...rule,
    async apply(db, limit) {
      const rows = await dueRows<{ id: string }>(db, rule.table, rule.due, "id", limit);
      if (rows.length === 0) return 0;
      const results = await db.batch(statements(db, JSON.stringify(rows.map(({ id }) => id))));
      return results.at(-1)!.results.length;
    },
  };
}

/** At most `limit` rows that are due, by `columns`. */
export async function dueRows<Row>(db: D1Database, table: string, due: string, columns: string, limit: number): Promise<Row[]> {
  const { results } = await db.prepare(`SELECT ${columns} FROM ${table} WHERE ${due} LIMIT ?1`).bind(limit).all<Row>();
  return results;
}

/** The ids in the JSON list `?1` that are still due, inside the transaction that deals with them. */
export function stillDue(table: string, due: string): string {
  return `(SELECT id FROM ${table} WHERE id IN (SELECT value FROM json_each(?1)) AND ${due})`;
}
