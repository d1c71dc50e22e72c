import { eq, exists, sql } from "drizzle-orm";
import { hasAccess, type Role, type StaffAccess } from "../../src/domain/accounts/role.ts";
import type { Actor, Ctx, Queryable } from "../platform/context/context.ts";
import { factors, sessions, users } from "../identity/tables.ts";
import { userRoles } from "./tables.ts";
import { build, ONE, prepareSql } from "../platform/db/client.ts";
import { ForbiddenError, SecondFactorError } from "../platform/errors/errors.ts";
import { ownsVerifiedFactor } from "../identity/sign-in/second-factor.ts";
import { isRequiredOfStaff } from "../identity/factors/staff-requirement.ts";
import type { TokenOwner } from "../identity/sessions/access-token.ts";
import { toActor, userNotFound, verifyAuthorization } from "../identity/sign-in/authenticate.ts";

/** A verified token; session and role are still unchecked. */
interface StaffGuard {
  /** The database. Its first batch also checks session and role, and throws when that fails. */
  reads: Queryable;
  /**
   * Checks now, unless a batch of `reads` did. Throws AuthError, or ForbiddenError for the wrong
   * role.
   */
  check: () => Promise<Actor>;
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
 * Verifies an Authorization header's token. Session and role are checked in the caller's first
 * batch, so a view is one round trip (docs/decisions/0014-lists.md). Throws AuthError
 * `no_authorization` or `bad_jwt`.
 */
export async function guardStaff(
  ctx: Ctx,
  access: StaffAccess,
  authorization: string | undefined,
): Promise<StaffGuard> {
  const { db } = ctx;
  const owner = await verifyAuthorization(ctx, authorization);
  const statement = selectCaller(db, owner);
  let actor: Actor | undefined;

  async function batch<Row>(statements: D1PreparedStatement[]): Promise<D1Result<Row>[]> {
    if (actor) return db.batch<Row>(statements);
    const [caller, ...results] = await db.batch([statement, ...statements]);
    actor = authorizeStaff(ctx, access, owner, caller?.results[0] as CallerRow | undefined);
    return results as D1Result<Row>[];
  }
  return {
    reads: { prepare: (query) => db.prepare(query), batch },
    async check() {
      if (!actor) await batch([]);
      return actor!;
    },
  };
}

const ROLE = build
  .select({ role: userRoles.role })
  .from(userRoles)
  .where(eq(userRoles.userId, users.id));

const HAS_SECOND_FACTOR = exists(
  build
    .select(ONE)
    .from(factors)
    .where(ownsVerifiedFactor(sql`${users.id}`)),
);

/** Selects a CallerRow: the user, their session, their role and its demands on the session. */
function selectCaller(
  db: D1Database,
  { userId, sessionId }: { userId: string; sessionId: string },
): D1PreparedStatement {
  return prepareSql(
    db,
    sql`SELECT ${users.id}, ${users.email}, ${users.bannedUntil} AS "bannedUntil",
      ${sessions.id} AS "sessionId", ${sessions.method},
      ${sessions.createdAt} AS "createdAt",
      ${sessions.refreshedAt} AS "refreshedAt", ${sessions.factorAt} AS "factorAt",
      (${ROLE}) AS "role",
      ${HAS_SECOND_FACTOR} AS "hasSecondFactor", ${isRequiredOfStaff()} AS "isSecondFactorRequired"
      FROM ${users} LEFT JOIN ${sessions} ON ${sessions.id} = ${sessionId}
      AND ${sessions.userId} = ${users.id}
      WHERE ${users.id} = ${userId}`,
  );
}

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
