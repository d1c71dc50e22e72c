import type { TokenAnswer, Verify } from "../../../src/domain/accounts/auth.schema.ts";
import { AuthError } from "../../auth-errors.ts";
import { allOf, runIf } from "../../db/run-if.ts";
import type { Settings } from "../../env.ts";
import { openSession, sessionAnswer } from "../sessions/open-session.ts";
import { refuseBanned } from "../users/banned.ts";
import { readEmail } from "../users/email-rule.ts";
import { findUser, type UserRecord } from "../users/users.ts";
import { sessionHolds, updateEmailIdentity } from "./account-keys.ts";
import { countAttempt } from "./attempts.ts";
import type { Authenticated } from "./authenticate.ts";
import type { Follower } from "./follower.ts";
import {
  codeExpired,
  findCode,
  findLink,
  linkExpired,
  type MailedToken,
  tokenHolds,
  type TokenPurpose,
  deleteToken,
} from "./mailed-token.ts";
import { confirmEmailChange, undoEmailChange } from "./move-address.ts";

/** What each type of the protocol may be a link of. */
const PURPOSES: ReadonlyMap<string, readonly TokenPurpose[]> = new Map([
  ["recovery", ["recovery"]],
  ["signup", ["signup"]],
  ["email", ["signup", "recovery"]],
  ["email_change", ["email_change"]],
  ["email_change_undo", ["email_change_undo"]],
]);

/**
 * Uses a mailed link or code up. Followed with a session of its account, it proves the address; followed without one, it opens
 * the account as a recovery does, since whoever made the account may be someone else than its mailbox's owner.
 * @throws AuthError 400 `validation_failed`, 403 `otp_expired`, 422 `email_exists`.
 */
export async function verifyMailed(settings: Settings, request: Verify, follower: Follower): Promise<TokenAnswer> {
  const token = await findToken(settings, request, follower.now);
  const expired = request.token_hash ? linkExpired : codeExpired;
  const record = token && (await findUser(settings.DB, token.userId));
  if (!token || !record) throw expired();
  refuseBanned(record.user, follower.now, 403);
  const answer = await followToken(settings, token, record, follower);
  if (!answer) throw expired();
  return answer;
}

async function findToken(settings: Settings, request: Verify, now: number): Promise<MailedToken | undefined> {
  const { type, token_hash: link, email: typed, token: code } = request;
  if (!type) throw new AuthError(400, "validation_failed", "Verify requires a verification type");
  if (!link && !(typed && code)) throw new AuthError(400, "validation_failed", "Verify requires a token or a token hash");
  if (link) {
    for (const purpose of PURPOSES.get(type) ?? []) {
      const token = await findLink(settings, purpose, link, now);
      if (token) return token;
    }
    return undefined;
  }
  // Codes are mailed for a change of address only.
  const email = type === "email_change" ? readEmail(typed!) : undefined;
  if (!email || (await countAttempt(settings, "code", email, now)) > 0) return undefined;
  return findCode(settings, "email_change_code", email, code!, now);
}

/** The session that a link leads to; undefined when it no longer holds, or is of another account than the caller's session. */
async function followToken(
  settings: Settings,
  token: MailedToken,
  record: UserRecord,
  follower: Follower,
): Promise<TokenAnswer | undefined> {
  const { caller, userAgent, now } = follower;
  if (token.purpose === "email_change_undo") return undoEmailChange(settings, token, follower);
  const byOwner = token.purpose === "recovery" ? undefined : caller;
  if (byOwner && byOwner.signedIn.userId !== token.userId) return undefined;
  if (token.purpose === "email_change" || token.purpose === "email_change_code") {
    return confirmEmailChange(settings, token, record.user, follower);
  }
  if (byOwner) return proveAddress(settings, token, byOwner, now);
  const also = [deleteToken(settings.DB, token)];
  return openSession(settings, { record, method: "recovery", holds: tokenHolds(token), also, userAgent, now });
}

/** Marks the address of the caller's account as proved, and changes nothing else. */
async function proveAddress(settings: Settings, token: MailedToken, { signedIn }: Authenticated, now: number) {
  const db = settings.DB;
  const done = await runIf(db, allOf(tokenHolds(token), sessionHolds(signedIn)), [
    db.prepare("UPDATE users SET email_proved_at = COALESCE(email_proved_at, ?2), updated_at = ?2 WHERE id = ?1").bind(token.userId, now),
    updateEmailIdentity(db, token.userId, now),
    deleteToken(db, token),
  ]);
  return done && sessionAnswer(settings, signedIn.sessionId, now);
}
