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

interface RowWriter<Table extends SQLiteTable> {
  /** `INSERT INTO "table" ("column", …)`, without the values. */
  into: string;
  values: (row: InferSelectModel<Table>) => unknown[];
  width: number;
}

/** Slow: call it once per table, not per row. */
export function rowWriter<Table extends SQLiteTable>(table: Table): RowWriter<Table> {
  const columns = Object.entries(getTableColumns(table));
  const names = columns.map(([, column]) => `"${column.name}"`).join(", ");
  return {
    into: `INSERT INTO "${getTableName(table)}" (${names})`,
    values: (row) => columns.map(([key, column]) => encode(column, row[key as keyof typeof row])),
    width: columns.length,
  };
}

/** Builds the SQL once per isolate, so that a booking builds none (docs/decisions/0006). */
export function insertRow<Table extends SQLiteTable>(
  table: Table,
): (db: Queryable, row: InferSelectModel<Table>) => D1PreparedStatement {
  const { into, values, width } = rowWriter(table);
  const text = `${into} VALUES (${Array(width).fill("?").join(", ")})`;
  return (db, row) => db.prepare(text).bind(...values(row));
}

type RowFrom<Table extends SQLiteTable> = {
  [Key in keyof InferSelectModel<Table>]: InferSelectModel<Table>[Key] | Column | SQL;
};

/** Inserts one row per row of `source` (`… WHERE …`). */
export function insertRowFrom<Table extends SQLiteTable>(
  table: Table,
  row: RowFrom<Table>,
  source: SQL,
): SQL {
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
  return sql`INSERT INTO ${table} (${names}) SELECT ${values} ${source}`;
}

function encode(column: Column, value: unknown): unknown {
  return value === null ? null : column.mapToDriverValue(value);
}

/** With `column`, only for the index of that column. */
export function isUniqueViolation(error: unknown, column?: Column): boolean {
  const where = column ? `: ${getTableName(column.table)}.${column.name}` : "";
  return error instanceof Error && error.message.includes(`UNIQUE constraint failed${where}`);
}

/** Throws `refusal` instead of a unique violation; with `column`, only for the index of that column. */
export async function refuseTaken<Result>(
  write: PromiseLike<Result>,
  refusal: () => Error,
  column?: Column,
): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    throw isUniqueViolation(error, column) ? refusal() : error;
  }
}
