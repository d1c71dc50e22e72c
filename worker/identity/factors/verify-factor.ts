import { and, eq, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { TokenResponse } from "#domain/accounts/auth.schema.ts";
import type { FactorMethod } from "#domain/accounts/factor.ts";
import type { FactorVerification } from "#domain/accounts/factor.schema.ts";
import { sessionNotFound } from "../sign-in/authenticate.ts";
import { AuthError } from "../../platform/errors/auth-errors.ts";
import type { SignedInCtx } from "../../platform/context/context.ts";
import { matchingStep } from "./totp.ts";
import { build, hasRow, primaryDb } from "../../platform/db/client.ts";
import { auditEntry } from "../../platform/db/audit.ts";
import { batchIf, type Entries } from "../../platform/db/batch.ts";
import { factorChallenges, type FactorRow, factors, sessions } from "../../tables/identity.ts";
import { recordStaffFailure, staffSignedIn } from "../sessions/sign-in-entries.ts";
import { endUnderWay } from "../sign-in/account-keys.ts";
import { sessionHolds } from "../../queries/account-holds.ts";
import { clearAttempts, requireAttempt } from "../../platform/attempts.ts";
import { currentTokens } from "../sessions/open-session.ts";
import type { UserRecord } from "../users/users.ts";
import { challengeHolds, factorNotFound, requireTotpFactor } from "./challenge-factor.ts";
import { decryptKey } from "./enroll-factor.ts";
import { deleteFactors, tellFactorChange } from "../sign-in/second-factor.ts";

interface VerifyFactor {
  record: UserRecord;
  factorId: string;
  verification: FactorVerification;
}

const wrongCode = () => new AuthError("mfa_verification_failed", "Invalid TOTP code entered");
const challengeNotFound = () =>
  new AuthError("mfa_challenge_not_found", "MFA factor with the provided challenge ID not found");

/** A factor's first code makes it count, and ends sessions and mailed links that began without it. */
export async function verifyFactor(
  ctx: SignedInCtx,
  { record, factorId, verification }: VerifyFactor,
): Promise<TokenResponse> {
  const { now, actor } = ctx;
  const { id } = requireTotpFactor(record, factorId);
  const { code, challenge_id: challengeId } = verification;
  if (!code) throw new AuthError("validation_failed", "Code needs to be non-empty");
  const factor = await findChallenged(ctx, { id, challengeId: challengeId ?? "" });
  await requireAttempt(ctx, { purpose: "factor", subject: actor.userId });
  const step = matchingStep(await decryptKey(ctx, factor), code, {
    now,
    lastStep: factor.lastStep,
  });
  if (step === undefined) {
    if (factor.status === "verified")
      ctx.later(recordStaffFailure(ctx, { userId: actor.userId, method: "totp" }));
    throw wrongCode();
  }
  const isNew = factor.status === "unverified";
  const asSeen = and(
    eq(factors.id, id),
    eq(factors.status, factor.status),
    or(isNull(factors.lastStep), lt(factors.lastStep, step)),
  );
  const tokens = await raiseSession(ctx, {
    factorId: id,
    method: "totp",
    holds: [
      challengeHolds(ctx, { id: challengeId!, factorId: id, actor }),
      hasRow(factors, asSeen),
    ],
    also: [
      build
        .update(factors)
        .set({
          status: "verified",
          verifiedAt: factor.verifiedAt ?? now,
          lastStep: step,
          updatedAt: now,
        })
        .where(eq(factors.id, id)),
      build.delete(factorChallenges).where(eq(factorChallenges.id, challengeId!)),
      deleteFactors(
        and(
          eq(factors.userId, actor.userId),
          eq(factors.status, "unverified"),
          ne(factors.id, id),
        )!,
      ),
      isNew && [
        endUnderWay(actor.userId),
        auditEntry(ctx, { action: "factor.added", subjectId: actor.userId }),
      ],
    ],
    refusal: wrongCode,
  });
  if (isNew) tellFactorChange(ctx, { change: "added", user: record.user });
  return tokens;
}

async function findChallenged(
  { db, now, actor }: SignedInCtx,
  { id, challengeId }: { id: string; challengeId: string },
): Promise<FactorRow> {
  const isChallenge = and(
    eq(factorChallenges.factorId, factors.id),
    eq(factorChallenges.id, challengeId),
    eq(factorChallenges.sessionId, actor.sessionId),
  );
  const [found] = await primaryDb(db)
    .select({ factor: factors, challenge: factorChallenges })
    .from(factors)
    .leftJoin(factorChallenges, isChallenge)
    .where(eq(factors.id, id));
  if (!found) throw factorNotFound();
  if (!found.challenge) throw challengeNotFound();
  if (found.challenge.expiresAt <= now) {
    const message =
      `MFA challenge ${found.challenge.id} has expired, ` +
      "verify against another challenge or create a new challenge.";
    throw new AuthError("mfa_challenge_expired", message);
  }
  return found.factor;
}

interface RaisedSession {
  factorId: string;
  method: FactorMethod;
  holds: SQL[];
  also: Entries;
  refusal: () => AuthError;
}

/** Ends other `aal1` sessions. Throws `refusal`'s error or AuthError `session_not_found`. */
export async function raiseSession(
  ctx: SignedInCtx,
  { factorId, method, holds, also, refusal }: RaisedSession,
): Promise<TokenResponse> {
  const { now, actor } = ctx;
  const counter = sql`${sessions.counter} + 1`;
  const shown = { factorId, factorMethod: method, factorAt: now, counter, factorCounter: counter };
  const isOther = and(
    eq(sessions.userId, actor.userId),
    isNull(sessions.factorAt),
    ne(sessions.id, actor.sessionId),
  );
  const done = await batchIf(
    ctx,
    [sessionHolds(actor), ...holds],
    [
      also,
      build.update(sessions).set(shown).where(eq(sessions.id, actor.sessionId)),
      build.delete(sessions).where(isOther),
      staffSignedIn(ctx, { userId: actor.userId, method }),
      await clearAttempts(ctx, { purpose: "factor", subject: actor.userId }),
    ],
  );
  const tokens = await currentTokens(ctx, actor.sessionId);
  if (!tokens) throw sessionNotFound();
  if (!done) {
    ctx.later(recordStaffFailure(ctx, { userId: actor.userId, method }));
    throw refusal();
  }
  return tokens;
}
