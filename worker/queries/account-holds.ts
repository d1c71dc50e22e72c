import { and, type Column, eq, exists, isNotNull, isNull, lte, or, type SQL } from "drizzle-orm";
import type { Actor } from "../platform/context/context.ts";
import { build, hasRow, ONE } from "../platform/db/client.ts";
import { sessions, users } from "../tables/identity.ts";
import { userRoles } from "../tables/staff.ts";

/** Conditions for `batchIf`: what we read about an account must still be true when we write. */

/** No request outlives its session. */
export function sessionHolds({ sessionId, userId, method, aal }: Actor): SQL {
  const hasShownFactor = aal === "aal2" ? isNotNull(sessions.factorAt) : undefined;
  const isThis = and(
    eq(sessions.id, sessionId),
    eq(sessions.userId, userId),
    eq(sessions.method, method),
    hasShownFactor,
  );
  return hasRow(sessions, isThis);
}

export function userHolds(userId: string, seen: SQL): SQL {
  return hasRow(users, and(eq(users.id, userId), seen));
}

export function addressHolds(userId: string, email: string): SQL {
  return userHolds(userId, eq(users.email, email));
}

export function isNotBanned(now: number): SQL {
  return or(isNull(users.bannedUntil), lte(users.bannedUntil, now))!;
}

export function hasStaff(isLike: SQL | undefined): SQL {
  return exists(
    build
      .select(ONE)
      .from(userRoles)
      .innerJoin(users, eq(users.id, userRoles.userId))
      .where(isLike),
  );
}

export function requiresPasskey(userId: string | SQL): SQL {
  return hasRow(
    userRoles,
    and(eq(userRoles.userId, userId), eq(userRoles.isPasskeyRequired, true)),
  );
}

export function isAdminNow(userId: string | Column): SQL {
  return hasRow(userRoles, and(eq(userRoles.userId, userId), eq(userRoles.role, "admin")));
}
