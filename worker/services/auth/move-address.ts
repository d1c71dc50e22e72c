import { and, eq, gte, type SQL } from "drizzle-orm";
import type { TokenResponse } from "../../../src/domain/accounts/auth.schema.ts";
import { DAY_MS } from "../../../src/domain/time.ts";
import type { Ctx } from "../../context/context.ts";
import { randomToken } from "../../crypto/random.ts";
import { auditEntry } from "../../db/audit.ts";
import { runIf } from "../../db/run-if.ts";
import { oneTimeTokens, sessions, users } from "../../db/schema.ts";
import { build, prepareSql } from "../../db/client.ts";
import { emailChangedMessage } from "../../mail/messages.ts";
import { sendToUser } from "../mail/suppressions.ts";
import type { SignInMethod } from "../sessions/access-token.ts";
import { currentTokens, insertSession, newSession } from "../sessions/open-session.ts";
import { isEmailTaken } from "../users/new-user.ts";
import { isNotBanned } from "../users/users.ts";
import {
  addEmailIdentity,
  endAllKeys,
  endOtherSessions,
  updateEmailIdentity,
} from "./account-keys.ts";
import { addressHolds, sessionHolds, userHolds } from "../../db/account-holds.ts";
import { emailExists } from "./email-change.ts";
import { type MailedToken, newToken, tokenHolds } from "./mailed-token.ts";

/** How long the reader of the old address can get the account back. */
const UNDO_DAYS = 7;

interface ConfirmedEmailChange {
  token: MailedToken;
  /** The account's address until now. */
  oldEmail: string;
  userAgent: string;
}

/**
 * Moves an account to the address that its link or code was mailed to, and tells the old address how to undo that.
 * Followed with a session of the account (`ctx.actor`), that session stays; without one, only the reader of the mail keeps a key.
 * @returns undefined when the link or code no longer holds.
 * @throws AuthError `email_exists`.
 */
export async function confirmEmailChange(
  ctx: Ctx,
  { token, oldEmail, userAgent }: ConfirmedEmailChange,
): Promise<TokenResponse | undefined> {
  const { db, now, actor } = ctx;
  const { userId } = token;
  // Its subject is its own, so that a later change of address does not replace it.
  const undo = await newToken(ctx, {
    purpose: "email_change_undo",
    subject: randomToken(),
    userId,
    email: oldEmail,
    expiresAt: now + UNDO_DAYS * DAY_MS,
  });
  const holds = [tokenHolds(ctx, token), addressHolds(userId, oldEmail)];
  let sessionId: string;
  let moved: boolean;
  if (actor) {
    sessionId = actor.sessionId;
    moved = await runUnlessTaken(
      ctx,
      [...holds, sessionHolds(actor)],
      [
        ...moveTo(ctx, token),
        ...endOtherSessions(ctx, userId, sessionId),
        // A recovery link went to the old address: the session that it opened proves nothing about this one.
        endRecovery(ctx, userId),
        updateEmailIdentity(ctx, userId),
        undo.store,
      ],
    );
  } else {
    const session = newSession(ctx, { userId, method: "recovery", userAgent });
    sessionId = session.id;
    moved = await runUnlessTaken(
      ctx,
      [...holds, mayEnter(ctx, userId)],
      [...moveTo(ctx, token), ...handOver(ctx, userId), insertSession(db, session), undo.store],
    );
  }
  if (!moved) return undefined;
  const undoLink = `${ctx.origin}/auth/confirm?token_hash=${undo.link}&type=email_change_undo`;
  const message = emailChangedMessage(ctx.language, undoLink, UNDO_DAYS);
  ctx.later(
    sendToUser(ctx, {
      purpose: "account",
      kind: "email-changed",
      recipient: oldEmail,
      message,
      subjectId: userId,
    }),
  );
  return currentTokens(ctx, sessionId);
}

/**
 * Gives an account back to the address that it had before a change, and to nobody else: whoever reads its mail chooses a new
 * password. The links of later changes end too, and those of earlier ones stay: the address that was first decides.
 * @returns undefined when the account has this address, or the link no longer holds.
 * @throws AuthError `email_exists`.
 */
export async function undoEmailChange(
  ctx: Ctx,
  { token, userAgent }: { token: MailedToken; userAgent: string },
): Promise<TokenResponse | undefined> {
  const { userId } = token;
  const session = newSession(ctx, { userId, method: "recovery", userAgent });
  const moved = await runUnlessTaken(
    ctx,
    [tokenHolds(ctx, token), mayEnter(ctx, userId)],
    [
      ...moveTo(ctx, token),
      ...handOver(ctx, userId),
      deleteLaterUndos(ctx, token),
      insertSession(ctx.db, session),
    ],
  );
  return moved ? currentTokens(ctx, session.id) : undefined;
}

/** That an account was not blocked since it was looked up: no session of it begins. */
const mayEnter = ({ now }: Ctx, userId: string): SQL => userHolds(userId, isNotBanned(now));

/** The statements that move an account to an address whose mail was followed, which proves it. */
function moveTo(ctx: Ctx, { userId, email }: MailedToken): D1PreparedStatement[] {
  const { db, now } = ctx;
  return [
    prepareSql(
      db,
      build
        .update(users)
        .set({ email, emailProvedAt: now, updatedAt: now })
        .where(eq(users.id, userId)),
    ),
    auditEntry(ctx, { action: "address.changed", subjectId: userId }),
  ];
}

/** The statement that makes ordinary sessions of those that a recovery link has opened. */
function endRecovery({ db }: Ctx, userId: string): D1PreparedStatement {
  const recovery: SignInMethod = "recovery";
  const method: SignInMethod = "password";
  return prepareSql(
    db,
    build
      .update(sessions)
      .set({ method })
      .where(and(eq(sessions.userId, userId), eq(sessions.method, recovery))),
  );
}

/** The statement that deletes the link of a change and of all later ones. */
function deleteLaterUndos(
  { db }: Ctx,
  { userId, purpose, subjectHash }: MailedToken,
): D1PreparedStatement {
  const ofPurpose = eq(oneTimeTokens.purpose, purpose);
  const madeAt = build
    .select({ createdAt: oneTimeTokens.createdAt })
    .from(oneTimeTokens)
    .where(and(ofPurpose, eq(oneTimeTokens.subjectHash, subjectHash)));
  return prepareSql(
    db,
    build
      .delete(oneTimeTokens)
      .where(
        and(eq(oneTimeTokens.subjectId, userId), ofPurpose, gte(oneTimeTokens.createdAt, madeAt)),
      ),
  );
}

/** The statements that leave an account to the reader of its mail: nothing opens it but what they are given next. */
function handOver(ctx: Ctx, userId: string): D1PreparedStatement[] {
  return [
    ...endAllKeys(ctx, userId),
    addEmailIdentity(ctx, userId),
    updateEmailIdentity(ctx, userId),
  ];
}

async function runUnlessTaken(
  ctx: Ctx,
  conditions: SQL[],
  statements: D1PreparedStatement[],
): Promise<boolean> {
  try {
    return (await runIf(ctx, conditions, statements)) !== undefined;
  } catch (error) {
    if (isEmailTaken(error)) throw emailExists();
    throw error;
  }
}
