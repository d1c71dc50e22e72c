import { type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Queryable } from "../context/context.ts";

/** Returns Drizzle on the primary: for writes, and for reads that need every finished write. */
export function primaryDb(db: Queryable) {
  // Drizzle calls only prepare and batch.
  return drizzle(db as D1Database);
}

/**
 * Drizzle's builder without a database, for the statements of a batch. A builder is a promise that
 * would run: async functions return it within a list or object.
 */
export const build = drizzle({ prepare: () => undefined } as unknown as D1Database);

/** The column of a subquery in `exists`. */
export const ONE = { one: sql`1` };

/** Returns the condition that a table has a row like this. */
export function hasRow(table: SQLiteTable, isLike: SQL | undefined): SQL {
  return sql`EXISTS (SELECT 1 FROM ${table} WHERE ${isLike})`;
}

/** Returns many values as one parameter, of which D1 takes 100. */
export function listed(values: readonly string[]): SQL {
  return sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`;
}
