import { and, eq, ne, not, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context/context.ts";
import { insertRowFrom } from "../../platform/db/insert-row.ts";
import { flowStates, identities, oneTimeTokens, sessions, users } from "../../tables/identity.ts";
import { build, hasRow } from "../../platform/db/client.ts";
import { uuidV7 } from "../../platform/crypto/random.ts";
import { deleteAllFactors, hasVerifiedFactor } from "./second-factor.ts";
import { suspendRole } from "./suspend-role.ts";
import type { AccountTokenPurpose } from "./mailed-token.ts";
import type { Statement } from "../../platform/db/batch.ts";

/** An account's keys, such as sessions, links and identities, and how they end. */

/** Returns the statements that end all sessions but one (null: all), and all under way. */
export function endOtherSessions(userId: string, keptSessionId: string | null): Statement[] {
  const others = keptSessionId === null ? undefined : ne(sessions.id, keptSessionId);
  const deleteSessions = build.delete(sessions).where(and(eq(sessions.userId, userId), others));
  return [deleteSessions, ...endUnderWay(userId)];
}

/**
 * Returns the statements that end mailed links and codes, a change of address and provider
 * sign-ins. Links that undo a change stay, for the rightful owner.
 */
export function endUnderWay(userId: string): Statement[] {
  const undo: AccountTokenPurpose = "email_change_undo";
  return [
    build.delete(flowStates).where(eq(flowStates.userId, userId)),
    build
      .delete(oneTimeTokens)
      .where(and(eq(oneTimeTokens.subjectId, userId), ne(oneTimeTokens.purpose, undo))),
    build
      .update(users)
      .set({ newEmail: null, emailChangeSentAt: null })
      .where(eq(users.id, userId)),
  ];
}

/** Returns the statements that end every key of an unproved account, for the reader of its mail. */
export function endAllKeys(ctx: Ctx, userId: string): Statement[] {
  return [...endKeysButFactors(userId), ...dropFactors(ctx, userId)];
}

/** Returns the statements that end every key of an account but its second factors. */
export function endKeysButFactors(userId: string): Statement[] {
  return [
    ...endOtherSessions(userId, null),
    removeProviders(userId),
    build.update(users).set({ passwordHash: null }).where(eq(users.id, userId)),
  ];
}

/**
 * Returns the statements that drop an unproved account's factors. They suspend its role, which a
 * mailbox alone does not get.
 */
export function dropFactors(ctx: Ctx, userId: string): Statement[] {
  return [...suspendRole(ctx, userId, hasVerifiedFactor(userId)), ...deleteAllFactors(userId)];
}

/** Returns the statement that removes an account's providers. */
export function removeProviders(userId: string): Statement {
  return build
    .delete(identities)
    .where(and(eq(identities.userId, userId), ne(identities.provider, "email")));
}

/** Returns the statement that marks an address as proved; the first proof's time stays. */
export function markAddressProved({ now }: Ctx, userId: string): Statement {
  const emailProvedAt = sql`COALESCE(${users.emailProvedAt}, ${now})`;
  return build.update(users).set({ emailProvedAt, updatedAt: now }).where(eq(users.id, userId));
}

/** Read when the statement runs. */
const EMAIL_DATA = sql`json_object('sub', ${users.id}, 'email', ${users.email},
  'email_verified', json(iif(${users.emailProvedAt} IS NULL, 'false', 'true')), 'phone_verified',
  json('false'))`;

const isEmailIdentity = (userId: string) =>
  and(eq(identities.userId, userId), eq(identities.provider, "email"));

/** Returns the statement that adds a missing "email" identity to an account with a password. */
export function addEmailIdentity({ now }: Ctx, userId: string): Statement {
  const hasNone = not(hasRow(identities, isEmailIdentity(userId)));
  return insertRowFrom(
    identities,
    {
      id: uuidV7(now),
      userId,
      provider: "email",
      providerId: userId,
      email: users.email,
      identityData: sql`json_patch(${users.userMetadata}, ${EMAIL_DATA})`,
      lastSignInAt: now,
      createdAt: now,
      updatedAt: now,
    },
    sql`FROM ${users} WHERE ${users.id} = ${userId} AND ${hasNone}`,
  );
}

/** Returns the statement that copies address and proof from the account to its "email" identity. */
export function updateEmailIdentity({ now }: Ctx, userId: string): Statement {
  const identityData = sql`json_patch(${identities.identityData}, ${EMAIL_DATA})`;
  return build
    .update(identities)
    .set({ email: users.email, identityData, updatedAt: now })
    .from(users)
    .where(and(eq(users.id, userId), isEmailIdentity(userId)));
}
