import { and, eq, exists, sql } from "drizzle-orm";
import type { Role } from "../../../src/domain/accounts/role.ts";
import type { Actor, Ctx, Queryable } from "../../context.ts";
import { sessions, userRoles, users } from "../../db/schema.ts";
import { build, prepareSql } from "../../db/client.ts";
import { ForbiddenError } from "../../errors.ts";
import { toActor, userNotFound, verifyAuthorization } from "./authenticate.ts";

/** A checked token whose session and role are still to be checked. */
interface AdminGuard {
  /** The database. Its first batch carries the check of session and role, and throws instead of returning rows when that fails. */
  reads: Queryable;
  /** Checks now, unless a batch of `reads` did. Throws AuthError, and ForbiddenError for someone who is no admin. */
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
  isAdmin: 0 | 1;
}

/**
 * Checks the token of an Authorization header at once. Session and role are checked by one statement, which travels in the
 * caller's own batch, so that a view is one round trip (docs/decisions/0018-one-round-trip-for-staff.md).
 * @throws AuthError `no_authorization` without a token, `bad_jwt` for one that is not valid.
 */
export async function guardAdmin(ctx: Ctx, authorization: string | undefined): Promise<AdminGuard> {
  const { db } = ctx;
  const statement = selectCaller(db, await verifyAuthorization(ctx, authorization));
  let actor: Actor | undefined;

  async function batch<Row>(statements: D1PreparedStatement[]): Promise<D1Result<Row>[]> {
    if (actor) return db.batch<Row>(statements);
    const [caller, ...results] = await db.batch([statement, ...statements]);
    actor = authorizeAdmin(ctx, caller?.results[0] as CallerRow | undefined);
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

const ADMIN: Role = "admin";
const IS_ADMIN = exists(
  build
    .select({ one: sql`1` })
    .from(userRoles)
    .where(and(eq(userRoles.userId, users.id), eq(userRoles.role, ADMIN))),
);

/** The statement that finds the user, the session if it is theirs, and whether they are an admin: a CallerRow. */
function selectCaller(db: D1Database, { userId, sessionId }: { userId: string; sessionId: string }): D1PreparedStatement {
  return prepareSql(
    db,
    sql`SELECT ${users.id}, ${users.email}, ${users.bannedUntil} AS "bannedUntil", ${sessions.id} AS "sessionId", ${sessions.method},
      ${sessions.createdAt} AS "createdAt", ${sessions.refreshedAt} AS "refreshedAt", ${IS_ADMIN} AS "isAdmin"
      FROM ${users} LEFT JOIN ${sessions} ON ${sessions.id} = ${sessionId} AND ${sessions.userId} = ${users.id}
      WHERE ${users.id} = ${userId}`,
  );
}

function authorizeAdmin(ctx: Ctx, row: CallerRow | undefined): Actor {
  if (!row) throw userNotFound();
  const session = row.sessionId === null ? null : { ...row, id: row.sessionId };
  const actor = toActor(ctx, { user: row, session });
  if (row.isAdmin !== 1) throw new ForbiddenError();
  return actor;
}
