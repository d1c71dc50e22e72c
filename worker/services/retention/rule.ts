/** What is due, and what is done with it: one row of the table in docs/decisions/0015. */
export interface RetentionRule {
  /** What the counts call it. */
  name: string;
  table: string;
  /** The condition of the rows that are due. Times are written into it as numbers: it is asked of local and remote databases alike. */
  due: string;
  /** Deals with at most `limit` rows that are due, all or none, and answers how many. */
  apply: (db: D1Database, limit: number) => Promise<number>;
}

/** The rule of rows that are simply deleted. */
export function deletion(name: string, table: string, due: string): RetentionRule {
  const sql = `DELETE FROM ${table} WHERE rowid IN (SELECT rowid FROM ${table} WHERE ${due} LIMIT ?1)`;
  return { name, table, due, apply: async (db, limit) => (await db.prepare(sql).bind(limit).run()).meta.changes };
}

interface Clearance extends Pick<RetentionRule, "name" | "table" | "due"> {
  /** What is done with the rows whose ids are in the JSON list, as one transaction. The last statement returns a row for each. */
  statements: (db: D1Database, ids: string) => D1PreparedStatement[];
}

/** The rule of rows that others hang on: the due ones are chosen first, then dealt with together. */
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
