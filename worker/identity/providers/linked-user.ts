import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { AuthError } from "../../platform/errors/auth-errors.ts";
import type { Ctx } from "../../platform/context/context.ts";
import { build, primaryDb } from "../../platform/db/client.ts";
import { identities, type UserRow, users } from "../../tables/identity.ts";
import { isUniqueViolation } from "../../platform/db/insert-row.ts";
import { endAllKeys, markAddressProved } from "../sign-in/account-keys.ts";
import { emailExists } from "../sign-in/email-change.ts";
import { addressHolds, userHolds } from "../../queries/account-holds.ts";
import { insertUserRecord, newIdentityRow, newUserRecord } from "../users/new-user.ts";
import { accountChanged, findUserByEmail, parseEmail } from "../users/users.ts";
import type { Profile } from "./profile.ts";
import { batch, batchIf } from "../../platform/db/batch.ts";

const ROUNDS = 4;

interface LinkedIdentity {
  userId: string;
  identityId: string;
}

interface ProviderPerson {
  provider: string;
  profile: Profile;
}

/** Prefers the linked account, then the one with the verified address, then a new one. Throws AuthError. */
export async function linkIdentity(ctx: Ctx, person: ProviderPerson): Promise<LinkedIdentity> {
  const { profile } = person;
  const email = profile.emailVerified && profile.email ? parseEmail(profile.email) : undefined;
  for (let round = 1; round <= ROUNDS; round++) {
    const linked = await findLinked(ctx, person);
    if (linked) return linked;
    if (!email)
      throw new AuthError(
        "provider_email_needs_verification",
        "The provider has not verified the e-mail address of this account",
      );
    const user = (await findUserByEmail(ctx, email))?.user;
    try {
      const made = user
        ? await link(ctx, { ...person, user })
        : await signUp(ctx, { ...person, email });
      if (made) return made;
    } catch (error) {
      // The unique indexes let one of two simultaneous requests win. The next round finds its rows.
      if (!isUniqueViolation(error)) throw error;
      if (round === ROUNDS && isUniqueViolation(error, users.email)) throw emailExists();
    }
  }
  throw accountChanged();
}

async function findLinked(
  { db, now }: Ctx,
  { provider, profile }: ProviderPerson,
): Promise<LinkedIdentity | undefined> {
  const [linked] = await primaryDb(db)
    .update(identities)
    .set({ lastSignInAt: now })
    .where(and(eq(identities.provider, provider), eq(identities.providerId, profile.subject)))
    .returning({ userId: identities.userId, identityId: identities.id });
  return linked;
}

/** An unproved account may be a stranger's, so all its keys end. Returns undefined if the account has changed. */
async function link(
  ctx: Ctx,
  { provider, profile, user }: ProviderPerson & { user: UserRow },
): Promise<LinkedIdentity | undefined> {
  const identity = newIdentityRow(ctx, {
    userId: user.id,
    email: user.email,
    userMetadata: profile.name ? { full_name: profile.name } : {},
    identity: { provider, providerId: profile.subject, emailVerified: true },
  });
  const isProved = user.emailProvedAt !== null;
  const asSeen = userHolds(
    user.id,
    isProved ? isNotNull(users.emailProvedAt) : isNull(users.emailProvedAt),
  );
  const removeIdentities = build.delete(identities).where(eq(identities.userId, user.id));
  const done = await batchIf(
    ctx,
    [addressHolds(user.id, user.email), asSeen],
    [
      !isProved && [endAllKeys(ctx, user.id), removeIdentities],
      build.insert(identities).values(identity),
      markAddressProved(ctx, user.id),
    ],
  );
  return done && { userId: user.id, identityId: identity.id };
}

async function signUp(
  ctx: Ctx,
  { provider, profile, email }: ProviderPerson & { email: string },
): Promise<LinkedIdentity> {
  const record = newUserRecord(ctx, {
    email,
    passwordHash: null,
    userMetadata: profile.name ? { full_name: profile.name } : {},
    identity: { provider, providerId: profile.subject, emailVerified: true },
  });
  await batch(ctx, insertUserRecord(record));
  return { userId: record.user.id, identityId: record.identities[0]!.id };
}
