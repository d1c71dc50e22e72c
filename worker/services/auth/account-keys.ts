import type { Actor } from "../../context.ts";
import type { Condition } from "../../db/run-if.ts";
import { uuidV7 } from "../../db/uuid-v7.ts";

/** What opens an account: sessions, a password, identities, links and codes on their way, sign-ins with a provider under way. */

/** That the session which asks is still there, and still what it was: no request that was under way outlives its session. */
export function sessionHolds({ sessionId, userId, method }: Pick<Actor, "sessionId" | "userId" | "method">): Condition {
  return { sql: "EXISTS (SELECT 1 FROM sessions WHERE id = ? AND user_id = ? AND method = ?)", values: [sessionId, userId, method] };
}

/** That an account still has this address. */
export function addressHolds(userId: string, email: string): Condition {
  return { sql: "EXISTS (SELECT 1 FROM users WHERE id = ? AND email = ?)", values: [userId, email] };
}

/**
 * The statements that end all sessions but one (or all, for null), and whatever is under way: links and codes, a change of
 * address, sign-ins with a provider. The links that undo a change of address stay: they are for those who lost the account.
 */
export function endOtherSessions(db: D1Database, userId: string, keptSessionId: string | null): D1PreparedStatement[] {
  return [
    db.prepare("DELETE FROM sessions WHERE user_id = ?1 AND id IS NOT ?2").bind(userId, keptSessionId),
    db.prepare("DELETE FROM flow_states WHERE user_id = ?1").bind(userId),
    db.prepare("DELETE FROM one_time_tokens WHERE subject_id = ?1 AND purpose <> 'email_change_undo'").bind(userId),
    db.prepare("UPDATE users SET new_email = NULL, email_change_sent_at = NULL WHERE id = ?1").bind(userId),
  ];
}

/** The statements that give an account to whoever reads its mail: nothing that opened it before does any more. */
export function endAllKeys(db: D1Database, userId: string): D1PreparedStatement[] {
  return [
    ...endOtherSessions(db, userId, null),
    removeProviders(db, userId),
    db.prepare("UPDATE users SET password_hash = NULL WHERE id = ?1").bind(userId),
  ];
}

/** The statement that takes the sign-ins with providers away. */
export function removeProviders(db: D1Database, userId: string): D1PreparedStatement {
  return db.prepare("DELETE FROM identities WHERE user_id = ?1 AND provider <> 'email'").bind(userId);
}

/** The account's row as the data of its "email" identity; read when the statement runs. */
const EMAIL_DATA = `json_object('sub', users.id, 'email', users.email,
  'email_verified', json(iif(users.email_proved_at IS NULL, 'false', 'true')), 'phone_verified', json('false'))`;

const ADD_EMAIL_IDENTITY = `INSERT INTO identities (id, user_id, provider, provider_id, email, identity_data, last_sign_in_at, created_at, updated_at)
SELECT ?2, id, 'email', id, email, json_patch(user_metadata, ${EMAIL_DATA}), ?3, ?3, ?3 FROM users
WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM identities WHERE user_id = ?1 AND provider = 'email')`;

const UPDATE_EMAIL_IDENTITY = `UPDATE identities SET email = users.email, identity_data = json_patch(identity_data, ${EMAIL_DATA}), updated_at = ?2
FROM users WHERE users.id = ?1 AND identities.user_id = ?1 AND identities.provider = 'email'`;

/** The statement that gives an account with a password its "email" identity, if it has none. */
export function addEmailIdentity(db: D1Database, userId: string, now: number): D1PreparedStatement {
  return db.prepare(ADD_EMAIL_IDENTITY).bind(userId, uuidV7(now), now);
}

/** The statement that makes the "email" identity say what the account's row says: its address, and whether it is proved. */
export function updateEmailIdentity(db: D1Database, userId: string, now: number): D1PreparedStatement {
  return db.prepare(UPDATE_EMAIL_IDENTITY).bind(userId, now);
}
