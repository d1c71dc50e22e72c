import type { TokenAnswer } from "../../../src/domain/accounts/auth.schema.ts";
import { createCtx } from "../../context.ts";
import { randomToken } from "../../crypto/encoding.ts";
import { allOf, type Condition, runIf } from "../../db/run-if.ts";
import type { UserRow } from "../../db/schema.ts";
import type { Settings } from "../../env.ts";
import { emailChangedMessage } from "../../mail/messages.ts";
import { sendToUser } from "../mail/suppressions.ts";
import { insertSession, newSession, sessionAnswer } from "../sessions/open-session.ts";
import { isTaken } from "../users/new-user.ts";
import { addEmailIdentity, addressHolds, endAllKeys, endOtherSessions, sessionHolds, updateEmailIdentity } from "./account-keys.ts";
import { emailExists } from "./email-change.ts";
import type { Follower } from "./follower.ts";
import { type MailedToken, newToken, tokenHolds } from "./mailed-token.ts";

/** How long the reader of the old address can get the account back. */
const UNDO_DAYS = 7;
const DAY_MS = 24 * 60 * 60_000;

/** The statement that moves an account to an address whose mail was followed, which proves it. */
const moveTo = (db: D1Database, userId: string, email: string, now: number) =>
  db.prepare("UPDATE users SET email = ?2, email_proved_at = ?3, updated_at = ?3 WHERE id = ?1").bind(userId, email, now);

/**
 * Moves an account to the address that its link or code was mailed to, and tells the old address how to undo that.
 * Followed with a session of the account, that session stays; without one, only the reader of the mail keeps a key.
 * @returns undefined when the link or code no longer holds.
 * @throws AuthError 422 `email_exists`.
 */
export async function confirmEmailChange(
  settings: Settings,
  { userId, email, ...token }: MailedToken,
  user: UserRow,
  { caller, site, userAgent, now, inBackground }: Follower,
): Promise<TokenAnswer | undefined> {
  const db = settings.DB;
  const oldEmail = user.email;
  // Its subject is its own, so that a later change of address does not replace it.
  const undo = await newToken(settings, {
    purpose: "email_change_undo",
    subject: randomToken(),
    userId,
    email: oldEmail,
    expiresAt: now + UNDO_DAYS * DAY_MS,
    now,
  });
  const holds = allOf(tokenHolds({ userId, email, ...token }), addressHolds(userId, oldEmail));
  const move = moveTo(db, userId, email, now);
  let sessionId: string;
  let moved: boolean;
  if (caller) {
    sessionId = caller.signedIn.sessionId;
    moved = await runUnlessTaken(db, allOf(holds, sessionHolds(caller.signedIn)), [
      move,
      ...endOtherSessions(db, userId, sessionId),
      // A recovery link went to the old address: the session that it opened proves nothing about this one.
      db.prepare("UPDATE sessions SET method = 'password' WHERE user_id = ?1 AND method = 'recovery'").bind(userId),
      updateEmailIdentity(db, userId, now),
      undo.store,
    ]);
  } else {
    const session = newSession(userId, "recovery", userAgent, now);
    sessionId = session.id;
    moved = await runUnlessTaken(db, holds, [move, ...handOver(db, userId, now), insertSession(db, session), undo.store]);
  }
  if (!moved) return undefined;
  const undoLink = `${site.origin}/auth/confirm?token_hash=${undo.link}&type=email_change_undo`;
  const message = emailChangedMessage(site.language, undoLink, UNDO_DAYS);
  inBackground(
    sendToUser(createCtx({ settings, now }), {
      purpose: "account",
      kind: "email-changed",
      recipient: oldEmail,
      message,
      subjectId: userId,
    }),
  );
  return sessionAnswer(settings, sessionId, now);
}

/**
 * Gives an account back to the address that it had before a change, and to nobody else: whoever reads its mail chooses a new
 * password. The links of later changes end too, and those of earlier ones stay: the address that was first decides.
 * @returns undefined when the account has this address, or the link no longer holds.
 * @throws AuthError 422 `email_exists`.
 */
export async function undoEmailChange(
  settings: Settings,
  token: MailedToken,
  { userAgent, now }: Follower,
): Promise<TokenAnswer | undefined> {
  const db = settings.DB;
  const { userId, email, purpose, subjectHash } = token;
  const session = newSession(userId, "recovery", userAgent, now);
  const endLaterUndos = db
    .prepare(
      `DELETE FROM one_time_tokens WHERE subject_id = ?1 AND purpose = ?2
AND created_at >= (SELECT created_at FROM one_time_tokens WHERE purpose = ?2 AND subject_hash = ?3)`,
    )
    .bind(userId, purpose, subjectHash);
  const moved = await runUnlessTaken(db, tokenHolds(token), [
    moveTo(db, userId, email, now),
    ...handOver(db, userId, now),
    endLaterUndos,
    insertSession(db, session),
  ]);
  return moved ? sessionAnswer(settings, session.id, now) : undefined;
}

/** The statements that leave an account to the reader of its mail: nothing opens it but what they are given next. */
function handOver(db: D1Database, userId: string, now: number): D1PreparedStatement[] {
  return [...endAllKeys(db, userId), addEmailIdentity(db, userId, now), updateEmailIdentity(db, userId, now)];
}

async function runUnlessTaken(db: D1Database, holds: Condition, statements: D1PreparedStatement[]): Promise<boolean> {
  try {
    return (await runIf(db, holds, statements)) !== undefined;
  } catch (error) {
    if (isTaken(error)) throw emailExists();
    throw error;
  }
}
