import { desc, eq } from "drizzle-orm";
import type { AccountSession } from "../../../src/domain/accounts/account.schema.ts";
import type { Actor } from "../../context.ts";
import { createDb } from "../../db/client.ts";
import { sessions } from "../../db/schema.ts";
import type { Settings } from "../../env.ts";
import { NotFoundError } from "../../errors.ts";
import { sessionEnd } from "./session-limits.ts";

/** The caller's open sessions, the newest first. */
export async function listSessions(settings: Settings, caller: Actor, now: number): Promise<AccountSession[]> {
  const rows = await createDb(settings.DB)
    .select()
    .from(sessions)
    .where(eq(sessions.userId, caller.userId))
    .orderBy(desc(sessions.createdAt), desc(sessions.id));
  return rows
    .map((session) => ({ session, end: sessionEnd(settings, session) }))
    .filter(({ end }) => end > now)
    .map(({ session, end }) => ({
      id: session.id,
      current: session.id === caller.sessionId,
      method: session.method,
      user_agent: session.userAgent,
      created_at: new Date(session.createdAt).toISOString(),
      last_used_at: new Date(session.refreshedAt).toISOString(),
      expires_at: new Date(end).toISOString(),
    }));
}

/** Ends one of the caller's own sessions. Throws NotFoundError for any other id. */
export async function endOwnSession(db: D1Database, caller: Actor, sessionId: string): Promise<void> {
  const { meta } = await db.prepare("DELETE FROM sessions WHERE id = ?1 AND user_id = ?2").bind(sessionId, caller.userId).run();
  if (meta.changes === 0) throw new NotFoundError();
}
