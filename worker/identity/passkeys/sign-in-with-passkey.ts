import { and, eq, isNotNull, lt } from "drizzle-orm";
import type { TokenResponse } from "#domain/accounts/auth.schema.ts";
import {
  type PasskeyRequest,
  type PasskeyVerification,
  ShownCredentialSchema,
} from "#domain/accounts/passkey.schema.ts";
import type { Ctx } from "../../platform/context/context.ts";
import { fromBase64url } from "../../platform/crypto/encoding.ts";
import { build, hasRow, primaryDb } from "../../platform/db/client.ts";
import { AuthError } from "../../platform/errors/auth-errors.ts";
import { userHolds } from "../../queries/account-holds.ts";
import { passkeys, type PasskeyRow, users } from "../../tables/identity.ts";
import { openSession } from "../sessions/open-session.ts";
import { recordStaffFailure } from "../sessions/sign-in-entries.ts";
import { relyingPartyId } from "../sign-in/relying-party.ts";
import { assertNotBanned, findUser } from "../users/users.ts";
import {
  CHALLENGE_MS,
  issueChallenge,
  redeemChallenge,
  verificationFailed,
} from "./passkey-challenges.ts";

/** Names no account, because the authenticator offers its passkeys for this site. */
export async function askForPasskey(ctx: Ctx): Promise<PasskeyRequest> {
  const { id, challenge, expiresAt } = await issueChallenge(ctx, null);
  return {
    challenge_id: id,
    options: {
      challenge,
      timeout: CHALLENGE_MS,
      rpId: relyingPartyId(ctx),
      userVerification: "preferred",
    },
    expires_at: expiresAt,
  };
}

interface PasskeySignIn {
  verification: PasskeyVerification;
  userAgent: string;
}

/** A passkey that verified its user opens the account at `aal2`, any other at `aal1` (docs/decisions/0058). */
export async function signInWithPasskey(
  ctx: Ctx,
  { verification, userAgent }: PasskeySignIn,
): Promise<TokenResponse> {
  const challengeHash = await redeemChallenge(ctx, verification, null);
  const { success, data: shown } = ShownCredentialSchema.safeParse(verification.credential);
  if (!success) throw verificationFailed("Invalid credential response");
  const passkey = await findPasskey(ctx, shown.id);
  if (!passkey || toText(shown.response.userHandle) !== passkey.userId) throw verificationFailed();
  const { readAssertion } = await import("./webauthn.ts");
  const { origin } = ctx;
  const { publicKey } = passkey;
  const state = await readAssertion(shown, { origin, challengeHash, publicKey });
  if (!state || state.isSyncable !== passkey.isSyncable || isCopied(passkey, state))
    throw refused(ctx, passkey);
  const record = await findUser(ctx, passkey.userId);
  if (!record) throw verificationFailed();
  if (record.user.emailProvedAt === null)
    throw new AuthError("email_not_confirmed", "Email not confirmed");
  assertNotBanned(ctx, record.user);
  const { counter, isSynced, isVerified } = state;
  const isThis = eq(passkeys.id, passkey.id);
  const asSeen = and(isThis, counter > 0 ? lt(passkeys.counter, counter) : eq(passkeys.counter, 0));
  const tokens = await openSession(ctx, {
    record,
    method: "passkey",
    passkey: { id: passkey.id, isVerified },
    holds: and(
      hasRow(passkeys, asSeen),
      userHolds(passkey.userId, isNotNull(users.emailProvedAt)),
    )!,
    also: build
      .update(passkeys)
      .set({
        counter,
        isSynced,
        rpId: relyingPartyId(ctx),
        lastUsedAt: ctx.now,
        updatedAt: ctx.now,
      })
      .where(isThis),
    userAgent,
  });
  if (!tokens) throw refused(ctx, passkey);
  return tokens;
}

/** A counter that does not rise reveals a copy (WebAuthn, section 7.2). Synced passkeys always send 0. */
const isCopied = (stored: Pick<PasskeyRow, "counter">, { counter }: { counter: number }) =>
  counter <= stored.counter && (counter > 0 || stored.counter > 0);

async function findPasskey({ db }: Ctx, credentialId: string): Promise<PasskeyRow | undefined> {
  const [found] = await primaryDb(db)
    .select()
    .from(passkeys)
    .where(eq(passkeys.credentialId, credentialId));
  return found;
}

const toText = (base64url: string) => new TextDecoder().decode(fromBase64url(base64url));

function refused(ctx: Ctx, { userId }: PasskeyRow): AuthError {
  ctx.later(recordStaffFailure(ctx, { userId, method: "passkey" }));
  return verificationFailed();
}
