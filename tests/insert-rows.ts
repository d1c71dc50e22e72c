import { getTableColumns, type InferSelectModel } from "drizzle-orm";
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";

/** The statement that inserts many whole rows from one JSON parameter: D1 binds at most 100, of 2 MB each. */
export function insertRows<Table extends SQLiteTable>(
  db: D1Database,
  table: Table,
  rows: readonly InferSelectModel<Table>[],
): D1PreparedStatement {
  const columns = Object.entries(getTableColumns(table));
  const names = columns.map(([, column]) => `"${column.name}"`).join(", ");
  const values = columns.map((_, index) => `value->>${index}`).join(", ");
  const sql = `INSERT INTO "${getTableConfig(table).name}" (${names}) SELECT ${values} FROM json_each(?)`;
  const encoded = rows.map((row) =>
    columns.map(([key, column]) => {
      const value = row[key as keyof InferSelectModel<Table>];
      return value === null ? null : column.mapToDriverValue(value);
    }),
  );
  return db.prepare(sql).bind(JSON.stringify(encoded));
}
