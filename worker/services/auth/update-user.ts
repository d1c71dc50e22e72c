import type { AuthUser, UserUpdate } from "../../../src/domain/accounts/auth.schema.ts";
import { MAX_METADATA_BYTES, METADATA_TOO_LARGE, metadataSize } from "../../../src/domain/accounts/user-metadata.ts";
import { AuthError } from "../../auth-errors.ts";
import type { UserRow } from "../../db/schema.ts";
import type { Settings } from "../../env.ts";
import { countPasswordAttempt } from "./attempts.ts";
import type { Authenticated } from "./authenticate.ts";
import { readEmail } from "../users/email-rule.ts";
import { endSessions } from "../sessions/end-sessions.ts";
import { checkPassword, hashPassword } from "../../crypto/password-hash.ts";
import { requireGoodPassword } from "./password-policy.ts";
import { voidRecovery } from "./recovery.ts";
import { isTaken } from "./sign-up.ts";
import { authUserOf, findUser } from "../users/users.ts";

/** Up to this time after signing in, in ms, a new password or address does not need the current password. */
const FRESH_MS = 60 * 60 * 1000;

/** A null parameter leaves its column as it is, so that a change made at the same moment is not undone. */
const UPDATE_USER = `UPDATE users SET email = COALESCE(?2, email),
  email_proved_at = CASE WHEN ?2 IS NULL THEN COALESCE(email_proved_at, ?6) END,
  password_hash = COALESCE(?3, password_hash), user_metadata = COALESCE(?4, user_metadata), updated_at = ?5 WHERE id = ?1`;

/**
 * Changes the caller's own account. A new password ends all other sessions and revokes mailed links.
 * @throws AuthError 400, 403 or 422, WeakPasswordError 422.
 */
export async function updateUser(settings: Settings, caller: Authenticated, update: UserUpdate, now: number): Promise<AuthUser> {
  const { user } = caller.record;
  if (update.app_metadata !== undefined && update.app_metadata !== null) {
    throw new AuthError(403, "not_admin", "Updating app_metadata requires admin privileges");
  }
  const email = changedEmail(user, update.email);
  const { password } = update;
  if (email || password) await requireCurrentPassword(settings, caller, update.current_password, now);
  const passwordHash = password ? await newHash(settings, user, password) : null;
  const metadata = update.data ? mergeMetadata(user.userMetadata, update.data) : null;
  // Whoever opened the mailed link owns the address, and the new password locks out anyone who had the old one.
  const provedAt = password && caller.signedIn.method === "recovery" ? now : null;
  const db = settings.DB;
  try {
    await db.batch([
      db.prepare(UPDATE_USER).bind(user.id, email ?? null, passwordHash, metadata, now, provedAt),
      ...(email ? [moveEmailIdentity(db, user.id, email, now), forgetRecovery(db, user.id)] : []),
      ...(password ? [endSessions(db, user.id, caller.signedIn.sessionId, "others")] : []),
      ...(password || email ? [voidRecovery(db, user.id)] : []),
    ]);
  } catch (error) {
    if (isTaken(error)) throw new AuthError(422, "email_exists", "A user with this email address has already been registered");
    throw error;
  }
  const record = await findUser(db, user.id);
  if (!record) throw new AuthError(403, "user_not_found", "User from sub claim in JWT does not exist");
  return authUserOf(record);
}

/** The normalised new address, or undefined when it stays. */
function changedEmail(user: UserRow, typed: string | null | undefined): string | undefined {
  if (!typed) return undefined;
  const email = readEmail(typed);
  if (!email) throw new AuthError(400, "validation_failed", "Unable to validate email address: invalid format");
  return email === user.email ? undefined : email;
}

/** Checks the current password whenever it is sent. It must be sent unless the person has just signed in. */
async function requireCurrentPassword(
  settings: Settings,
  { record: { user }, signedIn }: Authenticated,
  currentPassword: string | null | undefined,
  now: number,
): Promise<void> {
  if (currentPassword) {
    await countPasswordAttempt(settings, user.email, now);
    const { matches } = await checkPassword(currentPassword, user.passwordHash);
    if (!matches) throw new AuthError(400, "current_password_invalid", "Current password is not valid");
    return;
  }
  if (now - signedIn.signedInAt < FRESH_MS) return;
  if (user.passwordHash) throw new AuthError(400, "current_password_required", "Current password required when setting new password");
  throw new AuthError(400, "reauthentication_needed", "Password update requires reauthentication");
}

async function newHash(settings: Settings, user: UserRow, password: string): Promise<string> {
  requireGoodPassword(settings, password);
  const { matches } = await checkPassword(password, user.passwordHash);
  if (matches) throw new AuthError(422, "same_password", "New password should be different from the old password.");
  return hashPassword(password);
}

/** Merges metadata as GoTrue does and returns JSON: null removes a key. */
function mergeMetadata(stored: Record<string, unknown>, data: Record<string, unknown>): string {
  const merged = Object.fromEntries(Object.entries({ ...stored, ...data }).filter(([, value]) => value !== null));
  if (metadataSize(merged) > MAX_METADATA_BYTES) throw new AuthError(400, "validation_failed", METADATA_TOO_LARGE);
  return JSON.stringify(merged);
}

function moveEmailIdentity(db: D1Database, userId: string, email: string, now: number): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE identities SET email = ?2, identity_data = json_set(identity_data, '$.email', ?2, '$.email_verified', json('false')), updated_at = ?3
WHERE user_id = ?1 AND provider = 'email'`,
    )
    .bind(userId, email, now);
}

/** After a change of address, a session that a mailed link opened must not count as proof of the new address. */
function forgetRecovery(db: D1Database, userId: string): D1PreparedStatement {
  return db.prepare("UPDATE sessions SET method = 'password' WHERE user_id = ?1 AND method = 'recovery'").bind(userId);
}
