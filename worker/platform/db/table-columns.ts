import { getTableColumns, getTableName, type InferSelectModel, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

/** Selects whole rows of a table in a join. Drizzle's builder takes longer to write and map such a query than SQLite to run it. */
interface TableColumns<Table extends SQLiteTable> {
  /** Its columns, prefixed with the table's name, because D1 returns objects, in which two columns of one name collide. */
  columns: SQL;
  /** The table's row from an object that D1 returned. */
  read: (found: Record<string, unknown>) => InferSelectModel<Table>;
}

/** The columns of a table. Call it once per isolate and table, not per request. */
export function tableColumns<Table extends SQLiteTable>(table: Table): TableColumns<Table> {
  const from = getTableName(table);
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => ({
    key,
    column,
    name: `${from}_${column.name}`,
  }));
  return {
    columns: sql.raw(
      columns.map(({ column, name }) => `${from}.${column.name} AS ${name}`).join(", "),
    ),
    read(found) {
      const row: Record<string, unknown> = {};
      for (const { key, column, name } of columns) {
        const value = found[name];
        row[key] = value === null ? null : column.mapFromDriverValue(value);
      }
      return row as InferSelectModel<Table>;
    },
  };
}
