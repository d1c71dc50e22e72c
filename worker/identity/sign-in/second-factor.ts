import { and, eq, gte, inArray, isNotNull, isNull, ne, not, or, type SQL } from "drizzle-orm";
import { AuthError, type AuthErrorReason } from "../../platform/errors/auth-errors.ts";
import { HOUR_MS } from "#domain/time.ts";
import type { Actor, Ctx, SignedInCtx } from "../../platform/context/context.ts";
import { build, hasRow } from "../../platform/db/client.ts";
import {
  factorChallenges,
  factors,
  passkeys,
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
  reason: Extract<AuthErrorReason, `aal2_${string}`>;
  message: string;
}

export function assertSecondFactor({ actor, record, reason, message }: Requirement): void {
  if (hasSecondFactor(record) && actor.aal !== "aal2") throw new AuthError(reason, message);
}

/** In ms. Somebody at an unlocked screen must not add a key, or a factor that locks out the owner. */
const FRESH_MS = HOUR_MS;

/** A mailed link's session sets a password first. Throws AuthError `reauthentication_needed`. */
export function assertFreshSignIn({ now, actor }: SignedInCtx, what: string): void {
  if (actor.method === "recovery" || now - actor.signedInAt >= FRESH_MS)
    throw new AuthError("reauthentication_needed", `${what} requires reauthentication`);
}

/** The same check as a condition of the transaction. */
export function secondFactorHolds({ userId, sessionId }: Actor): SQL {
  const isShown = hasRow(sessions, and(eq(sessions.id, sessionId), isNotNull(sessions.factorAt)));
  return or(not(hasVerifiedFactor(userId)), isShown)!;
}

export function hasVerifiedFactor(userId: string | SQL): SQL {
  return hasRow(factors, ownsVerifiedFactor(userId));
}

/** Either is enough where staff need a second factor. `which` narrows the passkeys. */
export function hasFactorOrPasskey(userId: string | SQL, which?: SQL): SQL {
  const isTheirs = and(eq(passkeys.userId, userId), which);
  return or(hasVerifiedFactor(userId), hasRow(passkeys, isTheirs))!;
}

export function ownsVerifiedFactor(userId: string | SQL): SQL {
  return and(eq(factors.userId, userId), eq(factors.status, "verified"))!;
}

/** Sessions of the deleted factors fall back to `aal1`. */
export function deleteFactors(chosen: SQL): Statement[] {
  const ids = build.select({ id: factors.id }).from(factors).where(chosen);
  // Sessions are indexed by user only.
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

export function deleteAllFactors(userId: string): Statement[] {
  return deleteFactors(eq(factors.userId, userId));
}

/** Deletes factors that did not count at `time` (epoch ms). Recovery codes go with the last authenticator. */
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
  /** Omitted when an admin helps a colleague, because the admin knows the address. */
  user: Pick<UserRow, "id" | "email"> & Partial<Pick<UserRow, "emailProvedAt">>;
}

/** Sends the mail after the response. An unproved address may be a stranger's, so it gets no mail. */
export function tellFactorChange(ctx: Ctx, { change, user }: ChangedFactor): void {
  if (user.emailProvedAt === null) return;
  // Every request loads this module, so the texts of mails load later.
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
