import { and, eq, gte, inArray, isNotNull, isNull, ne, not, or, type SQL } from "drizzle-orm";
import { AuthError, type AuthErrorReason } from "../../platform/errors/auth-errors.ts";
import type { Actor, Ctx } from "../../platform/context/context.ts";
import { build, hasRow } from "../../platform/db/client.ts";
import {
  factorChallenges,
  factors,
  recoveryCodes,
  sessions,
  type UserRow,
} from "../../tables/identity.ts";
import type { FactorChange } from "../../mail/messages.ts";
import { sendToUser } from "../../mail/suppressions.ts";
import { hasSecondFactor, type UserRecord } from "../users/users.ts";
import type { Statement } from "../../platform/db/batch.ts";

interface Requirement {
  actor: Actor;
  record: Pick<UserRecord, "factors">;
  /** GoTrue's status of the refusal depends on it. */
  reason: Extract<AuthErrorReason, `aal2_${string}`>;
  message: string;
}

/**
 * Refuses a session that has not shown its account's second factor. Throws AuthError
 * `insufficient_aal`.
 */
export function assertSecondFactor({ actor, record, reason, message }: Requirement): void {
  if (hasSecondFactor(record) && actor.aal !== "aal2") throw new AuthError(reason, message);
}

/** Returns the same check as a condition, for the transaction. */
export function secondFactorHolds({ userId, sessionId }: Actor): SQL {
  const isShown = hasRow(sessions, and(eq(sessions.id, sessionId), isNotNull(sessions.factorAt)));
  return or(not(hasVerifiedFactor(userId)), isShown)!;
}

/** Returns the condition of an account with a second factor. */
export function hasVerifiedFactor(userId: string | SQL): SQL {
  return hasRow(factors, ownsVerifiedFactor(userId));
}

/** Returns the condition of a person's factors that count. */
export function ownsVerifiedFactor(userId: string | SQL): SQL {
  return and(eq(factors.userId, userId), eq(factors.status, "verified"))!;
}

/** Returns the statements that delete chosen factors. Their sessions fall back to `aal1`. */
export function deleteFactors(chosen: SQL): Statement[] {
  const ids = build.select({ id: factors.id }).from(factors).where(chosen);
  // Sessions have an index by their user only.
  const owners = build.select({ userId: factors.userId }).from(factors).where(chosen);
  return [
    build
      .update(sessions)
      .set({ factorId: null, factorMethod: null, factorAt: null, factorCounter: null })
      .where(and(inArray(sessions.userId, owners), inArray(sessions.factorId, ids))),
    build.delete(factorChallenges).where(inArray(factorChallenges.factorId, ids)),
    build.delete(recoveryCodes).where(inArray(recoveryCodes.factorId, ids)),
    build.delete(factors).where(chosen),
  ];
}

/** Returns the statements that delete all of a person's factors. */
export function deleteAllFactors(userId: string): Statement[] {
  return deleteFactors(eq(factors.userId, userId));
}

/**
 * Returns the statements that delete factors which did not count yet at a time (epoch ms, or a
 * column). Recovery codes go with the last authenticator.
 */
export function deleteFactorsSince({ userId, time }: { userId: string; time: SQL }): Statement[] {
  const isNewer = and(
    eq(factors.userId, userId),
    or(isNull(factors.verifiedAt), gte(factors.verifiedAt, time)),
  )!;
  const hasAuthenticator = hasRow(
    factors,
    and(ownsVerifiedFactor(userId), ne(factors.factorType, "recovery_code")),
  );
  return [
    ...deleteFactors(isNewer),
    ...deleteFactors(and(eq(factors.userId, userId), not(hasAuthenticator))!),
  ];
}

interface ChangedFactor {
  change: FactorChange;
  /** Without a time for a colleague: an admin knows the address. */
  user: Pick<UserRow, "id" | "email"> & Partial<Pick<UserRow, "emailProvedAt">>;
}

/**
 * Mails a person about a change of their second factor, after the response. An address that nobody
 * proved may be a stranger's, and gets none.
 */
export function tellFactorChange(ctx: Ctx, { change, user }: ChangedFactor): void {
  if (user.emailProvedAt === null) return;
  // The words of mails load with a mail: every door loads this module.
  const message = async () =>
    (await import("../../mail/messages.ts")).factsMail(ctx.language, "factorChanged", change);
  ctx.later(
    sendToUser(ctx, {
      purpose: "account",
      kind: "factor-changed",
      recipient: user.email,
      message,
      subjectId: user.id,
    }),
  );
}
