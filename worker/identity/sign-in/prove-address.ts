import { and, eq, inArray } from "drizzle-orm";
import type { TokenResponse } from "#domain/accounts/auth.schema.ts";
import { PROOF_MINUTES } from "#domain/accounts/address.ts";
import { MINUTE_MS } from "#domain/time.ts";
import { AuthError } from "../../platform/errors/auth-errors.ts";
import type { Actor, Ctx, SignedInCtx } from "../../platform/context/context.ts";
import { randomCode } from "../../platform/crypto/random.ts";
import { build } from "../../platform/db/client.ts";
import { batchIf, type Statement } from "../../platform/db/batch.ts";
import { oneTimeTokens } from "../../tables/identity.ts";
import { factsMail } from "../../mail/messages.ts";
import { deliveryError } from "../../mail/outbox.ts";
import { sendToUser } from "../../mail/suppressions.ts";
import { currentTokens } from "../sessions/open-session.ts";
import { findUserByEmail, type UserRecord } from "../users/users.ts";
import { markAddressProved, updateEmailIdentity } from "./account-keys.ts";
import { addressHolds, sessionHolds } from "../../queries/account-holds.ts";
import { type Attempt, countAttempt } from "../../platform/attempts.ts";
import {
  type AccountTokenPurpose,
  type MailedToken,
  newToken,
  tokenHolds,
} from "./mailed-token.ts";
import { assertSecondFactor, secondFactorHolds } from "./second-factor.ts";

/** One mail has a link and a code. Using one of them ends both. */
const PURPOSES: readonly AccountTokenPurpose[] = ["signup", "signup_code"];

/** Callers respond before this ends, because its duration reveals whether the account exists. */
export async function sendProof(ctx: Ctx, email: string): Promise<void> {
  const user = (await findUserByEmail(ctx, email))?.user;
  if (!user || user.emailProvedAt !== null) return;
  const message = async () => {
    const code = randomCode();
    const token = {
      userId: user.id,
      email: user.email,
      expiresAt: ctx.now + PROOF_MINUTES * MINUTE_MS,
    };
    const byLink = await newToken(ctx, { ...token, purpose: "signup", subject: user.id });
    const byCode = await newToken(ctx, {
      ...token,
      purpose: "signup_code",
      subject: user.email,
      secret: code,
    });
    // An account that was deleted after it was read must leave no link behind.
    if (!(await batchIf(ctx, [addressHolds(user.id, user.email)], [byLink.store, byCode.store])))
      return undefined;
    return factsMail(ctx.language, "addressProof", {
      link: byLink.link,
      code,
      minutes: PROOF_MINUTES,
    });
  };
  await sendToUser(ctx, {
    purpose: "account",
    kind: "address-proof",
    recipient: user.email,
    message,
    subjectId: user.id,
  });
}

/** Reports failures. Throws AuthError `over_email_send_rate_limit` or `unexpected_failure`. */
export async function askForProof(ctx: SignedInCtx): Promise<void> {
  const { userId, email } = ctx.actor;
  await requireMailAttempt(ctx, { purpose: "proof", subject: userId });
  if (await deliveryError(sendProof(ctx, email)))
    throw new AuthError("unexpected_failure", "Error sending confirmation email");
}

/** Throws AuthError `over_email_send_rate_limit`. */
export async function requireMailAttempt(ctx: Ctx, attempt: Attempt): Promise<void> {
  const wait = await countAttempt(ctx, attempt);
  if (wait > 0)
    throw new AuthError(
      "over_email_send_rate_limit",
      `For security purposes, you can only request this after ${wait} seconds.`,
    );
}

/** Returns undefined if the token or session is no longer valid. Throws AuthError `insufficient_aal`. */
export async function proveAddress(
  ctx: Ctx,
  { token, record, actor }: { token: MailedToken; record: UserRecord; actor: Actor },
): Promise<TokenResponse | undefined> {
  const { userId } = token;
  assertSecondFactor({
    actor,
    record,
    reason: "aal2_to_update",
    message: "AAL2 session is required to confirm an email when MFA is enabled.",
  });
  const done = await batchIf(
    ctx,
    [tokenHolds(ctx, token), sessionHolds(actor), secondFactorHolds(actor)],
    [markAddressProved(ctx, userId), updateEmailIdentity(ctx, userId), deleteProofs(userId)],
  );
  return done && currentTokens(ctx, actor.sessionId);
}

export function deleteProofs(userId: string): Statement {
  const { subjectId, purpose } = oneTimeTokens;
  return build.delete(oneTimeTokens).where(and(eq(subjectId, userId), inArray(purpose, PURPOSES)));
}
