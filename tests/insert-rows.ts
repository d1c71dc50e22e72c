import type { InferSelectModel } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { rowWriter } from "../worker/db/insert-row.ts";

/** The statement that inserts many whole rows from one JSON parameter: D1 binds at most 100, of 2 MB each. */
export function insertRows<Table extends SQLiteTable>(
  db: D1Database,
  table: Table,
  rows: readonly InferSelectModel<Table>[],
): D1PreparedStatement {
  const { into, values, width } = rowWriter(table);
  const cells = Array.from({ length: width }, (_, index) => `value->>${index}`).join(", ");
  return db.prepare(`${into} SELECT ${cells} FROM json_each(?)`).bind(JSON.stringify(rows.map(values)));
}
