import { and, count, eq, type SQL } from "drizzle-orm";
import type { RecoveryCodes, RecoveryCodesStatus } from "#domain/accounts/factor.schema.ts";
import { RECOVERY_CODES } from "#domain/accounts/factor.ts";
import type { TokenResponse } from "#domain/accounts/auth.schema.ts";
import { AuthError } from "../../platform/errors/auth-errors.ts";
import type { Actor, Ctx, SignedInCtx } from "../../platform/context/context.ts";
import { toLowerBase32 } from "../../platform/crypto/encoding.ts";
import { sign } from "../../platform/crypto/hash.ts";
import { auditEntry } from "../../platform/db/audit.ts";
import { build, hasRow, primaryDb } from "../../platform/db/client.ts";
import { refuseTaken } from "../../platform/db/insert-row.ts";
import { batchIf, type Statement } from "../../platform/db/batch.ts";
import { factors, recoveryCodes } from "../../tables/identity.ts";
import { uuidV7 } from "../../platform/crypto/random.ts";
import { sessionHolds } from "../../queries/account-holds.ts";
import { requireAttempt } from "../../platform/attempts.ts";
import type { UserFactor, UserRecord } from "../users/users.ts";
import { factorNotFound } from "./challenge-factor.ts";
import { ownsVerifiedFactor, tellFactorChange } from "../sign-in/second-factor.ts";
import { raiseSession } from "./verify-factor.ts";

/** 80 bits (16 letters and digits), so that nobody can guess a code. */
const CODE_BYTES = 10;
/** GoTrue uses this name. An account has at most one set. */
const NAME = "Recovery codes";

export async function recoveryCodesStatus(
  ctx: SignedInCtx,
  record: UserRecord,
): Promise<RecoveryCodesStatus> {
  const { id } = requireSet(record);
  assertAal2(ctx.actor);
  const [left] = await primaryDb(ctx.db)
    .select({ count: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.factorId, id));
  return { id, type: "recovery_code", total: RECOVERY_CODES, remaining: left?.count ?? 0 };
}

/** The database stores only hashes. Throws AuthError, such as `mfa_verified_factor_exists`. */
export async function makeRecoveryCodes(
  ctx: SignedInCtx,
  record: UserRecord,
): Promise<RecoveryCodes> {
  const { now, actor } = ctx;
  assertAal2(actor);
  if (findSet(record)) throw setExists();
  const id = uuidV7(now);
  const set = {
    id,
    userId: actor.userId,
    friendlyName: NAME,
    factorType: "recovery_code" as const,
    status: "verified" as const,
    verifiedAt: now,
    secret: null,
    lastStep: null,
    lastChallengedAt: null,
    createdAt: now,
    updatedAt: now,
  };
  const { codes, statements } = await newCodes(ctx, id);
  const hasAuthenticator = hasRow(
    factors,
    and(ownsVerifiedFactor(actor.userId), eq(factors.factorType, "totp")),
  );
  // The unique index on the name decides between two simultaneous requests.
  const done = await refuseTaken(
    batchIf(
      ctx,
      [sessionHolds(actor), hasAuthenticator],
      [build.insert(factors).values(set), statements, codesMade(ctx)],
    ),
    setExists,
  );
  if (!done)
    throw new AuthError(
      "mfa_recovery_codes_sole_factor",
      "Recovery codes cannot be the only factor",
    );
  return toRecoveryCodes(id, codes);
}

export async function replaceRecoveryCodes(
  ctx: SignedInCtx,
  record: UserRecord,
): Promise<RecoveryCodes> {
  const { now, actor } = ctx;
  assertAal2(actor);
  const { id } = requireSet(record);
  const { codes, statements } = await newCodes(ctx, id);
  const done = await batchIf(
    ctx,
    [sessionHolds(actor), setHolds(id)],
    [
      build.delete(recoveryCodes).where(eq(recoveryCodes.factorId, id)),
      build.update(factors).set({ updatedAt: now }).where(eq(factors.id, id)),
      statements,
      codesMade(ctx),
    ],
  );
  if (!done) throw factorNotFound();
  return toRecoveryCodes(id, codes);
}

/** Uses up the code. Throws RateLimitedError, or AuthError such as `mfa_verification_failed`. */
export async function verifyRecoveryCode(
  ctx: SignedInCtx,
  { record, code }: { record: UserRecord; code: string },
): Promise<TokenResponse> {
  const { actor } = ctx;
  const refusal = () => new AuthError("mfa_verification_failed", "Invalid recovery code entered");
  const id = findSet(record)?.id;
  if (!id) throw refusal();
  await requireAttempt(ctx, { purpose: "recoveryCode", subject: actor.userId });
  const isCode = and(
    eq(recoveryCodes.factorId, id),
    eq(recoveryCodes.codeHash, await hashCode(ctx, id, code)),
  );
  const tokens = await raiseSession(ctx, {
    factorId: id,
    method: "mfa/recovery_code",
    holds: [hasRow(recoveryCodes, isCode)],
    also: [
      build.delete(recoveryCodes).where(isCode),
      auditEntry(ctx, { action: "recovery_code.used", subjectId: actor.userId }),
    ],
    refusal,
  });
  tellFactorChange(ctx, { change: "recoveryCodeUsed", user: record.user });
  return tokens;
}

const codesMade = (ctx: SignedInCtx) =>
  auditEntry(ctx, { action: "recovery_codes.made", subjectId: ctx.actor.userId });

const findSet = ({ factors: own }: UserRecord): UserFactor | undefined =>
  own.find(({ factorType }) => factorType === "recovery_code");

function requireSet(record: UserRecord): UserFactor {
  const set = findSet(record);
  if (!set) throw factorNotFound();
  return set;
}

function setHolds(id: string): SQL {
  return hasRow(factors, eq(factors.id, id));
}

const setExists = () =>
  new AuthError(
    "mfa_verified_factor_exists",
    "Recovery codes exist already, regenerate them to replace the set",
  );

function assertAal2({ aal }: Actor): void {
  if (aal !== "aal2")
    throw new AuthError("aal2_to_enroll", "AAL2 required to manage recovery codes");
}

async function newCodes(
  ctx: Ctx,
  factorId: string,
): Promise<{ codes: string[]; statements: Statement[] }> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    toLowerBase32(crypto.getRandomValues(new Uint8Array(CODE_BYTES))),
  );
  const hashes = await Promise.all(codes.map((code) => hashCode(ctx, factorId, code)));
  return {
    codes,
    statements: hashes.map((codeHash) =>
      build.insert(recoveryCodes).values({ factorId, codeHash }),
    ),
  };
}

/** Ignores case, blanks and dashes, because people type codes in different ways. */
function hashCode({ settings }: Ctx, factorId: string, code: string): Promise<string> {
  return sign(
    settings.SIGNING_SECRET,
    `recovery-code:${factorId}:${code.toLowerCase().replaceAll(/[\s-]/g, "")}`,
  );
}

const toRecoveryCodes = (id: string, codes: string[]): RecoveryCodes => ({
  id,
  type: "recovery_code",
  friendly_name: NAME,
  total: RECOVERY_CODES,
  codes,
});
