import { and, eq, exists, gt, ne, type SQL, sql } from "drizzle-orm";
import type { MailMessage } from "#domain/mail/mail.ts";
import { HOUR_MS } from "#domain/time.ts";
import { AuthError } from "../../platform/errors/auth-errors.ts";
import type { Actor, Ctx } from "../../platform/context/context.ts";
import { randomCode } from "../../platform/crypto/random.ts";
import { build, hasRow, ONE, primaryDb } from "../../platform/db/client.ts";
import { batchIf, isTrue, type Statement } from "../../platform/db/batch.ts";
import { oneTimeTokens, users } from "../../tables/identity.ts";
import { factsMail } from "../../mail/messages.ts";
import { sendToUser } from "../../mail/suppressions.ts";
import { findUserByEmail } from "../users/users.ts";
import { newToken, type AccountTokenPurpose } from "./mailed-token.ts";
import { requireMailAttempt } from "./prove-address.ts";
import type { TokenSubject } from "../../platform/db/one-time-token.ts";

const HOURS = 24;

export const emailExists = () =>
  new AuthError("email_exists", "A user with this email address has already been registered");

const CODE: AccountTokenPurpose = "email_change_code";

interface Mover {
  userId: string;
  /** Must be normalised. */
  email: string;
}

interface EmailChange {
  store: Statement[];
  send: () => Promise<void>;
}

interface AskedEmailChange {
  /** The six digits work in this session only. */
  actor: Actor;
  /** Must be normalised. */
  email: string;
}

export async function askForEmailChange(ctx: Ctx, change: AskedEmailChange): Promise<EmailChange> {
  const { actor, email } = change;
  const { userId, sessionId } = actor;
  // A refusal reveals an account, so it counts too.
  await requireMailAttempt(ctx, { purpose: "emailChange", subject: userId });
  if (await isTaken(ctx, { userId, email })) throw emailExists();
  await requireMailAttempt(ctx, { purpose: "newAddress", subject: email });
  const { store, message } = await newEmailChange(ctx, {
    userId,
    email,
    codeSubject: sessionId,
    expiresAt: ctx.now + HOURS * HOUR_MS,
  });
  return { store, send: () => mailEmailChange(ctx, { userId, email }, message) };
}

/** An address that an undo link can give back is taken too (triggers of migrations/0000_first.sql). */
async function isTaken(ctx: Ctx, { userId, email }: Mover): Promise<boolean> {
  const undo: AccountTokenPurpose = "email_change_undo";
  const hasIt = hasRow(users, eq(users.email, email));
  const canGetItBack = hasRow(
    oneTimeTokens,
    and(
      eq(oneTimeTokens.email, email),
      eq(oneTimeTokens.purpose, undo),
      ne(oneTimeTokens.subjectId, userId),
      gt(oneTimeTokens.expiresAt, ctx.now),
    ),
  );
  return isTrue(ctx, sql`${hasIt} OR ${canGetItBack}`);
}

/** True if the account still waits for this address's proof after `time` (epoch ms). */
function isPending(userId: string, email: string, time: number): SQL | undefined {
  return and(
    eq(oneTimeTokens.subjectId, userId),
    eq(oneTimeTokens.purpose, CODE),
    eq(oneTimeTokens.email, email),
    eq(users.newEmail, oneTimeTokens.email),
    gt(oneTimeTokens.expiresAt, time),
  );
}

/** Keeps the deadline, so that resending cannot prolong a change that a stolen session began. */
export async function resendEmailChange(ctx: Ctx, currentEmail: string): Promise<void> {
  const user = (await findUserByEmail(ctx, currentEmail))?.user;
  if (!user?.newEmail) return;
  const userId = user.id;
  const email = user.newEmail;
  const isOwn = eq(users.id, oneTimeTokens.subjectId);
  const [pending] = await primaryDb(ctx.db)
    .select({ expiresAt: oneTimeTokens.expiresAt, subjectHash: oneTimeTokens.subjectHash })
    .from(oneTimeTokens)
    .innerJoin(users, isOwn)
    .where(isPending(userId, email, ctx.now + HOUR_MS));
  if (!pending) return;
  const stillPending = exists(
    build
      .select(ONE)
      .from(oneTimeTokens)
      .innerJoin(users, isOwn)
      .where(isPending(userId, email, ctx.now)),
  );
  await mailEmailChange(ctx, { userId, email }, async () => {
    const { store, message } = await newEmailChange(ctx, {
      userId,
      email,
      codeSubject: { hash: pending.subjectHash },
      expiresAt: pending.expiresAt,
    });
    return (await batchIf(ctx, [stillPending], store)) && message;
  });
}

interface NewEmailChange extends Mover {
  /** The session that requested the change, or its hash. */
  codeSubject: TokenSubject;
  expiresAt: number;
}

async function newEmailChange(
  ctx: Ctx,
  { userId, email, codeSubject, expiresAt }: NewEmailChange,
): Promise<{ store: Statement[]; message: MailMessage }> {
  const { now } = ctx;
  const code = randomCode();
  const token = { userId, email, expiresAt };
  const byLink = await newToken(ctx, { ...token, purpose: "email_change", subject: userId });
  const byCode = await newToken(ctx, {
    ...token,
    purpose: CODE,
    subject: codeSubject,
    secret: code,
  });
  const pending = { newEmail: email, emailChangeSentAt: now, updatedAt: now };
  const { link } = byLink;
  return {
    store: [
      build.update(users).set(pending).where(eq(users.id, userId)),
      byLink.store,
      build
        .delete(oneTimeTokens)
        .where(and(eq(oneTimeTokens.subjectId, userId), eq(oneTimeTokens.purpose, CODE))),
      byCode.store,
    ],
    message: factsMail(ctx.language, "emailChange", {
      link,
      code,
      hours: Math.floor((expiresAt - now) / HOUR_MS),
    }),
  };
}

function mailEmailChange(
  ctx: Ctx,
  { userId, email }: Mover,
  message: Parameters<typeof sendToUser>[1]["message"],
): Promise<void> {
  return sendToUser(ctx, {
    purpose: "account",
    kind: "email-change",
    recipient: email,
    message,
    subjectId: userId,
  });
}
