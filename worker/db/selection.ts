import { getTableColumns, getTableName, type InferSelectModel, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

/** Whole rows of a table as part of a join in a batch. Drizzle's own takes longer to write and to map than SQLite to read. */
export interface Selection<Table extends SQLiteTable> {
  /** Its columns, each named after its table: a batch answers objects, in which columns of one name would be one. */
  columns: SQL;
  /** The table's row out of an object that D1 answers. */
  read: (found: Record<string, unknown>) => InferSelectModel<Table>;
}

/** Made once per isolate for each table that a list joins. */
export function selectionOf<Table extends SQLiteTable>(table: Table): Selection<Table> {
  const from = getTableName(table);
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => ({ key, column, name: `${from}_${column.name}` }));
  return {
    columns: sql.raw(columns.map(({ column, name }) => `${from}.${column.name} AS ${name}`).join(", ")),
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
