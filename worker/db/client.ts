import { drizzle } from "drizzle-orm/d1";
import type { Queryable } from "../context.ts";

/**
 * Drizzle for reads, made per request. By default any replica may be asked; "first-primary" sees every finished write. Within
 * one session a later read never sees an older state than an earlier one.
 */
export function createReads(db: D1Database, from: D1SessionConstraint = "first-unconstrained") {
  // Drizzle's types want a database, but it only calls prepare and batch, which a session has.
  return drizzle(db.withSession(from) as unknown as D1Database);
}

/** Drizzle on the primary: for writes, and for reads that must see every finished write. */
export function createDb(db: Queryable) {
  // Drizzle's types want a database, but it only calls prepare and batch.
  return drizzle(db as D1Database);
}
