/** Which of a person's sessions end: the calling one (local), all (global), or all but the calling one (others). */
export type SignOutScope = "local" | "global" | "others";

const WHICH: Readonly<Record<SignOutScope, string>> = {
  local: "user_id = ?1 AND id = ?2",
  global: "user_id = ?1 AND ?2 IS NOT NULL",
  others: "user_id = ?1 AND id <> ?2",
};

/** The statement that ends sessions, with all their tokens. */
export function endSessions(db: D1Database, userId: string, sessionId: string, scope: SignOutScope): D1PreparedStatement {
  return db.prepare(`DELETE FROM sessions WHERE ${WHICH[scope]}`).bind(userId, sessionId);
}
