import { siteConfig } from "../../app.config.ts";
import { isSpam, type MessageInput, senderName } from "../../src/domain/contact.ts";
import type { Language } from "../../src/domain/language.ts";
import { insertRow } from "../db/insert-row.ts";
import { type MessageRow, messages } from "../db/schema.ts";
import { uuidV7 } from "../db/uuid-v7.ts";
import type { Settings } from "../env.ts";
import { teamMessage } from "../mail/messages.ts";
import { sendMail } from "../mail/send.ts";

const insertMessage = insertRow(messages);

/** Stores what someone wrote. What the spam trap caught is kept apart, so that a person who was caught is not lost. */
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

/** Mails a stored message to the support address. It is in the inbox already, so a mail that fails loses nothing. */
export async function mailToTeam(settings: Settings, message: MessageRow): Promise<void> {
  if (message.status === "spam") return;
  await sendMail(settings, siteConfig.company.email, teamMessage(message));
}
