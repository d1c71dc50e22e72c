import { getTableColumns, type InferSelectModel } from "drizzle-orm";
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";

/**
 * Returns a function that makes the statement inserting one whole row. The SQL is written once per isolate from the Drizzle
 * table, so a booking spends no time on query building.
 */
export function insertRow<Table extends SQLiteTable>(table: Table): (db: D1Database, row: InferSelectModel<Table>) => D1PreparedStatement {
  const columns = Object.entries(getTableColumns(table));
  const names = columns.map(([, column]) => `"${column.name}"`).join(", ");
  const sql = `INSERT INTO "${getTableConfig(table).name}" (${names}) VALUES (${columns.map(() => "?").join(", ")})`;
  return (db, row) =>
    db.prepare(sql).bind(
      ...columns.map(([key, column]) => {
        const value = row[key as keyof InferSelectModel<Table>];
        // As Drizzle encodes it: a JSON column becomes text.
        return value === null ? null : column.mapToDriverValue(value);
      }),
    );
}
