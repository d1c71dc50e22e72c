import { type SQL, sql } from "drizzle-orm";
import { hasAccess, type Role, type StaffAccess } from "#domain/accounts/role.ts";
import type { Actor, CallerCheck, Ctx } from "../platform/context/context.ts";
import { sessions, users } from "../tables/identity.ts";
import { userRoles } from "../tables/staff.ts";
import { ForbiddenError, SecondFactorError } from "../platform/errors/errors.ts";
import { hasVerifiedFactor } from "../identity/sign-in/second-factor.ts";
import { isSettingOn } from "../platform/settings.ts";
import type { TokenOwner } from "../identity/sessions/access-token.ts";
import { toActor, userNotFound, verifyAuthorization } from "../identity/sign-in/authenticate.ts";
import { fixSql, run } from "../platform/db/batch.ts";

/** A verified token; session and role are still unchecked. */
export interface StaffGuard extends CallerCheck {
  /** Checks now, unless a read did. Throws AuthError, ForbiddenError or SecondFactorError. */
  check: () => Promise<Actor>;
  /** Returns the caller. Throws Error before the check has passed. */
  admitted: () => Actor;
}

interface CallerRow {
  id: string;
  email: string;
  bannedUntil: number | null;
  sessionId: string | null;
  method: string;
  createdAt: number;
  refreshedAt: number;
  factorAt: number | null;
  role: Role | null;
  hasSecondFactor: 0 | 1;
  isSecondFactorRequired: 0 | 1;
}

/**
 * Verifies an Authorization header's token. Session and role are checked by `check`, or with the
 * caller's first read, so a view is one round trip (docs/decisions/0014). Throws AuthError
 * `no_authorization` or `bad_jwt`.
 */
export async function guardStaff(
  ctx: Ctx,
  access: StaffAccess,
  authorization: string | undefined,
): Promise<StaffGuard> {
  const owner = await verifyAuthorization(ctx, authorization);
  const caller = selectCaller(owner);
  let actor: Actor | undefined;
  const admit = (row: unknown) => {
    actor = authorizeStaff(ctx, access, owner, row as CallerRow | undefined);
    return actor;
  };
  return {
    userId: owner.userId,
    selectCaller: caller,
    admit,
    admitted() {
      if (!actor) throw new Error("The caller is not checked yet");
      return actor;
    },
    check: async () => actor ?? admit((await run(ctx, caller)).rows[0]),
  };
}

const CALLER = fixSql(sql`SELECT ${users.id}, ${users.email}, ${users.bannedUntil} AS "bannedUntil",
    ${sessions.id} AS "sessionId", ${sessions.method}, ${sessions.createdAt} AS "createdAt",
    ${sessions.refreshedAt} AS "refreshedAt", ${sessions.factorAt} AS "factorAt",
    (SELECT ${userRoles.role} FROM ${userRoles} WHERE ${userRoles.userId} = ${users.id}) AS "role",
    ${hasVerifiedFactor(sql`${users.id}`)} AS "hasSecondFactor",
    ${isSettingOn("staff_second_factor")} AS "isSecondFactorRequired"
    FROM ${users} LEFT JOIN ${sessions} ON ${sessions.userId} = ${users.id}`);

const selectCaller = ({ userId, sessionId }: { userId: string; sessionId: string }): SQL =>
  sql`${CALLER} AND ${sessions.id} = ${sessionId} WHERE ${users.id} = ${userId}`;

function authorizeStaff(
  ctx: Ctx,
  access: StaffAccess,
  { aal }: TokenOwner,
  row: CallerRow | undefined,
): Actor {
  if (!row) throw userNotFound();
  const session = row.sessionId === null ? null : { ...row, id: row.sessionId };
  const actor = toActor(ctx, { user: row, session, aal });
  if (!hasAccess(row.role, access)) throw new ForbiddenError();
  if (actor.aal === "aal2") return actor;
  if (row.hasSecondFactor === 1) throw new SecondFactorError();
  if (row.isSecondFactorRequired === 1) throw new SecondFactorError("second_factor_required");
  return actor;
}
