import { and, count, eq, lt, lte, type SQL } from "drizzle-orm";
import { siteConfig } from "../../../app.config.ts";
import type { Enroll, EnrolledFactor } from "#domain/accounts/factor.schema.ts";
import { MINUTE_MS } from "#domain/time.ts";
import { AuthError } from "../../platform/errors/auth-errors.ts";
import type { Ctx, SignedInCtx } from "../../platform/context/context.ts";
import { decryptToken, encryptToken } from "../../platform/crypto/encrypted-token.ts";
import { unknownFactorType } from "./challenge-factor.ts";
import { describeTotpKey, newTotpKey } from "./totp.ts";
import { build } from "../../platform/db/client.ts";
import { refuseTaken } from "../../platform/db/insert-row.ts";
import { type FactorRow, factors } from "../../tables/identity.ts";
import { uuidV7 } from "../../platform/crypto/random.ts";
import { sessionHolds } from "../../queries/account-holds.ts";
import { accountChanged, hasSecondFactor, type UserRecord } from "../users/users.ts";
import {
  assertFreshSignIn,
  assertSecondFactor,
  deleteFactors,
  secondFactorHolds,
} from "../sign-in/second-factor.ts";
import { batch, batchIf } from "../../platform/db/batch.ts";

/** GoTrue has the same limit. */
const MAX_FACTORS = 10;
/** In ms: a new factor removes unverified factors older than this. */
const UNVERIFIED_MS = 5 * MINUTE_MS;

/** The factor counts once its first code was verified. Throws AuthError, such as `insufficient_aal`. */
export async function enrollFactor(
  ctx: SignedInCtx,
  { record, enroll }: { record: UserRecord; enroll: Enroll },
): Promise<EnrolledFactor> {
  const { now, actor } = ctx;
  assertTotp(enroll.factor_type);
  assertSecondFactor({
    actor,
    record,
    reason: "aal2_to_enroll",
    message: "AAL2 required to enroll a new factor",
  });
  if (!hasSecondFactor(record)) assertFreshSignIn(ctx, "Enrolling a factor");
  const friendlyName = enroll.friendly_name?.trim() ?? "";
  const key = newTotpKey();
  const factor = await newFactor(ctx, { friendlyName, key });
  const isOver = and(
    eq(factors.userId, actor.userId),
    eq(factors.status, "unverified"),
    lte(factors.createdAt, now - UNVERIFIED_MS),
  )!;
  // This batch runs first, because the conditions of the next one count the remaining factors.
  await batch(ctx, deleteFactors(isOver));
  const done = await refuseTaken(
    batchIf(
      ctx,
      [sessionHolds(actor), secondFactorHolds(actor), hasRoom(actor.userId)],
      [build.insert(factors).values(factor)],
    ),
    () =>
      new AuthError(
        "mfa_factor_name_conflict",
        `A factor with the friendly name "${friendlyName}" for this user already exists`,
      ),
  );
  if (!done) throw refusal(record);
  const { secret, uri } = describeTotpKey(key, {
    issuer: enroll.issuer || siteConfig.company.name,
    account: record.user.email,
  });
  return {
    id: factor.id,
    type: "totp",
    friendly_name: friendlyName,
    totp: { qr_code: await drawQrCode(uri), secret, uri },
  };
}

/** The background is white, because the page may be dark. */
async function drawQrCode(text: string): Promise<string> {
  const { encodeQR } = await import("qr");
  const white = '<rect width="100%" height="100%" fill="white"/>';
  return encodeQR(text, "svg", { border: 2 }).replace("<path", `${white}<path`);
}

/** GoTrue refuses other types in the same way when they are switched off. */
function assertTotp(type: string | null | undefined): void {
  if (type === "phone")
    throw new AuthError("mfa_phone_enroll_not_enabled", "MFA enroll is disabled for Phone");
  if (type === "webauthn")
    throw new AuthError("mfa_webauthn_enroll_not_enabled", "MFA enroll is disabled for WebAuthn");
  if (type !== "totp") throw unknownFactorType();
}

async function newFactor(
  ctx: SignedInCtx,
  { friendlyName, key }: { friendlyName: string; key: string },
): Promise<FactorRow> {
  const { now, actor } = ctx;
  const id = uuidV7(now);
  return {
    id,
    userId: actor.userId,
    friendlyName,
    factorType: "totp",
    status: "unverified",
    verifiedAt: null,
    secret: await encryptKey(ctx, id, key),
    lastStep: null,
    lastChallengedAt: null,
    createdAt: now,
    updatedAt: now,
  };
}

const PURPOSE = "factor-key";

/** The id ties the encrypted key to its factor. */
const encryptKey = ({ settings }: Ctx, factorId: string, key: string) =>
  encryptToken(settings.SIGNING_SECRET, PURPOSE, `${factorId}:${key}`);

/** Throws when SIGNING_SECRET has changed. */
export async function decryptKey(
  { settings }: Ctx,
  { id, secret }: Pick<FactorRow, "id" | "secret">,
): Promise<string> {
  const [factorId, key] =
    (await decryptToken(settings.SIGNING_SECRET, PURPOSE, secret ?? ""))?.split(":") ?? [];
  if (factorId !== id || !key) throw new Error("The key of a second factor cannot be decrypted");
  return key;
}

function hasRoom(userId: string): SQL {
  return lt(
    build.select({ count: count() }).from(factors).where(eq(factors.userId, userId)),
    MAX_FACTORS,
  );
}

/** The batch does not say which condition failed; with many factors, the limit is the likeliest. */
function refusal({ factors: known }: UserRecord): AuthError {
  if (known.length >= MAX_FACTORS - 1)
    return new AuthError(
      "too_many_enrolled_mfa_factors",
      "Maximum number of verified factors reached, unenroll to continue",
    );
  return accountChanged();
}
