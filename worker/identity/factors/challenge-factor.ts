import { and, eq, gt, lte, type SQL, sql } from "drizzle-orm";
import type { Challenge } from "#domain/accounts/factor.schema.ts";
import { MINUTE_MS } from "#domain/time.ts";
import { AuthError } from "../../platform/errors/auth-errors.ts";
import type { Actor, Ctx, SignedInCtx } from "../../platform/context/context.ts";
import { build, hasRow } from "../../platform/db/client.ts";
import { insertRowFrom } from "../../platform/db/insert-row.ts";
import { factorChallenges, factors } from "../../tables/identity.ts";
import { isUuid, uuidV7 } from "../../platform/crypto/random.ts";
import type { UserFactor, UserRecord } from "../users/users.ts";
import { batch } from "../../platform/db/batch.ts";

const CHALLENGE_MS = 5 * MINUTE_MS;

export const factorNotFound = () => new AuthError("mfa_factor_not_found", "Factor not found");
export const unknownFactorType = () =>
  new AuthError("validation_failed", "factor_type needs to be totp, phone, or webauthn");

export function requireTotpFactor({ factors: own }: UserRecord, factorId: string): UserFactor {
  if (!isUuid(factorId)) throw new AuthError("factor_id_invalid", "factor_id must be an UUID");
  const factor = own.find(({ id }) => id === factorId);
  if (!factor) throw factorNotFound();
  if (factor.factorType !== "totp") throw unknownFactorType();
  return factor;
}

/** Only the same session can answer the challenge. */
export async function challengeFactor(
  ctx: SignedInCtx,
  { record, factorId }: { record: UserRecord; factorId: string },
): Promise<Challenge> {
  const { now, actor } = ctx;
  const factor = requireTotpFactor(record, factorId);
  const challenge = {
    id: uuidV7(now),
    factorId: factor.id,
    sessionId: actor.sessionId,
    expiresAt: now + CHALLENGE_MS,
  };
  const isThere = eq(factors.id, factor.id);
  const { stored } = await batch(ctx, {
    expired: build
      .delete(factorChallenges)
      .where(and(eq(factorChallenges.factorId, factor.id), lte(factorChallenges.expiresAt, now))),
    factor: build.update(factors).set({ lastChallengedAt: now }).where(isThere),
    stored: insertRowFrom(factorChallenges, challenge, sql`FROM ${factors} WHERE ${isThere}`),
  });
  if (stored.changes === 0) throw factorNotFound();
  return { id: challenge.id, type: "totp", expires_at: Math.floor(challenge.expiresAt / 1000) };
}

interface OwnChallenge {
  id: string;
  factorId: string;
  actor: Actor;
}

export function challengeHolds({ now }: Ctx, { id, factorId, actor }: OwnChallenge): SQL {
  const isOpen = and(
    eq(factorChallenges.id, id),
    eq(factorChallenges.factorId, factorId),
    eq(factorChallenges.sessionId, actor.sessionId),
    gt(factorChallenges.expiresAt, now),
  );
  return hasRow(factorChallenges, isOpen);
}
