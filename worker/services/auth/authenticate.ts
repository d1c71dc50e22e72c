import { and, eq } from "drizzle-orm";
import type { Actor } from "../../context.ts";
import { AuthError } from "../../auth-errors.ts";
import { createDb } from "../../db/client.ts";
import { identities, type SessionRow, sessions, type UserRow, users } from "../../db/schema.ts";
import type { Settings } from "../../env.ts";
import { readAccessToken } from "../sessions/access-token.ts";
import { refuseBanned } from "../users/banned.ts";
import { sessionEnd } from "../sessions/session-limits.ts";
import { recordOf, type UserRecord } from "../users/users.ts";

/** The account, and its session, that a call comes from. */
export interface Authenticated {
  signedIn: Actor;
  record: UserRecord;
}

/**
 * The account behind an Authorization header. The token's session is looked up on every call, so that ending a session ends its
 * access tokens at once.
 * @throws AuthError 401 without a token, 403 for one that is not valid (any more).
 */
export async function authenticate(settings: Settings, authorization: string | undefined, now: number): Promise<Authenticated> {
  const { userId, sessionId } = await callerOf(settings, authorization);
  const rows = await createDb(settings.DB)
    .select({ user: users, session: sessions, identity: identities })
    .from(users)
    .leftJoin(sessions, and(eq(sessions.userId, users.id), eq(sessions.id, sessionId)))
    .leftJoin(identities, eq(identities.userId, users.id))
    .where(eq(users.id, userId))
    .orderBy(identities.createdAt);
  const record = recordOf(rows);
  if (!record) throw new AuthError(403, "user_not_found", "User from sub claim in JWT does not exist");
  return { record, signedIn: signedInWith(settings, record.user, rows[0]?.session, now) };
}

/**
 * The user and session that an Authorization header names. Our signature is checked, the session is not.
 * @throws AuthError 401 without a token, 403 for one that is not valid.
 */
export async function callerOf(settings: Settings, authorization: string | undefined): Promise<{ userId: string; sessionId: string }> {
  const token = /^Bearer ([^\s]+)$/i.exec(authorization ?? "")?.[1];
  if (!token) throw new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token");
  return readAccessToken(settings, token);
}

/** The user of a stored session. Throws AuthError 403 when there is none, it has ended, or the account is banned. */
export function signedInWith(
  settings: Settings,
  user: Pick<UserRow, "id" | "email" | "bannedUntil">,
  session: Pick<SessionRow, "id" | "method" | "createdAt" | "refreshedAt"> | null | undefined,
  now: number,
): Actor {
  if (!session || sessionEnd(settings, session) <= now) {
    throw new AuthError(403, "session_not_found", "Session from session_id claim in JWT does not exist");
  }
  refuseBanned(user, now, 403);
  return { userId: user.id, sessionId: session.id, email: user.email, method: session.method, signedInAt: session.createdAt };
}
