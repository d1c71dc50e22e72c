import { type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Queryable } from "../context/context.ts";

export function primaryDb(db: Queryable) {
  // Drizzle calls only prepare and batch.
  return drizzle(db as D1Database);
}

/** A builder is also a promise, and awaiting it would run it. So async functions must return it in a list or object. */
export const build = drizzle({ prepare: () => undefined } as unknown as D1Database);

export const ONE = { one: sql`1` };

export function hasRow(table: SQLiteTable, isLike: SQL | undefined): SQL {
  return sql`EXISTS (SELECT 1 FROM ${table} WHERE ${isLike})`;
}

/** One parameter for many values, because D1 takes only 100. */
export function listed(values: readonly string[]): SQL {
  return sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`;
}
