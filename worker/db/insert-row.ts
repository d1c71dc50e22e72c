import { getTableColumns, type InferSelectModel } from "drizzle-orm";
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";

/**
 * A function that makes the statement inserting one whole row. The SQL is written once per isolate from the
 * Drizzle table, so a booking pays for no query building (docs/decisions).
 */
export function insertRow<Table extends SQLiteTable>(table: Table): (db: D1Database, row: InferSelectModel<Table>) => D1PreparedStatement {
  const columns = Object.entries(getTableColumns(table));
  const names = columns.map(([, column]) => `"${column.name}"`).join(", ");
  const sql = `INSERT INTO "${getTableConfig(table).name}" (${names}) VALUES (${columns.map(() => "?").join(", ")})`;
  const keys = columns.map(([key]) => key as keyof InferSelectModel<Table>);
  return (db, row) => db.prepare(sql).bind(...keys.map((key) => row[key]));
}
