import { and, eq, inArray, ne, not, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context/context.ts";
import { insertRowFrom } from "../../platform/db/insert-row.ts";
import {
  flowStates,
  identities,
  oneTimeTokens,
  passkeys,
  sessions,
  users,
} from "../../tables/identity.ts";
import { build, hasRow } from "../../platform/db/client.ts";
import { uuidV7 } from "../../platform/crypto/random.ts";
import { deleteAllFactors, hasVerifiedFactor } from "./second-factor.ts";
import { suspendRole } from "./suspend-role.ts";
import type { AccountTokenPurpose } from "./mailed-token.ts";
import type { Statement } from "../../platform/db/batch.ts";

/** Keys open an account: sessions, mailed links, codes, passwords, identities and passkeys. */

/** `null` ends every session. Mailed links and unfinished sign-ins also end. */
export function endOtherSessions(userId: string, keptSessionId: string | null): Statement[] {
  const others = keptSessionId === null ? undefined : ne(sessions.id, keptSessionId);
  const deleteSessions = build.delete(sessions).where(and(eq(sessions.userId, userId), others));
  return [deleteSessions, ...endUnderWay(userId)];
}

/** Keeps links that undo a change of address, for the rightful owner. */
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

/** The reader of an unproved account's mail takes it over, so every other key ends. */
export function endAllKeys(ctx: Ctx, userId: string): Statement[] {
  return [...endKeysButFactors(userId), ...dropFactors(ctx, userId)];
}

export function endKeysButFactors(userId: string): Statement[] {
  return [
    ...endOtherSessions(userId, null),
    removeProviders(userId),
    ...deletePasskeys(eq(passkeys.userId, userId)),
    build.update(users).set({ passwordHash: null }).where(eq(users.id, userId)),
  ];
}

/** Also suspends the role, because access to a mailbox must not give a role. */
export function dropFactors(ctx: Ctx, userId: string): Statement[] {
  return [...suspendRole(ctx, userId, hasVerifiedFactor(userId)), ...deleteAllFactors(userId)];
}

export function removeProviders(userId: string): Statement {
  return build
    .delete(identities)
    .where(and(eq(identities.userId, userId), ne(identities.provider, "email")));
}

/** Ends these passkeys' sessions. A kept session falls back to `aal1`, unless another factor raised it. */
export function deletePasskeys(chosen: SQL, keptSessionId = ""): Statement[] {
  const ids = build.select({ id: passkeys.id }).from(passkeys).where(chosen);
  // Sessions are indexed by user only.
  const owners = build.select({ userId: passkeys.userId }).from(passkeys).where(chosen);
  const opened = and(inArray(sessions.userId, owners), inArray(sessions.passkeyId, ids));
  const factorAt = sql`iif(${sessions.factorMethod} IS NULL, NULL, ${sessions.factorAt})`;
  return [
    build.delete(sessions).where(and(opened, ne(sessions.id, keptSessionId))),
    build.update(sessions).set({ passkeyId: null, factorAt }).where(opened),
    build.delete(passkeys).where(chosen),
  ];
}

export function markAddressProved({ now }: Ctx, userId: string): Statement {
  const emailProvedAt = sql`COALESCE(${users.emailProvedAt}, ${now})`;
  return build.update(users).set({ emailProvedAt, updatedAt: now }).where(eq(users.id, userId));
}

/** SQL reads these values after the batch's earlier statements have changed them. */
const EMAIL_DATA = sql`json_object('sub', ${users.id}, 'email', ${users.email},
  'email_verified', json(iif(${users.emailProvedAt} IS NULL, 'false', 'true')), 'phone_verified',
  json('false'))`;

const isEmailIdentity = (userId: string) =>
  and(eq(identities.userId, userId), eq(identities.provider, "email"));

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

export function updateEmailIdentity({ now }: Ctx, userId: string): Statement {
  const identityData = sql`json_patch(${identities.identityData}, ${EMAIL_DATA})`;
  return build
    .update(identities)
    .set({ email: users.email, identityData, updatedAt: now })
    .from(users)
    .where(and(eq(users.id, userId), isEmailIdentity(userId)));
}
