import { getTableColumns, getTableName, type InferSelectModel, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

/** Selects whole rows in a join, because Drizzle's builder takes longer for that than SQLite. */
interface TableColumns<Row> {
  /** Prefixed with the table's name, because equal names collide in D1's objects. */
  columns: SQL;
  read: (found: Record<string, unknown>) => Row;
}

/** Slow: call it once per isolate. */
export function tableColumns<
  Table extends SQLiteTable,
  LeftOut extends keyof InferSelectModel<Table> & string = never,
>(
  table: Table,
  leftOut: readonly LeftOut[] = [],
): TableColumns<Omit<InferSelectModel<Table>, LeftOut>> {
  const from = getTableName(table);
  const columns = Object.entries(getTableColumns(table))
    .filter(([key]) => !leftOut.includes(key as LeftOut))
    .map(([key, column]) => ({ key, column, name: `${from}_${column.name}` }));
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
