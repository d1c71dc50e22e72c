import { eq } from "drizzle-orm";
import type { AccountAct } from "#domain/accounts/staff-account.schema.ts";
import { MINUTE_MS } from "#domain/time.ts";
import type { SignedInCtx } from "../platform/context/context.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { primaryDb } from "../platform/db/client.ts";
import { users } from "../tables/identity.ts";
import { ConflictError, RateLimitedError, UnavailableError } from "../platform/errors/errors.ts";
import { MailNotSentError } from "../mail/send.ts";
import { sendRecovery } from "../identity/sign-in/recovery.ts";
import { findLanguage } from "../mail/language-of.ts";
import { showAccount } from "./account-detail.ts";
import { run } from "../platform/db/batch.ts";

/** After this time at the latest, a full mailbox accepts another mail (docs/product/mails.md). */
const MAILBOX_SECONDS = (15 * MINUTE_MS) / 1000;

/** Mails only the account's own address. Throws NotFoundError, ConflictError, RateLimitedError or UnavailableError. */
export async function helpRecovery(
  ctx: SignedInCtx,
  { userId, reason }: AccountAct & { userId: string },
): Promise<void> {
  const { email, blocked_until: blockedUntil } = await showAccount(ctx, userId);
  if (blockedUntil !== null)
    throw new ConflictError("blocked", "This account is blocked: the link would open nothing.");
  try {
    // Limited per mailbox only, because after a leak staff must help many people.
    await sendRecovery({ ...ctx, visitor: "", language: await findLanguage(ctx, [email]) }, email);
  } catch (error) {
    if (error instanceof MailNotSentError)
      throw new UnavailableError("mail_not_sent", "The mail service does not take the mail.");
    throw error;
  }
  const [user] = await primaryDb(ctx.db)
    .select({ sentAt: users.recoverySentAt })
    .from(users)
    .where(eq(users.id, userId));
  // Staff, unlike visitors, may know that the mailbox is full.
  if (user?.sentAt !== ctx.now)
    throw new RateLimitedError(
      MAILBOX_SECONDS,
      "mailbox_full",
      "This mailbox got several mails just now.",
    );
  await run(
    ctx,
    auditEntry(ctx, {
      action: "account.recovery_sent",
      subjectId: userId,
      detail: { reason },
    }),
  );
}
