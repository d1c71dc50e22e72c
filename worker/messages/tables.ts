import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Language } from "../../src/domain/language.ts";
import type { MessageKind, MessageStatus, ReplyOrigin } from "../../src/domain/messages/message.ts";

/** The admins' inbox: what people wrote to the team, memberships that they cancelled, and what they declared about a contract. */
export const messages = sqliteTable(
  "messages",
  {
    id: text().primaryKey(),
    kind: text().$type<MessageKind>().notNull(),
    /** Null unless the message came from the contact form, which asks for both names. */
    firstName: text("first_name"),
    lastName: text("last_name"),
    /** The sender's name; empty for a cancelled membership. */
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    message: text().notNull(),
    /** What a withdrawal, or the end of a membership, calls its contract; null for other kinds. */
    reference: text(),
    /** The order that it is about, when order number and e-mail belong together. */
    orderId: text("order_id"),
    /** The language to reply in. */
    language: text().$type<Language>().notNull(),
    status: text().$type<MessageStatus>().notNull(),
    createdAt: integer("created_at").notNull(),
    /** Grows by one with every change, as an order's does. */
    version: integer().notNull().default(1),
    /** The user of the staff who takes care of it; null while it is everybody's. */
    assigneeId: text("assignee_id"),
  },
  (table) => [
    index("messages_created").on(table.createdAt, table.id),
    index("messages_status_created").on(table.status, table.createdAt, table.id),
    index("messages_kind_created").on(table.kind, table.createdAt, table.id),
    index("messages_kind_status_created").on(table.kind, table.status, table.createdAt, table.id),
    index("messages_assignee")
      .on(table.assigneeId, table.status, table.createdAt, table.id)
      .where(sql`assignee_id IS NOT NULL`),
    index("messages_order")
      .on(table.orderId, table.createdAt)
      .where(sql`order_id IS NOT NULL`),
    // For all that one address wrote.
    index("messages_email").on(sql`lower("email")`, table.createdAt),
  ],
);
export type MessageRow = typeof messages.$inferSelect;

/** What was written after a message: replies of staff, and what the sender mailed back. */
export const messageReplies = sqliteTable(
  "message_replies",
  {
    id: text().primaryKey(),
    messageId: text("message_id")
      .notNull()
      .references(() => messages.id),
    /** The user of the staff who wrote it; null for what came back by mail. */
    authorId: text("author_id"),
    /** The address that the mail came from, and what is known of it; null for what staff wrote. */
    email: text(),
    origin: text().$type<ReplyOrigin>(),
    text: text().notNull(),
    /** SHA-256, base64url, of the Message-ID of the mail that it came with, so that a mail delivered twice is stored once. */
    mailHash: text("mail_hash").unique("message_replies_mail"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("message_replies_message").on(table.messageId, table.createdAt),
    // For what one address mailed, also to the conversations of others.
    index("message_replies_email")
      .on(sql`lower("email")`)
      .where(sql`email IS NOT NULL`),
  ],
);
export type MessageReplyRow = typeof messageReplies.$inferSelect;

/** Texts that staff answer with often, in both languages. Their placeholders are filled with the facts of an order. */
export const replyTemplates = sqliteTable("reply_templates", {
  id: text().primaryKey(),
  name: text().notNull().unique("reply_templates_name"),
  textEn: text("text_en").notNull(),
  textFr: text("text_fr").notNull(),
  createdAt: integer("created_at").notNull(),
  updatedAt: integer("updated_at").notNull(),
  version: integer().notNull().default(1),
});
export type ReplyTemplateRow = typeof replyTemplates.$inferSelect;
