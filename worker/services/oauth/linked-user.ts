import { and, eq } from "drizzle-orm";
import { AuthError } from "../../auth-errors.ts";
import { createDb } from "../../db/client.ts";
import { allOf, type Condition, runIf } from "../../db/run-if.ts";
import { identities, type UserRow } from "../../db/schema.ts";
import { addressHolds, endAllKeys } from "../auth/account-keys.ts";
import { readEmail } from "../users/email-rule.ts";
import { insertIdentity, insertUserRecord, isTaken, newIdentityRow, newUserRecord } from "../users/new-user.ts";
import { findUserByEmail } from "../users/users.ts";
import type { Profile } from "./profile.ts";

/** How often linking starts again when the account was changed meanwhile. */
const ROUNDS = 4;

/** An account, and the identity that opens it. */
export interface LinkedIdentity {
  userId: string;
  identityId: string;
}

/**
 * The account that a provider's person signs in to: the one linked before, by the provider's own id of them; else the one
 * with their address; else a new one. Only an address that the provider has verified counts.
 * @throws AuthError 422 `provider_email_needs_verification`, or `email_exists` for an address that someone may still get back.
 */
export async function linkIdentity(db: D1Database, provider: string, profile: Profile, now: number): Promise<LinkedIdentity> {
  const email = profile.emailVerified && profile.email ? readEmail(profile.email) : undefined;
  for (let round = 1; round <= ROUNDS; round++) {
    const linked = await findLinked(db, provider, profile, now);
    if (linked) return linked;
    if (!email) {
      throw new AuthError(422, "provider_email_needs_verification", "The provider has not verified the e-mail address of this account");
    }
    const user = (await findUserByEmail(db, email))?.user;
    try {
      const made = user ? await link(db, provider, profile, user, now) : await signUp(db, provider, profile, email, now);
      if (made) return made;
    } catch (error) {
      // Another request was first: the unique indexes decide, and the next round finds what it made.
      if (!(error instanceof Error && error.message.includes("UNIQUE constraint failed"))) throw error;
      if (round === ROUNDS && isTaken(error)) {
        throw new AuthError(422, "email_exists", "A user with this email address has already been registered");
      }
    }
  }
  throw new AuthError(409, "conflict", "The account was changed at the same moment. Please try again.");
}

async function findLinked(db: D1Database, provider: string, { subject }: Profile, now: number): Promise<LinkedIdentity | undefined> {
  const [row] = await createDb(db)
    .update(identities)
    .set({ lastSignInAt: now })
    .where(and(eq(identities.provider, provider), eq(identities.providerId, subject)))
    .returning({ userId: identities.userId, identityId: identities.id });
  return row;
}

/**
 * Adds a way to sign in. If nobody had proved yet that the address is theirs, whoever made the account may be someone
 * else: whatever opened it ends here, or they would keep a key to the owner's account.
 * @returns undefined when the account's address is another one by now, or has been proved meanwhile.
 */
async function link(db: D1Database, provider: string, profile: Profile, user: UserRow, now: number): Promise<LinkedIdentity | undefined> {
  const identity = newIdentityRow({
    userId: user.id,
    email: user.email,
    userMetadata: profile.name ? { full_name: profile.name } : {},
    identity: { provider, providerId: profile.subject, emailVerified: true },
    now,
  });
  const isProved = user.emailProvedAt !== null;
  const asSeen: Condition = {
    sql: `EXISTS (SELECT 1 FROM users WHERE id = ? AND email_proved_at IS ${isProved ? "NOT" : ""} NULL)`,
    values: [user.id],
  };
  const takeOver = isProved ? [] : [...endAllKeys(db, user.id), db.prepare("DELETE FROM identities WHERE user_id = ?1").bind(user.id)];
  const done = await runIf(db, allOf(addressHolds(user.id, user.email), asSeen), [
    ...takeOver,
    insertIdentity(db, identity),
    db.prepare("UPDATE users SET email_proved_at = COALESCE(email_proved_at, ?2), updated_at = ?2 WHERE id = ?1").bind(user.id, now),
  ]);
  return done && { userId: user.id, identityId: identity.id };
}

async function signUp(db: D1Database, provider: string, profile: Profile, email: string, now: number): Promise<LinkedIdentity> {
  const record = newUserRecord({
    email,
    passwordHash: null,
    userMetadata: profile.name ? { full_name: profile.name.slice(0, 200) } : {},
    identity: { provider, providerId: profile.subject, emailVerified: true },
    now,
  });
  await db.batch(insertUserRecord(db, record));
  return { userId: record.user.id, identityId: record.identities[0]!.id };
}
