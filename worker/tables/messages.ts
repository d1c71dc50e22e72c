import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Language } from "#domain/language.ts";
import type { MessageKind, MessageStatus, ReplyOrigin } from "#domain/messages/message.ts";
import { createdAt, updatedAt } from "./columns.ts";

export const messages = sqliteTable(
  "messages",
  {
    id: text().primaryKey(),
    kind: text().$type<MessageKind>().notNull(),
    /** Null unless the contact form collected both names. */
    firstName: text("first_name"),
    lastName: text("last_name"),
    /** Empty for a cancelled membership. */
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    message: text().notNull(),
    /** How a statement identifies its contract. Null for other kinds. */
    reference: text(),
    orderId: text("order_id"),
    language: text().$type<Language>().notNull(),
    status: text().$type<MessageStatus>().notNull(),
    createdAt,
    version: integer().notNull().default(1),
    assigneeId: text("assignee_id"),
  },
  (table) => [
    index("messages_created").on(table.createdAt, table.id),
    index("messages_status_created").on(table.status, table.createdAt, table.id),
    index("messages_kind_created").on(table.kind, table.createdAt, table.id),
    index("messages_kind_status_created").on(table.kind, table.status, table.createdAt, table.id),
    index("messages_order")
      .on(table.orderId, table.createdAt)
      .where(sql`order_id IS NOT NULL`),
    index("messages_email").on(sql`lower("email")`, table.createdAt),
  ],
);
export type MessageRow = typeof messages.$inferSelect;

export const messageReplies = sqliteTable(
  "message_replies",
  {
    id: text().primaryKey(),
    messageId: text("message_id")
      .notNull()
      .references(() => messages.id),
    /** Null for a mail. */
    authorId: text("author_id"),
    /** The mail's From address and the verdict on it. Null for staff. */
    email: text(),
    origin: text().$type<ReplyOrigin>(),
    text: text().notNull(),
    /** SHA-256, base64url, of the mail's identity, so that a repeated mail is stored once. */
    mailHash: text("mail_hash").unique("message_replies_mail"),
    createdAt,
  },
  (table) => [
    index("message_replies_message").on(table.messageId, table.createdAt),
    // Finds all mails of one address, even in other people's conversations.
    index("message_replies_email")
      .on(sql`lower("email")`)
      .where(sql`email IS NOT NULL`),
  ],
);
export type MessageReplyRow = typeof messageReplies.$inferSelect;

/** Saved replies. An order's facts fill their placeholders. */
export const replyTemplates = sqliteTable("reply_templates", {
  id: text().primaryKey(),
  name: text().notNull().unique("reply_templates_name"),
  textEn: text("text_en").notNull(),
  textFr: text("text_fr").notNull(),
  createdAt,
  updatedAt,
  version: integer().notNull().default(1),
});
export type ReplyTemplateRow = typeof replyTemplates.$inferSelect;
