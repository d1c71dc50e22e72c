import {
  Column,
  type InferSelectModel,
  SQL,
  getTableColumns,
  getTableName,
  is,
  sql,
} from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Queryable } from "../context/context.ts";
import { prepareSql } from "./client.ts";

/** How the whole rows of a table are written, by whatever runs the SQL. */
interface RowWriter<Table extends SQLiteTable> {
  /** `INSERT INTO "table" ("column", …)`, without the values. */
  into: string;
  /** One row's values as the database holds them, in the order of `into`. */
  values: (row: InferSelectModel<Table>) => unknown[];
  /** The number of columns. */
  width: number;
}

/** The writer of a table's rows, made from the Drizzle table: call it once, not per row. */
export function rowWriter<Table extends SQLiteTable>(table: Table): RowWriter<Table> {
  const columns = Object.entries(getTableColumns(table));
  const names = columns.map(([, column]) => `"${column.name}"`).join(", ");
  return {
    into: `INSERT INTO "${getTableName(table)}" (${names})`,
    values: (row) => columns.map(([key, column]) => encode(column, row[key as keyof typeof row])),
    width: columns.length,
  };
}

/**
 * A function that makes the statement inserting one whole row. The SQL is written once per isolate, so a booking pays for no
 * query building (docs/decisions/0006).
 */
export function insertRow<Table extends SQLiteTable>(
  table: Table,
): (db: Queryable, row: InferSelectModel<Table>) => D1PreparedStatement {
  const { into, values, width } = rowWriter(table);
  const text = `${into} VALUES (${Array(width).fill("?").join(", ")})`;
  return (db, row) => db.prepare(text).bind(...values(row));
}

/** A row whose values may be columns of what the row is made from, or other SQL. */
type RowFrom<Table extends SQLiteTable> = {
  [Key in keyof InferSelectModel<Table>]: InferSelectModel<Table>[Key] | Column | SQL;
};

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
      return is(value, SQL) || is(value, Column) ? value : sql`${encode(column, value)}`;
    }),
    sql`, `,
  );
  return prepareSql(db, sql`INSERT INTO ${table} (${names}) SELECT ${values} ${source}`);
}

/** A value as the database holds it: Drizzle's own encoding, JSON for one. */
function encode(column: Column, value: unknown): unknown {
  return value === null ? null : column.mapToDriverValue(value);
}

/** True when a statement failed because a unique index has its value already; with `column`, only when that column's index has. */
export function isUniqueViolation(error: unknown, column?: Column): boolean {
  const where = column ? `: ${getTableName(column.table)}.${column.name}` : "";
  return error instanceof Error && error.message.includes(`UNIQUE constraint failed${where}`);
}
