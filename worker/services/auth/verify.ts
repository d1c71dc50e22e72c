import type { TokenResponse, Verify } from "../../../src/domain/accounts/auth.schema.ts";
import { AuthError } from "../../auth-errors.ts";
import type { Actor, Ctx } from "../../context.ts";
import { deleteToken } from "../../db/one-time-token.ts";
import { runIf } from "../../db/run-if.ts";
import { currentTokens, openSession } from "../sessions/open-session.ts";
import { assertNotBanned, findUser, parseEmail, type UserRecord } from "../users/users.ts";
import { markAddressProved, sessionHolds, updateEmailIdentity } from "./account-keys.ts";
import { countAttempt } from "./attempts.ts";
import { codeExpired, findCode, findLink, linkExpired, type MailedToken, tokenHolds, type AccountTokenPurpose } from "./mailed-token.ts";
import { confirmEmailChange, undoEmailChange } from "./move-address.ts";

/** What each type of the protocol may be a link of. */
const PURPOSES: ReadonlyMap<string, readonly AccountTokenPurpose[]> = new Map([
  ["recovery", ["recovery"]],
  ["signup", ["signup"]],
  ["email", ["signup", "recovery"]],
  ["email_change", ["email_change"]],
  ["email_change_undo", ["email_change_undo"]],
]);

/** Where a link is followed: by which browser, and at which origin of this site. */
interface Follower {
  userAgent: string;
  origin: string;
}

/**
 * Uses a mailed link or code up. Followed with a session of its account (`ctx.actor`), it proves the address; followed without
 * one, it opens the account as a recovery does, since whoever made the account may be someone else than its mailbox's owner.
 * @throws AuthError `validation_failed`, `otp_expired`, `user_banned`, `email_exists`.
 */
export async function verifyMailed(ctx: Ctx, { userAgent, origin, ...request }: Verify & Follower): Promise<TokenResponse> {
  const token = await findToken(ctx, request);
  const expired = request.token_hash ? linkExpired : codeExpired;
  const record = token && (await findUser(ctx, token.userId));
  if (!token || !record) throw expired();
  assertNotBanned(ctx, record.user);
  const response = await followToken(ctx, { token, record, userAgent, origin });
  if (!response) throw expired();
  return response;
}

async function findToken(ctx: Ctx, { type, token_hash: link, email: typed, token: code }: Verify): Promise<MailedToken | undefined> {
  if (!type) throw new AuthError("validation_failed", "Verify requires a verification type");
  if (!link && !(typed && code)) throw new AuthError("validation_failed", "Verify requires a token or a token hash");
  if (link) {
    for (const purpose of PURPOSES.get(type) ?? []) {
      const token = await findLink(ctx, { purpose, link });
      if (token) return token;
    }
    return undefined;
  }
  // Codes are mailed for a change of address only.
  const email = type === "email_change" ? parseEmail(typed!) : undefined;
  if (!email || (await countAttempt(ctx, { purpose: "code", subject: email })) > 0) return undefined;
  return findCode(ctx, { purpose: "email_change_code", subject: email, code: code! });
}

interface FollowedToken extends Follower {
  token: MailedToken;
  record: UserRecord;
}

/** The session that a link leads to; undefined when it no longer holds, or is of another account than the caller's session. */
async function followToken(ctx: Ctx, { token, record, userAgent, origin }: FollowedToken): Promise<TokenResponse | undefined> {
  if (token.purpose === "email_change_undo") return undoEmailChange(ctx, { token, userAgent });
  const byOwner = token.purpose === "recovery" ? null : ctx.actor;
  if (byOwner && byOwner.userId !== token.userId) return undefined;
  if (token.purpose === "email_change" || token.purpose === "email_change_code") {
    return confirmEmailChange(ctx, { token, oldEmail: record.user.email, userAgent, origin });
  }
  if (byOwner) return proveAddress(ctx, token, byOwner);
  const also = [deleteToken(ctx, token)];
  return openSession(ctx, { record, method: "recovery", holds: tokenHolds(ctx, token), also, userAgent });
}

/** Marks the address of the caller's account as proved, and changes nothing else. */
async function proveAddress(ctx: Ctx, token: MailedToken, actor: Actor): Promise<TokenResponse | undefined> {
  const done = await runIf(
    ctx,
    [tokenHolds(ctx, token), sessionHolds(actor)],
    [markAddressProved(ctx, token.userId), updateEmailIdentity(ctx, token.userId), deleteToken(ctx, token)],
  );
  return done && currentTokens(ctx, actor.sessionId);
}
