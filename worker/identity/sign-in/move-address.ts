import { and, eq, gte, not, type SQL, sql } from "drizzle-orm";
import type { TokenResponse } from "#domain/accounts/auth.schema.ts";
import { DAY_MS } from "#domain/time.ts";
import type { Actor, Ctx } from "../../platform/context/context.ts";
import { randomToken } from "../../platform/crypto/random.ts";
import { addressHolds, isNotBanned, sessionHolds, userHolds } from "../../queries/account-holds.ts";
import { auditEntry } from "../../platform/db/audit.ts";
import { build } from "../../platform/db/client.ts";
import { batchIf, type Entries, type Statement } from "../../platform/db/batch.ts";
import { oneTimeTokens, passkeys, sessions, users } from "../../tables/identity.ts";
import { factsMail } from "../../mail/messages.ts";
import { sendToUser } from "../../mail/suppressions.ts";
import type { SignInMethod } from "../sessions/access-token.ts";
import { currentTokens, newSession, openSession } from "../sessions/open-session.ts";
import { refuseTakenEmail } from "../users/new-user.ts";
import { hasSecondFactor, type UserRecord } from "../users/users.ts";
import {
  addEmailIdentity,
  deletePasskeys,
  endKeysButFactors,
  endOtherSessions,
  updateEmailIdentity,
} from "./account-keys.ts";
import { emailExists } from "./email-change.ts";
import { type MailedToken, newToken, tokenHolds } from "./mailed-token.ts";
import {
  assertSecondFactor,
  deleteFactorsSince,
  hasVerifiedFactor,
  secondFactorHolds,
} from "./second-factor.ts";
import { hasNoRole, suspendRole } from "./suspend-role.ts";

/** The old address can take the account back for this long. */
const UNDO_DAYS = 7;

interface FollowedChange {
  token: MailedToken;
  record: UserRecord;
  userAgent: string;
}

/**
 * Without the account's session, the account opens as for other mailed links (docs/security.md,
 * "Mailed links and codes"). Returns undefined if it does not open. Throws AuthError.
 */
export function confirmEmailChange(
  ctx: Ctx,
  change: FollowedChange,
): Promise<TokenResponse | undefined> {
  if (ctx.actor) return confirmInSession(ctx, change, ctx.actor);
  if (!hasSecondFactor(change.record)) return moveOutsideSession(ctx, change);
  const { token, record, userAgent } = change;
  const { userId } = token;
  const holds = and(tokenHolds(ctx, token), hasVerifiedFactor(userId), hasNoRole(userId))!;
  return openSession(ctx, { record, method: "otp", holds, userAgent });
}

async function confirmInSession(
  ctx: Ctx,
  change: FollowedChange,
  actor: Actor,
): Promise<TokenResponse | undefined> {
  const { userId } = change.token;
  assertSecondFactor({
    actor,
    record: change.record,
    reason: "aal2_to_update",
    message: "AAL2 session is required to confirm a new email when MFA is enabled.",
  });
  return moveAccount(ctx, change, {
    sessionId: actor.sessionId,
    holds: [sessionHolds(actor), secondFactorHolds(actor)],
    statements: [
      moveTo(ctx, change.token),
      endOtherSessions(userId, actor.sessionId),
      // A recovery session came from the old address and proves nothing about the new one.
      endRecovery(userId),
    ],
  });
}

/**
 * A stranger may have made the account, so its new address stays unproved until the reader sets a
 * new password. Until then the old password opens an unproved account. Passkeys end at once.
 */
function moveOutsideSession(ctx: Ctx, change: FollowedChange): Promise<TokenResponse | undefined> {
  const { token, userAgent } = change;
  const { userId } = token;
  const session = newSession(ctx, { userId, method: "recovery", userAgent });
  return moveAccount(ctx, change, {
    sessionId: session.id,
    holds: [mayEnter(ctx, userId), not(hasVerifiedFactor(userId)), hasNoRole(userId)],
    statements: [
      moveTo(ctx, token, { isProved: false }),
      endOtherSessions(userId, null),
      deletePasskeys(eq(passkeys.userId, userId)),
      build.insert(sessions).values(session),
    ],
  });
}

interface Move {
  sessionId: string;
  holds: SQL[];
  statements: Entries;
}

/** Mails an undo link to the old address. An unproved old address gets none, because it may be somebody else's. */
async function moveAccount(
  ctx: Ctx,
  { token, record }: FollowedChange,
  { sessionId, holds, statements }: Move,
): Promise<TokenResponse | undefined> {
  const { userId } = token;
  const oldEmail = record.user.email;
  const undo =
    record.user.emailProvedAt === null
      ? undefined
      : await newToken(ctx, {
          purpose: "email_change_undo",
          // A random subject protects this link from replacement by a later change's link.
          subject: randomToken(),
          userId,
          email: oldEmail,
          expiresAt: ctx.now + UNDO_DAYS * DAY_MS,
        });
  const moved = await runUnlessTaken(
    ctx,
    [tokenHolds(ctx, token), addressHolds(userId, oldEmail), ...holds],
    [statements, updateEmailIdentity(ctx, userId), suspendRole(ctx, userId), undo?.store],
  );
  if (!moved) return undefined;
  if (undo)
    ctx.later(
      sendToUser(ctx, {
        purpose: "account",
        kind: "email-changed",
        recipient: oldEmail,
        message: factsMail(ctx.language, "emailChanged", { link: undo.link, days: UNDO_DAYS }),
        subjectId: userId,
      }),
    );
  return currentTokens(ctx, sessionId);
}

/** Keeps earlier factors and undo links, and ends later ones. Undefined if nothing changes. Throws AuthError. */
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
      moveTo(ctx, token),
      endKeysButFactors(userId),
      deleteFactorsSince({ userId, time: sql`(${madeAt(token)})` }),
      suspendRole(ctx, userId),
      addEmailIdentity(ctx, userId),
      updateEmailIdentity(ctx, userId),
      deleteLaterUndos(token),
      build.insert(sessions).values(session),
    ],
  );
  return moved ? currentTokens(ctx, session.id) : undefined;
}

const mayEnter = ({ now }: Ctx, userId: string): SQL => userHolds(userId, isNotBanned(now));

function moveTo(ctx: Ctx, { userId, email }: MailedToken, { isProved = true } = {}): Statement[] {
  const { now } = ctx;
  return [
    build
      .update(users)
      .set({ email, emailProvedAt: isProved ? now : null, updatedAt: now })
      .where(eq(users.id, userId)),
    auditEntry(ctx, { action: "address.changed", subjectId: userId }),
  ];
}

function endRecovery(userId: string): Statement {
  const recovery: SignInMethod = "recovery";
  const method: SignInMethod = "password";
  return build
    .update(sessions)
    .set({ method })
    .where(and(eq(sessions.userId, userId), eq(sessions.method, recovery)));
}

function deleteLaterUndos(token: MailedToken): Statement {
  const { subjectId, purpose, createdAt } = oneTimeTokens;
  return build
    .delete(oneTimeTokens)
    .where(
      and(eq(subjectId, token.userId), eq(purpose, token.purpose), gte(createdAt, madeAt(token))),
    );
}

/** The token was created with the change that it undoes. */
const madeAt = ({ purpose, subjectHash }: MailedToken) =>
  build
    .select({ createdAt: oneTimeTokens.createdAt })
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.purpose, purpose), eq(oneTimeTokens.subjectHash, subjectHash)));

const runUnlessTaken = (ctx: Ctx, conditions: SQL[], statements: Entries) =>
  refuseTakenEmail(batchIf(ctx, conditions, statements), emailExists);
