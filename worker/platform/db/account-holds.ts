import { and, eq, exists, isNotNull, isNull, lte, or, type SQL } from "drizzle-orm";
import type { Actor } from "../context/context.ts";
import { build, ONE } from "./client.ts";
import { sessions, users } from "../../identity/tables.ts";

/** What was true of an account when it was looked up, and has to be still when a change is written: conditions for `runIf`. */

/** That the session which asks is still there, and still what it was: no request that was under way outlives its session. */
export function sessionHolds({ sessionId, userId, method, aal }: Actor): SQL {
  const hasShownFactor = aal === "aal2" ? isNotNull(sessions.factorAt) : undefined;
  const isThis = and(
    eq(sessions.id, sessionId),
    eq(sessions.userId, userId),
    eq(sessions.method, method),
    hasShownFactor,
  );
  return exists(build.select(ONE).from(sessions).where(isThis));
}

/** That an account is still as it was seen: `seen` is a condition on its row. */
export function userHolds(userId: string, seen: SQL): SQL {
  return exists(
    build
      .select(ONE)
      .from(users)
      .where(and(eq(users.id, userId), seen)),
  );
}

/** That an account still has this address. */
export function addressHolds(userId: string, email: string): SQL {
  return userHolds(userId, eq(users.email, email));
}

/** The condition of users who are not banned at `now` (epoch ms). */
export function isNotBanned(now: number): SQL {
  return or(isNull(users.bannedUntil), lte(users.bannedUntil, now))!;
}
