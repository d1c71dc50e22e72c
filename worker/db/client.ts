import { drizzle } from "drizzle-orm/d1";
import type { Queryable } from "../context.ts";

/**
 * Drizzle for reads, made per request. By default any replica may answer; "first-primary" sees every finished write.
 * What one session saw it does not unsee.
 */
export function createReads(db: D1Database, from: D1SessionConstraint = "first-unconstrained") {
  // A session has D1's prepare and batch, all that Drizzle calls; Drizzle's types only know the database.
  return drizzle(db.withSession(from) as unknown as D1Database);
}

/** Drizzle for writes, and for reads that must see every finished write: it asks the primary. */
export function createDb(db: Queryable) {
  // What only has prepare and batch will do: all that Drizzle calls.
  return drizzle(db as D1Database);
}
