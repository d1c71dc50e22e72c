import { type Column, getTableColumns, getTableName, type InferSelectModel, is, SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Queryable } from "../context.ts";
import { prepareSql } from "./statement.ts";

/**
 * A function that makes the statement inserting one whole row. The SQL is written once per isolate from the
 * Drizzle table, so a booking pays for no query building (docs/decisions/0006).
 */
export function insertRow<Table extends SQLiteTable>(table: Table): (db: Queryable, row: InferSelectModel<Table>) => D1PreparedStatement {
  const columns = Object.entries(getTableColumns(table));
  const names = columns.map(([, column]) => `"${column.name}"`).join(", ");
  const text = `INSERT INTO "${getTableName(table)}" (${names}) VALUES (${columns.map(() => "?").join(", ")})`;
  return (db, row) => db.prepare(text).bind(...columns.map(([key, column]) => encode(column, row[key as keyof typeof row])));
}

/** A row whose values may be SQL: a column of what the row is made from, for one. */
type RowFrom<Table extends SQLiteTable> = { [Key in keyof InferSelectModel<Table>]: InferSelectModel<Table>[Key] | SQL };

/**
 * The statement that inserts a row only if a condition holds when it runs: `source` is `WHERE …`, or `FROM … WHERE …` when
 * values come from other rows. One row is inserted for each that `source` finds.
 */
export function insertRowFrom<Table extends SQLiteTable>(
  db: Queryable,
  table: Table,
  row: RowFrom<Table>,
  source: SQL,
): D1PreparedStatement {
  const columns = Object.entries(getTableColumns(table));
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const values = sql.join(
    columns.map(([key, column]) => {
      const value: unknown = row[key as keyof typeof row];
      return is(value, SQL) ? value : sql`${encode(column, value)}`;
    }),
    sql`, `,
  );
  return prepareSql(db, sql`INSERT INTO ${table} (${names}) SELECT ${values} ${source}`);
}

/** A value as the database holds it: Drizzle's own encoding, JSON for one. */
function encode(column: Column, value: unknown): unknown {
  return value === null ? null : column.mapToDriverValue(value);
}
