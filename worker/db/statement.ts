import type { SQL } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import type { Reads } from "./client.ts";

const dialect = new SQLiteSyncDialect();

/** Drizzle's SQL as a statement for a batch. */
export function statementOf(reads: Reads, query: SQL): D1PreparedStatement {
  const { sql, params } = dialect.sqlToQuery(query);
  return reads.prepare(sql).bind(...params);
}
