import { and, eq } from "drizzle-orm";
import { AuthError } from "../../auth-errors.ts";
import { createDb } from "../../db/client.ts";
import { identities } from "../../db/schema.ts";
import { readEmail } from "../users/email-rule.ts";
import { insertIdentity, insertUserRecord, newIdentityRow, newUserRecord } from "../users/new-user.ts";
import { voidRecovery } from "../auth/recovery.ts";
import { findUserByEmail, type UserRecord } from "../users/users.ts";
import type { Profile } from "./profile.ts";

/**
 * The id of the account that a provider's person signs in to: the account linked to the provider's id of them, else the one with
 * their address, else a new one. The provider must have verified the address.
 * @throws AuthError 422 `provider_email_needs_verification`.
 */
export async function linkedUserId(db: D1Database, provider: string, profile: Profile, now: number): Promise<string> {
  const linked = await findLinked(db, provider, profile, now);
  if (linked) return linked;
  const email = profile.emailVerified && profile.email ? readEmail(profile.email) : undefined;
  if (!email) {
    throw new AuthError(422, "provider_email_needs_verification", "The provider has not verified the e-mail address of this account");
  }
  const record = await findUserByEmail(db, email);
  try {
    return record ? await link(db, provider, profile, record, now) : await signUp(db, provider, profile, email, now);
  } catch (error) {
    // Another request of the same person won the race for the unique index, so read what it stored.
    if (!(error instanceof Error && error.message.includes("UNIQUE constraint failed"))) throw error;
    const winner = await findLinked(db, provider, profile, now);
    if (!winner) throw error;
    return winner;
  }
}

async function findLinked(db: D1Database, provider: string, { subject }: Profile, now: number): Promise<string | undefined> {
  const [row] = await createDb(db)
    .update(identities)
    .set({ lastSignInAt: now })
    .where(and(eq(identities.provider, provider), eq(identities.providerId, subject)))
    .returning({ userId: identities.userId });
  return row?.userId;
}

/**
 * Links a provider to an account. When the account's address was not proved yet, its password and sessions end here: someone else
 * may have made the account, and would keep access to the owner's.
 */
async function link(db: D1Database, provider: string, profile: Profile, { user }: UserRecord, now: number): Promise<string> {
  const identity = newIdentityRow({
    userId: user.id,
    email: user.email,
    userMetadata: profile.name ? { full_name: profile.name } : {},
    identity: { provider, providerId: profile.subject, emailVerified: true },
    now,
  });
  const takeOver =
    user.emailProvedAt === null
      ? [
          db.prepare("UPDATE users SET password_hash = NULL WHERE id = ?1").bind(user.id),
          db.prepare("DELETE FROM sessions WHERE user_id = ?1").bind(user.id),
          db.prepare("DELETE FROM identities WHERE user_id = ?1 AND provider = 'email'").bind(user.id),
          voidRecovery(db, user.id),
        ]
      : [];
  await db.batch([
    ...takeOver,
    insertIdentity(db, identity),
    db.prepare("UPDATE users SET email_proved_at = COALESCE(email_proved_at, ?2), updated_at = ?2 WHERE id = ?1").bind(user.id, now),
  ]);
  return user.id;
}

async function signUp(db: D1Database, provider: string, profile: Profile, email: string, now: number): Promise<string> {
  const record = newUserRecord({
    email,
    passwordHash: null,
    userMetadata: profile.name ? { full_name: profile.name.slice(0, 200) } : {},
    identity: { provider, providerId: profile.subject, emailVerified: true },
    now,
  });
  await db.batch(insertUserRecord(db, record));
  return record.user.id;
}
