import type { TokenAnswer } from "../../../src/domain/accounts/auth.schema.ts";
import { insertRow } from "../../db/insert-row.ts";
import { type SessionRow, sessions } from "../../db/schema.ts";
import { uuidV7 } from "../../db/uuid-v7.ts";
import type { Settings } from "../../env.ts";
import { ACCESS_TOKEN_SECONDS, signAccessToken } from "./access-token.ts";
import { writeRefreshToken } from "./refresh-token.ts";
import { authUserOf, type UserRecord } from "../users/users.ts";

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
