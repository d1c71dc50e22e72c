import type { SessionRow } from "../../db/schema.ts";
import type { Settings } from "../../env.ts";

const DAY = 24 * 60 * 60 * 1000;

type Limits = Pick<Settings, "SESSION_MAX_DAYS" | "SESSION_IDLE_DAYS">;

/** When a session ends by itself, epoch ms: SESSION_MAX_DAYS after signing in or SESSION_IDLE_DAYS after its last refresh. */
export function sessionEnd(limits: Limits, { createdAt, refreshedAt }: Pick<SessionRow, "createdAt" | "refreshedAt">): number {
  return Math.min(createdAt + limits.SESSION_MAX_DAYS * DAY, refreshedAt + limits.SESSION_IDLE_DAYS * DAY);
}

/** The statement that deletes a person's sessions that have ended by themselves. */
export function forgetEndedSessions(db: D1Database, limits: Limits, userId: string, now: number): D1PreparedStatement {
  return db
    .prepare("DELETE FROM sessions WHERE user_id = ?1 AND (created_at <= ?2 OR refreshed_at <= ?3)")
    .bind(userId, now - limits.SESSION_MAX_DAYS * DAY, now - limits.SESSION_IDLE_DAYS * DAY);
}
