import { and, eq } from "drizzle-orm";
import type { SignedIn } from "../../app-env.ts";
import { AuthError } from "../../auth-errors.ts";
import { createDb } from "../../db/client.ts";
import { identities, sessions, users } from "../../db/schema.ts";
import type { Settings } from "../../env.ts";
import { readAccessToken } from "./access-token.ts";
import { refuseBanned } from "./banned.ts";
import { sessionEnd } from "./session-limits.ts";
import { recordOf, type UserRecord } from "./users.ts";

export interface Authenticated {
  signedIn: SignedIn;
  record: UserRecord;
}

/**
 * Who sends this Authorization header: a token that we signed, of a session that is still there. The session is looked
 * up on every call, so ending it ends its access tokens at once.
 * @throws AuthError 401 without a token, 403 for one that is not good (any more).
 */
export async function authenticate(settings: Settings, authorization: string | undefined, now: number): Promise<Authenticated> {
  const token = /^Bearer ([^\s]+)$/i.exec(authorization ?? "")?.[1];
  if (!token) throw new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token");
  const { userId, sessionId } = await readAccessToken(settings, token);
  const rows = await createDb(settings.DB)
    .select({ user: users, session: sessions, identity: identities })
    .from(users)
    .leftJoin(sessions, and(eq(sessions.userId, users.id), eq(sessions.id, sessionId)))
    .leftJoin(identities, eq(identities.userId, users.id))
    .where(eq(users.id, userId))
    .orderBy(identities.createdAt);
  const record = recordOf(rows);
  if (!record) throw new AuthError(403, "user_not_found", "User from sub claim in JWT does not exist");
  const session = rows[0]?.session;
  if (!session || sessionEnd(settings, session) <= now) {
    throw new AuthError(403, "session_not_found", "Session from session_id claim in JWT does not exist");
  }
  refuseBanned(record.user, now, 403);
  return { record, signedIn: { userId, sessionId, email: record.user.email, method: session.method, signedInAt: session.createdAt } };
}
