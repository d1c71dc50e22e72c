import { type SQLWrapper, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import type { Queryable } from "../context/context.ts";

/** Drizzle on the primary database: for writes, and for reads that must see every finished write. */
export function primaryDb(db: Queryable) {
  // What only has prepare and batch will do: all that Drizzle calls.
  return drizzle(db as D1Database);
}

/** Drizzle on whichever replica is near: for reads that may miss the last moment's writes. What one of these saw it does not unsee. */
export function replicaDb(db: D1Database) {
  // A session has D1's prepare and batch, all that Drizzle calls; Drizzle's types only know the database.
  return drizzle(db.withSession("first-unconstrained") as unknown as D1Database);
}

const dialect = new SQLiteSyncDialect();

/** Drizzle's builder for statements that are not run by Drizzle: `prepareSql` gives them to a batch. It knows no database. */
export const build = drizzle(undefined as unknown as D1Database);

/** What the subquery of `exists` selects: whether there is a row matters, not what is in it. */
export const ONE = { one: sql`1` };

/** What Drizzle's builder made, or its `sql` with the schema's columns, as a statement for D1's own batch. */
export function prepareSql(db: Queryable, query: SQLWrapper): D1PreparedStatement {
  const { sql: text, params } = dialect.sqlToQuery(query.getSQL());
  return db.prepare(text).bind(...params);
}
