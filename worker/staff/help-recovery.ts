import { eq } from "drizzle-orm";
import type { AccountAct } from "../../src/domain/accounts/staff-account.schema.ts";
import { MINUTE_MS } from "../../src/domain/time.ts";
import type { SignedInCtx } from "../platform/context/context.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { primaryDb } from "../platform/db/client.ts";
import { users } from "../identity/tables.ts";
import { ConflictError, RateLimitedError, UnavailableError } from "../platform/errors/errors.ts";
import { MailNotSentError } from "../mail/send.ts";
import { sendRecovery } from "../identity/sign-in/recovery.ts";
import { languageOf } from "../mail/language-of.ts";
import { showAccount } from "./account-detail.ts";

/** When a full mailbox may get another mail, at the latest (docs/product/mails.md). */
const MAILBOX_SECONDS = (15 * MINUTE_MS) / 1000;

/**
 * Mails the link for a new password to an account's own address, in its owner's language: staff neither see the link nor choose where it
 * goes. Recorded in the audit log once it was sent.
 * @throws NotFoundError; ConflictError `blocked`; RateLimitedError `mailbox_full`; UnavailableError `mail_not_sent`.
 */
export async function helpRecovery(
  ctx: SignedInCtx,
  { userId, reason }: AccountAct & { userId: string },
): Promise<void> {
  const { email, blocked_until: blockedUntil } = await showAccount(ctx, userId);
  if (blockedUntil !== null)
    throw new ConflictError("blocked", "This account is blocked: the link would open nothing.");
  try {
    await sendRecovery({ ...ctx, language: await languageOf(ctx, [email]) }, email);
  } catch (error) {
    if (error instanceof MailNotSentError)
      throw new UnavailableError("mail_not_sent", "The mail service does not take the mail.");
    throw error;
  }
  const [user] = await primaryDb(ctx.db)
    .select({ sentAt: users.recoverySentAt })
    .from(users)
    .where(eq(users.id, userId));
  // Whoever asks for a link is not told that the mailbox got its share already. Staff are.
  if (user?.sentAt !== ctx.now)
    throw new RateLimitedError(
      MAILBOX_SECONDS,
      "mailbox_full",
      "This mailbox got several mails just now.",
    );
  await auditEntry(ctx, {
    action: "account.recovery_sent",
    subjectId: userId,
    detail: { reason },
  }).run();
}
