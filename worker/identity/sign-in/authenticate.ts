import { and, eq } from "drizzle-orm";
import type { AssuranceLevel } from "../../../src/domain/accounts/factor.ts";
import { AuthError } from "../../platform/errors/auth-errors.ts";
import type { Actor, Ctx } from "../../platform/context/context.ts";
import { primaryDb } from "../../platform/db/client.ts";
import { identities, type SessionRow, sessions, type UserRow, users } from "../tables.ts";
import { type TokenOwner, verifyAccessToken } from "../sessions/access-token.ts";
import { sessionEnd } from "../sessions/end-sessions.ts";
import { assertNotBanned, toUserRecord, userFactors, type UserRecord } from "../users/users.ts";

/** Who calls, and their account as it was found with their session. */
export interface Caller {
  actor: Actor;
  record: UserRecord;
}

/**
 * The account behind an Authorization header. The token's session is looked up on every call, so that ending a session ends its
 * access tokens at once.
 * @throws AuthError `no_authorization` without a token, another for one that is not valid (any more).
 */
export async function authenticate(ctx: Ctx, authorization: string | undefined): Promise<Caller> {
  const { userId, sessionId, aal } = await verifyAuthorization(ctx, authorization);
  const rows = await primaryDb(ctx.db)
    .select({ user: users, session: sessions, identity: identities, factors: userFactors })
    .from(users)
    .leftJoin(sessions, and(eq(sessions.userId, users.id), eq(sessions.id, sessionId)))
    .leftJoin(identities, eq(identities.userId, users.id))
    .where(eq(users.id, userId))
    .orderBy(identities.createdAt);
  const record = toUserRecord(rows);
  if (!record) throw userNotFound();
  return { record, actor: toActor(ctx, { user: record.user, session: rows[0]?.session, aal }) };
}

/**
 * The user and session that an Authorization header names, and the level that it claims. Our signature is checked, the session is not.
 * @throws AuthError `no_authorization` without a token, `bad_jwt` for one that is not valid.
 */
export async function verifyAuthorization(
  ctx: Ctx,
  authorization: string | undefined,
): Promise<TokenOwner> {
  const token = /^Bearer ([^\s]+)$/i.exec(authorization ?? "")?.[1];
  if (!token)
    throw new AuthError("no_authorization", "This endpoint requires a valid Bearer token");
  return verifyAccessToken(ctx, token);
}

export const userNotFound = () =>
  new AuthError("user_not_found", "User from sub claim in JWT does not exist");

interface StoredSession {
  user: Pick<UserRow, "id" | "email" | "bannedUntil">;
  session:
    | Pick<SessionRow, "id" | "method" | "createdAt" | "refreshedAt" | "factorAt">
    | null
    | undefined;
  /** What the access token claims. */
  aal: AssuranceLevel;
}

/** The person of a stored session. Throws AuthError `session_not_found` when there is none or it has ended, and `user_banned`. */
export function toActor(ctx: Ctx, { user, session, aal }: StoredSession): Actor {
  if (!session || sessionEnd(ctx, session) <= ctx.now) {
    throw new AuthError("session_not_found", "Session from session_id claim in JWT does not exist");
  }
  assertNotBanned(ctx, user);
  return {
    userId: user.id,
    sessionId: session.id,
    email: user.email,
    method: session.method,
    signedInAt: session.createdAt,
    // A token from before the second factor does not rise with its session, as a thief may hold it.
    aal: session.factorAt === null ? "aal1" : aal,
  };
}
