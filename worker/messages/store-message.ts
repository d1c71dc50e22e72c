import { siteConfig } from "../../app.config.ts";
import type { MessageInput } from "#domain/messages/contact.schema.ts";
import { isSpam, senderName } from "#domain/messages/message.ts";
import type { Ctx } from "../platform/context/context.ts";
import { type MessageRow, messages } from "./tables.ts";
import { uuidV7 } from "../platform/crypto/random.ts";
import { teamMessage } from "../mail/messages.ts";
import { requireAttempt } from "../platform/attempts.ts";
import { deliver } from "../mail/outbox.ts";
import { newDelivery } from "../mail/outbox-row.ts";
import { primaryDb } from "../platform/db/client.ts";

/** Stores a message, suspected spam with that status. Throws RateLimitedError. */
export async function storeMessage(ctx: Ctx, input: MessageInput): Promise<MessageRow> {
  const { now, language, visitor } = ctx;
  await requireAttempt(ctx, { purpose: "message", subject: visitor });
  const isContact = input.kind === "contact";
  const row: MessageRow = {
    id: uuidV7(now),
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
  await primaryDb(ctx.db).insert(messages).values(row);
  return row;
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
