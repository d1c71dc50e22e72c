import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type {
  MailFailure,
  MailKind,
  MailMessage,
  MailStatus,
  OrderMailFacts,
  TeamMailFacts,
} from "#domain/mail/mail.ts";
import { createdAt, updatedAt } from "./columns.ts";

/** Mails in delivery, failed mails, and records of sent and discarded ones. */
export const mailOutbox = sqliteTable(
  "mail_outbox",
  {
    id: text().primaryKey(),
    kind: text().$type<MailKind>().notNull(),
    status: text().$type<MailStatus>().notNull(),
    /** Null, like the message, for a mail that is never sent again: secret, sent or discarded. */
    recipient: text(),
    /** Null for mails about orders or new messages. Sending writes these from `facts`. */
    message: text({ mode: "json" }).$type<MailMessage>(),
    /** Such as a refund's amount, or the ids of the team's new messages. */
    facts: text({ mode: "json" }).$type<OrderMailFacts & Partial<TeamMailFacts>>(),
    /** The mail's message, order or user, or `TEAM`. */
    subjectId: text("subject_id"),
    /** A hash of the visitor who caused the mail, for limits. Deleted with the recipient. */
    visitor: text(),
    /** The mail service's id, which its events contain. Null before sending. */
    messageId: text("message_id"),
    attempts: integer().notNull(),
    /** The service's code or the error's name, never its text, which may contain the address. */
    lastError: text("last_error"),
    failure: text().$type<MailFailure>(),
    nextAttemptAt: integer("next_attempt_at").notNull(),
    createdAt,
    updatedAt,
  },
  (table) => [
    index("mail_outbox_created").on(table.createdAt, table.id),
    // For the staff's list, which omits mails without a failed attempt.
    index("mail_outbox_refused")
      .on(table.createdAt, table.id)
      .where(sql`last_error IS NOT NULL`),
    index("mail_outbox_states")
      .on(table.status, table.createdAt, table.id)
      .where(sql`status = 'failed' OR last_error IS NOT NULL`),
    index("mail_outbox_due")
      .on(table.nextAttemptAt)
      .where(sql`status = 'waiting'`),
    index("mail_outbox_message")
      .on(table.messageId)
      .where(sql`message_id IS NOT NULL`),
    index("mail_outbox_subject")
      .on(table.subjectId, table.createdAt)
      .where(sql`subject_id IS NOT NULL`),
  ],
);
export type MailOutboxRow = typeof mailOutbox.$inferSelect;

/** These addresses get no news. Hashed, so that the table is no list of people. */
export const mailSuppressions = sqliteTable("mail_suppressions", {
  /** SHA-256, base64url, of the lower-case address. */
  emailHash: text("email_hash").primaryKey(),
  createdAt,
});
