import { and, eq, sql } from "drizzle-orm";
import type { TokenAnswer } from "../../../src/domain/accounts/auth.schema.ts";
import { AuthError } from "../../auth-errors.ts";
import { createDb } from "../../db/client.ts";
import { sessions } from "../../db/schema.ts";
import type { Settings } from "../../env.ts";
import { refuseBanned } from "../users/banned.ts";
import { findSession, tokenAnswer } from "./open-session.ts";
import { readRefreshToken } from "./refresh-token.ts";
import { sessionEnd } from "./session-limits.ts";

/** Within this time an older token still gets the newest one, because several tabs may refresh at the same moment. */
const REUSE_INTERVAL_MS = 10_000;

const notFound = () => new AuthError(400, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found");

/**
 * Exchanges a refresh token for the next one; one conditional update decides who advances the counter. The token before the newest
 * gets the newest again, as its response may have been lost, and so does any token within the reuse interval. Older ones are
 * taken for stolen and end the session (docs/decisions/0010).
 * @throws AuthError 400.
 */
export async function refreshSession(settings: Settings, refreshToken: string, now: number): Promise<TokenAnswer> {
  const token = await readRefreshToken(settings.SIGNING_SECRET, refreshToken);
  if (!token) throw new AuthError(400, "validation_failed", "Refresh token is not valid");

  const db = createDb(settings.DB);
  const advanced = await db
    .update(sessions)
    .set({ counter: sql`${sessions.counter} + 1`, refreshedAt: now })
    .where(and(eq(sessions.id, token.sessionId), eq(sessions.counter, token.counter), stillOpen(settings, now)))
    .returning({ counter: sessions.counter });
  const found = await findSession(settings.DB, token.sessionId);
  if (!found) throw notFound();
  const { session, record } = found;
  if (sessionEnd(settings, session) <= now) {
    await endSession(settings.DB, session.id);
    throw new AuthError(400, "session_expired", "Invalid Refresh Token: Session Expired");
  }
  if (advanced.length === 0) await requireHonestReuse(settings.DB, token, session, now);
  refuseBanned(record.user, now, 400);
  return tokenAnswer(settings, record, session, now);
}

/** The condition of a session that has not ended by itself. */
function stillOpen({ SESSION_MAX_DAYS, SESSION_IDLE_DAYS }: Settings, now: number) {
  const end = sql`min(${sessions.createdAt} + ${SESSION_MAX_DAYS} * 86400000, ${sessions.refreshedAt} + ${SESSION_IDLE_DAYS} * 86400000)`;
  return sql`${end} > ${now}`;
}

async function requireHonestReuse(
  db: D1Database,
  token: { counter: number },
  session: { id: string; counter: number; refreshedAt: number },
  now: number,
): Promise<void> {
  const behind = session.counter - token.counter;
  // The token is newer than the row: the database was restored from a backup.
  if (behind < 0) throw new AuthError(400, "validation_failed", "Refresh token is not valid");
  if (behind === 1 || now - session.refreshedAt < REUSE_INTERVAL_MS) return;
  await endSession(db, session.id);
  throw new AuthError(400, "refresh_token_already_used", "Invalid Refresh Token: Already Used");
}

const endSession = (db: D1Database, sessionId: string) => db.prepare("DELETE FROM sessions WHERE id = ?").bind(sessionId).run();
