import { count, eq, isNotNull, lt, type SQL } from "drizzle-orm";
import { siteConfig } from "../../../app.config.ts";
import { MAX_PASSKEYS } from "#domain/accounts/passkey.ts";
import {
  CreatedCredentialSchema,
  type Passkey,
  type PasskeyCreation,
  type PasskeyVerification,
} from "#domain/accounts/passkey.schema.ts";
import type { SignedInCtx } from "../../platform/context/context.ts";
import { toBase64url } from "../../platform/crypto/encoding.ts";
import { uuidV7 } from "../../platform/crypto/random.ts";
import { auditEntry } from "../../platform/db/audit.ts";
import { batchIf } from "../../platform/db/batch.ts";
import { build } from "../../platform/db/client.ts";
import { refuseTaken } from "../../platform/db/insert-row.ts";
import { AuthError } from "../../platform/errors/auth-errors.ts";
import { sessionHolds, userHolds } from "../../queries/account-holds.ts";
import { passkeys, type PasskeyRow, users } from "../../tables/identity.ts";
import { relyingPartyId, worksHere } from "../sign-in/relying-party.ts";
import {
  assertFreshSignIn,
  secondFactorHolds,
  tellFactorChange,
} from "../sign-in/second-factor.ts";
import { accountChanged } from "../users/users.ts";
import { nameOfModel } from "./authenticator-names.ts";
import {
  assertMayManage,
  assertPasskeyIfRequired,
  findPasskeys,
  type Owner,
  toPasskey,
} from "./manage-passkeys.ts";
import {
  CHALLENGE_MS,
  issueChallenge,
  redeemChallenge,
  verificationFailed,
} from "./passkey-challenges.ts";

const tooMany = () => new AuthError("too_many_passkeys", "Maximum number of passkeys reached");

/** GoTrue uses the account's id as text. */
const toUserHandle = (userId: string) => toBase64url(new TextEncoder().encode(userId));

export async function askForNewPasskey(ctx: SignedInCtx, owner: Owner): Promise<PasskeyCreation> {
  const { user } = owner.record;
  assertMayAdd(ctx, owner);
  assertFreshSignIn(ctx, "Adding a passkey");
  const own = await findPasskeys(ctx);
  if (own.length >= MAX_PASSKEYS) throw tooMany();
  // A device with a passkey of an earlier domain still needs one for this domain.
  const known = own.filter((passkey) => worksHere(ctx, passkey));
  const { ALGORITHMS } = await import("./webauthn.ts");
  const { id, challenge, expiresAt } = await issueChallenge(ctx, ctx.actor.sessionId);
  const { full_name: name } = user.userMetadata;
  return {
    challenge_id: id,
    options: {
      rp: { id: relyingPartyId(ctx), name: siteConfig.company.name },
      user: {
        id: toUserHandle(user.id),
        name: user.email,
        displayName: typeof name === "string" && name ? name : user.email,
      },
      challenge,
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
      timeout: CHALLENGE_MS,
      excludeCredentials: known.map(({ credentialId }) => ({
        type: "public-key",
        id: credentialId,
      })),
      authenticatorSelection: {
        requireResidentKey: true,
        residentKey: "required",
        userVerification: "preferred",
      },
      attestation: "none",
    },
    expires_at: expiresAt,
  };
}

/** The fresh sign-in was checked when the challenge was issued. Throws SecondFactorError or AuthError. */
export async function addPasskey(
  ctx: SignedInCtx,
  { owner, verification }: { owner: Owner; verification: PasskeyVerification },
): Promise<Passkey> {
  const { actor, origin } = ctx;
  assertMayAdd(ctx, owner);
  const challengeHash = await redeemChallenge(ctx, verification, actor.sessionId);
  const { success, data } = CreatedCredentialSchema.safeParse(verification.credential);
  if (!success) throw verificationFailed("Invalid credential response");
  const { readNewCredential } = await import("./webauthn.ts");
  const made = await readNewCredential(data, { origin, challengeHash });
  if (!made) throw verificationFailed();
  const { id: credentialId, model, isVerified: _, ...state } = made;
  const passkey: PasskeyRow = {
    id: uuidV7(ctx.now),
    userId: actor.userId,
    credentialId,
    ...state,
    friendlyName: nameOfModel(model),
    rpId: relyingPartyId(ctx),
    lastUsedAt: null,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  };
  await storePasskey(ctx, passkey);
  tellFactorChange(ctx, { change: "passkeyAdded", user: owner.record.user });
  return toPasskey(ctx, passkey);
}

/** An unproved account may be a stranger's, so it gets no passkey (docs/decisions/0021). */
function assertMayAdd(ctx: SignedInCtx, owner: Owner): void {
  assertMayManage(ctx, owner.record);
  assertPasskeyIfRequired(ctx, owner);
  if (owner.record.user.emailProvedAt === null)
    throw new AuthError("email_not_confirmed", "Email not confirmed");
}

async function storePasskey(ctx: SignedInCtx, passkey: PasskeyRow): Promise<void> {
  const { actor } = ctx;
  const { userId } = actor;
  const done = await refuseTaken(
    batchIf(
      ctx,
      [
        sessionHolds(actor),
        secondFactorHolds(actor),
        userHolds(userId, isNotNull(users.emailProvedAt)),
        hasRoom(userId),
      ],
      [
        build.insert(passkeys).values(passkey),
        auditEntry(ctx, { action: "passkey.added", subjectId: userId }),
      ],
    ),
    () => new AuthError("webauthn_credential_exists", "This credential is already registered"),
    passkeys.credentialId,
  );
  if (!done) throw await refusal(ctx);
}

function hasRoom(userId: string): SQL {
  const own = build.select({ count: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  return lt(own, MAX_PASSKEYS);
}

async function refusal(ctx: SignedInCtx): Promise<AuthError> {
  return (await findPasskeys(ctx)).length >= MAX_PASSKEYS ? tooMany() : accountChanged();
}
