import type { AuthUser, UserUpdate } from "../../../src/domain/accounts/auth.schema.ts";
import { MAX_METADATA_BYTES, METADATA_TOO_LARGE, metadataSize } from "../../../src/domain/accounts/user-metadata.ts";
import { AuthError } from "../../auth-errors.ts";
import { runIf } from "../../db/run-if.ts";
import type { UserRow } from "../../db/schema.ts";
import type { Settings } from "../../env.ts";
import { addEmailIdentity, endOtherSessions, removeProviders, sessionHolds, updateEmailIdentity } from "./account-keys.ts";
import { countPasswordAttempt } from "./attempts.ts";
import type { Authenticated } from "./authenticate.ts";
import { askForEmailChange } from "./email-change.ts";
import type { MailSite } from "./follower.ts";
import { readEmail } from "../users/email-rule.ts";
import { deliveryError } from "../mail/outbox.ts";
import { checkPassword, hashPassword } from "../../crypto/password-hash.ts";
import { requireGoodPassword } from "./password-policy.ts";
import { authUserOf, findUser } from "../users/users.ts";

/** Up to this time after signing in, in ms, a new password or address does not need the current password. */
const FRESH_MS = 60 * 60 * 1000;

/** A null parameter leaves its column as it is, so that a change made at the same moment is not undone. */
const UPDATE_USER = `UPDATE users SET password_hash = COALESCE(?2, password_hash), user_metadata = COALESCE(?3, user_metadata),
  email_proved_at = COALESCE(email_proved_at, ?4), updated_at = ?5 WHERE id = ?1`;

/**
 * Changes the caller's own account. A new password ends all other sessions and revokes mailed links. One that is chosen with a
 * mailed link proves the address too, and removes sign-ins with providers. A new address waits for its proof (docs/decisions/0021).
 * @throws AuthError 400, 403, 409, 422 or 429, WeakPasswordError 422.
 */
export async function updateUser(
  settings: Settings,
  caller: Authenticated,
  update: UserUpdate,
  site: MailSite,
  now: number,
): Promise<AuthUser> {
  const { user } = caller.record;
  const { signedIn } = caller;
  if (update.app_metadata !== undefined && update.app_metadata !== null) {
    throw new AuthError(403, "not_admin", "Updating app_metadata requires admin privileges");
  }
  const email = changedEmail(user, update.email);
  const { password } = update;
  if (email || password) await requireCurrentPassword(settings, caller, update.current_password, now);
  const passwordHash = password ? await newHash(settings, user, password) : null;
  const metadata = update.data ? mergeMetadata(user.userMetadata, update.data) : null;
  const emailChange = email ? await askForEmailChange(settings, user, email, site, now) : undefined;
  const recovered = password && signedIn.method === "recovery";
  const db = settings.DB;
  const done = await runIf(db, sessionHolds(signedIn), [
    // Whoever opened the mailed link owns the address, and the new password locks out anyone who had another key.
    db.prepare(UPDATE_USER).bind(user.id, passwordHash, metadata, recovered ? now : null, now),
    ...(password ? [...endOtherSessions(db, user.id, signedIn.sessionId), addEmailIdentity(db, user.id, now)] : []),
    ...(recovered
      ? [
          removeProviders(db, user.id),
          updateEmailIdentity(db, user.id, now),
          db.prepare("UPDATE sessions SET method = 'password' WHERE id = ?1").bind(signedIn.sessionId),
        ]
      : []),
    ...(emailChange?.store ?? []),
  ]);
  if (!done) throw new AuthError(409, "conflict", "The account was changed at the same moment. Please try again.");
  if (emailChange && (await deliveryError(emailChange.send())))
    throw new AuthError(500, "unexpected_failure", "Error sending email change email");
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
