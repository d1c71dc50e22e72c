import { type SQLWrapper, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import type { Queryable } from "../context/context.ts";

/** Returns Drizzle on the primary: for writes, and for reads that need every finished write. */
export function primaryDb(db: Queryable) {
  // Drizzle calls only prepare and batch.
  return drizzle(db as D1Database);
}

/** Returns Drizzle on the nearest replica: its reads may lag, but never go back in time. */
export function replicaDb(db: D1Database) {
  // A session has prepare and batch, all that Drizzle calls; its types want a database.
  return drizzle(db.withSession("first-unconstrained") as unknown as D1Database);
}

const dialect = new SQLiteSyncDialect();

/** Drizzle's builder without a database: `prepareSql` hands its statements to a batch. */
export const build = drizzle(undefined as unknown as D1Database);

/** The column of a subquery in `exists`. */
export const ONE = { one: sql`1` };

/** Prepares a query of Drizzle's builder, or its `sql`, for D1's own batch. */
export function prepareSql(db: Queryable, query: SQLWrapper): D1PreparedStatement {
  const { sql: text, params } = dialect.sqlToQuery(query.getSQL());
  return db.prepare(text).bind(...params);
}
