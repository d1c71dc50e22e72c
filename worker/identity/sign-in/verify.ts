import type { TokenResponse, Verify } from "../../../src/domain/accounts/auth.schema.ts";
import { AuthError } from "../../platform/errors/auth-errors.ts";
import type { Ctx } from "../../platform/context/context.ts";
import { deleteToken } from "../../platform/db/one-time-token.ts";
import { openSession } from "../sessions/open-session.ts";
import { assertNotBanned, findUser, parseEmail, type UserRecord } from "../users/users.ts";
import { countAttempt } from "../../platform/attempts.ts";
import {
  codeExpired,
  findCode,
  findLink,
  linkExpired,
  type MailedToken,
  tokenHolds,
  type AccountTokenPurpose,
} from "./mailed-token.ts";
import { confirmEmailChange, undoEmailChange } from "./move-address.ts";
import { deleteProofs, proveAddress } from "./prove-address.ts";

/** What each type of the protocol may be a link of. */
const PURPOSES: ReadonlyMap<string, readonly AccountTokenPurpose[]> = new Map([
  ["recovery", ["recovery"]],
  ["signup", ["signup"]],
  ["email", ["signup", "recovery"]],
  ["email_change", ["email_change"]],
  ["email_change_undo", ["email_change_undo"]],
]);

/** What each type may be a code of. */
const CODE_PURPOSES: ReadonlyMap<string, AccountTokenPurpose> = new Map([
  ["signup", "signup_code"],
  ["email", "signup_code"],
  ["email_change", "email_change_code"],
]);

/** The browser in which a link is followed. */
interface Follower {
  userAgent: string;
}

/**
 * Uses a mailed link or code up. Followed with a session of its account (`ctx.actor`), it proves the address; followed without
 * one, it opens the account as a recovery does, since whoever made the account may be someone else than its mailbox's owner.
 * @throws AuthError `validation_failed`, `otp_expired`, `user_banned`, `email_exists`, `insufficient_aal`.
 */
export async function verifyMailed(
  ctx: Ctx,
  { userAgent, ...request }: Verify & Follower,
): Promise<TokenResponse> {
  const token = await findToken(ctx, request);
  const expired = request.token_hash ? linkExpired : codeExpired;
  const record = token && (await findUser(ctx, token.userId));
  if (!token || !record) throw expired();
  assertNotBanned(ctx, record.user);
  const response = await followToken(ctx, { token, record, userAgent });
  if (!response) throw expired();
  return response;
}

async function findToken(
  ctx: Ctx,
  { type, token_hash: link, email: typed, token: code }: Verify,
): Promise<MailedToken | undefined> {
  if (!type) throw new AuthError("validation_failed", "Verify requires a verification type");
  if (!link && !(typed && code))
    throw new AuthError("validation_failed", "Verify requires a token or a token hash");
  if (link) {
    for (const purpose of PURPOSES.get(type) ?? []) {
      const token = await findLink(ctx, { purpose, link });
      if (token) return token;
    }
    return undefined;
  }
  const purpose = CODE_PURPOSES.get(type);
  const email = parseEmail(typed!);
  if (!purpose || !email || (await countAttempt(ctx, { purpose: "code", subject: email })) > 0)
    return undefined;
  // Six digits count for who is signed in. They open no account: a link does, which nobody can guess.
  if (!ctx.actor) return undefined;
  const subject = purpose === "signup_code" ? email : ctx.actor.sessionId;
  const token = await findCode(ctx, { purpose, subject, code: code! });
  return token?.email === email ? token : undefined;
}

interface FollowedToken extends Follower {
  token: MailedToken;
  record: UserRecord;
}

/** The session that a link leads to; undefined when it no longer holds, or is of another account than the caller's session. */
async function followToken(
  ctx: Ctx,
  { token, record, userAgent }: FollowedToken,
): Promise<TokenResponse | undefined> {
  if (token.purpose === "email_change_undo") return undoEmailChange(ctx, { token, userAgent });
  const byOwner = token.purpose === "recovery" ? null : ctx.actor;
  if (byOwner && byOwner.userId !== token.userId) return undefined;
  if (token.purpose === "email_change" || token.purpose === "email_change_code") {
    return confirmEmailChange(ctx, { token, record, userAgent });
  }
  if (byOwner) return proveAddress(ctx, { token, record, actor: byOwner });
  const also = [
    token.purpose === "recovery" ? deleteToken(ctx, token) : deleteProofs(ctx, token.userId),
  ];
  return openSession(ctx, {
    record,
    method: "recovery",
    holds: tokenHolds(ctx, token),
    also,
    userAgent,
  });
}
