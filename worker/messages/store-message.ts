import { siteConfig } from "../../app.config.ts";
import type { MessageInput } from "#domain/messages/contact.schema.ts";
import { isSpam, senderName } from "#domain/messages/message.ts";
import type { Ctx } from "../platform/context/context.ts";
import { type MessageRow, messages } from "./tables.ts";
import { digest } from "../platform/crypto/hash.ts";
import { uuidV7 } from "../platform/crypto/random.ts";
import { teamMessage } from "../mail/messages.ts";
import { requireAttempt } from "../platform/attempts.ts";
import { deliver } from "../mail/outbox.ts";
import { newDelivery } from "../mail/outbox-row.ts";
import { run } from "../platform/db/batch.ts";
import { build } from "../platform/db/client.ts";

/**
 * Stores a message, suspected spam with that status, and returns it; undefined for a repeat by its
 * Idempotency-Key. Throws RateLimitedError.
 */
export async function storeMessage(
  ctx: Ctx,
  input: MessageInput,
  key?: string,
): Promise<MessageRow | undefined> {
  const { now, language, visitor } = ctx;
  await requireAttempt(ctx, { purpose: "message", subject: visitor });
  const isContact = input.kind === "contact";
  // A second try comes later after the first input.
  const sent = JSON.stringify([key, { ...input, elapsedMs: 0 }]);
  const row: MessageRow = {
    id: key === undefined ? uuidV7(now) : uuidV7(0, await digest(sent)),
    kind: input.kind,
    firstName: isContact ? input.firstName : null,
    lastName: isContact ? input.lastName : null,
    name: senderName(input),
    email: input.email,
    phone: isContact ? input.phone : null,
    message: input.message,
    reference: null,
    orderId: null,
    language,
    status: isSpam(input) ? "spam" : "new",
    createdAt: now,
    version: 1,
    assigneeId: null,
  };
  const { changes } = await run(ctx, build.insert(messages).values(row).onConflictDoNothing());
  return changes > 0 ? row : undefined;
}

/** Mails a stored message to the team. Throws MailNotSentError; the mail waits in the outbox. */
export async function notifyTeam(ctx: Ctx, message: MessageRow): Promise<void> {
  if (message.status === "spam") return;
  const mail = {
    kind: "team-message",
    recipient: siteConfig.company.email,
    message: teamMessage(message),
    subjectId: message.id,
  } as const;
  await deliver(ctx, newDelivery(mail, ctx.now));
}
