import { siteConfig } from "../../../app.config.ts";
import { isSpam, senderName } from "../../../src/domain/messages/message.ts";
import type { MessageInput } from "../../../src/domain/messages/contact.schema.ts";
import type { Language } from "../../../src/domain/language.ts";
import { insertRow } from "../../db/insert-row.ts";
import { type MessageRow, messages } from "../../db/schema.ts";
import { uuidV7 } from "../../db/uuid-v7.ts";
import type { Settings } from "../../env.ts";
import { teamMessage } from "../../mail/messages.ts";
import { deliver, firstTry } from "../mail/outbox.ts";

const insertMessage = insertRow(messages);

/** Stores a visitor's message. Suspected spam is stored with that status, so that a person's message is never lost. */
export async function storeMessage(db: D1Database, input: MessageInput, language: Language, now: number): Promise<MessageRow> {
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
    language,
    status: isSpam(input) ? "spam" : "new",
    createdAt: now,
    version: 1,
  };
  await insertMessage(db, row).run();
  return row;
}

/**
 * Mails a stored message to the support address.
 * @throws MailNotSentError when the mail service refuses it; it waits in the outbox then.
 */
export async function mailToTeam(settings: Settings, message: MessageRow, now: number): Promise<void> {
  if (message.status === "spam") return;
  const mail = { kind: "team-message", recipient: siteConfig.company.email, message: teamMessage(message), subjectId: message.id } as const;
  await deliver(settings, firstTry(mail, now), now);
}
