import type { SQLWrapper } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import type { Queryable } from "../context.ts";

const dialect = new SQLiteSyncDialect();

/** Drizzle's builder for statements that are not run by Drizzle: `prepareSql` gives them to a batch. It knows no database. */
export const build = drizzle(undefined as unknown as D1Database);

/** What Drizzle's builder made, or its `sql` with the schema's columns, as a statement for D1's own batch. */
export function prepareSql(db: Queryable, query: SQLWrapper): D1PreparedStatement {
  const { sql, params } = dialect.sqlToQuery(query.getSQL());
  return db.prepare(sql).bind(...params);
}
