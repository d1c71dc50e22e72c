import { and, eq, ne, notExists, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context/context.ts";
import { insertRowFrom } from "../../platform/db/insert-row.ts";
import { flowStates, identities, oneTimeTokens, sessions, users } from "../tables.ts";
import { build, ONE, prepareSql } from "../../platform/db/client.ts";
import { uuidV7 } from "../../platform/crypto/random.ts";
import { deleteAllFactors, hasVerifiedFactor } from "./second-factor.ts";
import { suspendRole } from "./suspend-role.ts";
import type { AccountTokenPurpose } from "./mailed-token.ts";

/** What opens an account: sessions, a password, identities, links and codes on their way, sign-ins with a provider under way. */

/** The statements that end all sessions but one (or all, for null), and whatever is under way. */
export function endOtherSessions(
  ctx: Ctx,
  userId: string,
  keptSessionId: string | null,
): D1PreparedStatement[] {
  const others = keptSessionId === null ? undefined : ne(sessions.id, keptSessionId);
  const deleteSessions = build.delete(sessions).where(and(eq(sessions.userId, userId), others));
  return [prepareSql(ctx.db, deleteSessions), ...endUnderWay(ctx, userId)];
}

/**
 * The statements that end whatever is under way: links and codes, a change of address, sign-ins with a provider. The links that
 * undo a change of address stay: they are for those who lost the account.
 */
export function endUnderWay({ db }: Ctx, userId: string): D1PreparedStatement[] {
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
  ].map((statement) => prepareSql(db, statement));
}

/** The statements that give an account that nobody had proved to the reader of its mail: nothing that opened it before does any more. */
export function endAllKeys(ctx: Ctx, userId: string): D1PreparedStatement[] {
  return [...endKeysButFactors(ctx, userId), ...dropFactors(ctx, userId)];
}

/** The statements that end whatever opens an account, but its second factors. */
export function endKeysButFactors(ctx: Ctx, userId: string): D1PreparedStatement[] {
  return [
    ...endOtherSessions(ctx, userId, null),
    removeProviders(ctx, userId),
    prepareSql(ctx.db, build.update(users).set({ passwordHash: null }).where(eq(users.id, userId))),
  ];
}

/**
 * The statements that take the second factors of an account that nobody had proved. A role that
 * one of them protected is suspended: a mailbox alone does not get it.
 */
export function dropFactors(ctx: Ctx, userId: string): D1PreparedStatement[] {
  return [...suspendRole(ctx, userId, hasVerifiedFactor(userId)), ...deleteAllFactors(ctx, userId)];
}

/** The statement that takes the sign-ins with providers away. */
export function removeProviders({ db }: Ctx, userId: string): D1PreparedStatement {
  return prepareSql(
    db,
    build
      .delete(identities)
      .where(and(eq(identities.userId, userId), ne(identities.provider, "email"))),
  );
}

/** The statement that marks an account's address as proved, from its first proof on. */
export function markAddressProved({ db, now }: Ctx, userId: string): D1PreparedStatement {
  const emailProvedAt = sql`COALESCE(${users.emailProvedAt}, ${now})`;
  return prepareSql(
    db,
    build.update(users).set({ emailProvedAt, updatedAt: now }).where(eq(users.id, userId)),
  );
}

/** The account's row as the data of its "email" identity; read when the statement runs. */
const EMAIL_DATA = sql`json_object('sub', ${users.id}, 'email', ${users.email},
  'email_verified', json(iif(${users.emailProvedAt} IS NULL, 'false', 'true')), 'phone_verified',
  json('false'))`;

/** That an identity is the "email" one of an account. */
const isEmailIdentity = (userId: string) =>
  and(eq(identities.userId, userId), eq(identities.provider, "email"));

/** The statement that gives an account with a password its "email" identity, if it has none. */
export function addEmailIdentity({ db, now }: Ctx, userId: string): D1PreparedStatement {
  const hasNone = notExists(build.select(ONE).from(identities).where(isEmailIdentity(userId)));
  return insertRowFrom(
    db,
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

/** The statement that makes the "email" identity say what the account's row says: its address, and whether it is proved. */
export function updateEmailIdentity({ db, now }: Ctx, userId: string): D1PreparedStatement {
  const identityData = sql`json_patch(${identities.identityData}, ${EMAIL_DATA})`;
  return prepareSql(
    db,
    build
      .update(identities)
      .set({ email: users.email, identityData, updatedAt: now })
      .from(users)
      .where(and(eq(users.id, userId), isEmailIdentity(userId))),
  );
}
