import { eq } from "drizzle-orm";
import type { TokenAnswer } from "../../../src/domain/accounts/auth.schema.ts";
import { createDb } from "../../db/client.ts";
import { insertRow } from "../../db/insert-row.ts";
import { type Condition, runIf } from "../../db/run-if.ts";
import { identities, type SessionRow, sessions, users } from "../../db/schema.ts";
import { uuidV7 } from "../../db/uuid-v7.ts";
import type { Settings } from "../../env.ts";
import { ACCESS_TOKEN_SECONDS, signAccessToken } from "./access-token.ts";
import { writeRefreshToken } from "./refresh-token.ts";
import { forgetEndedSessions } from "./session-limits.ts";
import { authUserOf, recordOf, type UserRecord } from "../users/users.ts";

const USER_AGENT_LENGTH = 255;

/** The statement that stores a session. */
export const insertSession = insertRow(sessions);

/** How a session was opened, as access tokens say it (`amr`). */
export type SignInMethod = "password" | "oauth" | "recovery";

/** The row of a new session. Every sign-in gets a new id, so that no session can be fixed by somebody else beforehand. */
export function newSession(userId: string, method: SignInMethod, userAgent: string, now: number): SessionRow {
  return {
    id: uuidV7(now),
    userId,
    counter: 0,
    method,
    userAgent: userAgent.slice(0, USER_AGENT_LENGTH),
    refreshedAt: now,
    createdAt: now,
  };
}

/** The tokens of a session: an access token, and the refresh token of its current counter. */
export async function tokenAnswer(settings: Settings, record: UserRecord, session: SessionRow, now: number): Promise<TokenAnswer> {
  const user = authUserOf(record);
  const [access, refreshToken] = await Promise.all([
    signAccessToken(settings, user, session, now),
    writeRefreshToken(settings.SIGNING_SECRET, { sessionId: session.id, counter: session.counter }),
  ]);
  return {
    access_token: access.token,
    token_type: "bearer",
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: access.expiresAt,
    refresh_token: refreshToken,
    user,
  };
}

interface Opening {
  record: UserRecord;
  method: SignInMethod;
  /** What opens the account, and has to be true still when the session is stored. */
  holds: Condition;
  /** What belongs to it, in the same transaction. */
  also?: D1PreparedStatement[];
  userAgent: string;
  now: number;
}

/**
 * Opens a session for someone who has just proved who they are. A password, identity or link that was taken away since it was
 * checked opens nothing: the transaction that stores the session looks again.
 * @returns undefined when it no longer holds.
 */
export async function openSession(
  settings: Settings,
  { record, method, holds, also = [], userAgent, now }: Opening,
): Promise<TokenAnswer | undefined> {
  const user = { ...record.user, lastSignInAt: now };
  const session = newSession(user.id, method, userAgent, now);
  const done = await runIf(settings.DB, holds, [
    forgetEndedSessions(settings.DB, settings, user.id, now),
    insertSession(settings.DB, session),
    settings.DB.prepare("UPDATE users SET last_sign_in_at = ?2 WHERE id = ?1").bind(user.id, now),
    ...also,
  ]);
  return done && tokenAnswer(settings, { ...record, user }, session, now);
}

/** What a client gets of a session that is there already: the tokens of its current counter. Undefined when it has ended. */
export async function sessionAnswer(settings: Settings, sessionId: string, now: number): Promise<TokenAnswer | undefined> {
  const found = await findSession(settings.DB, sessionId);
  return found && tokenAnswer(settings, found.record, found.session, now);
}

/** A session with its account, from the primary. */
export async function findSession(db: D1Database, sessionId: string): Promise<{ session: SessionRow; record: UserRecord } | undefined> {
  const rows = await createDb(db)
    .select({ session: sessions, user: users, identity: identities })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(identities, eq(identities.userId, users.id))
    .where(eq(sessions.id, sessionId))
    .orderBy(identities.createdAt);
  const record = recordOf(rows);
  const session = rows[0]?.session;
  return record && session && { session, record };
}
