import { type Column, getTableName } from "drizzle-orm";

/** True when a statement failed because a unique index has its value already; with `column`, only when that column's index has. */
export function isUniqueViolation(error: unknown, column?: Column): boolean {
  const where = column ? `: ${getTableName(column.table)}.${column.name}` : "";
  return error instanceof Error && error.message.includes(`UNIQUE constraint failed${where}`);
}
