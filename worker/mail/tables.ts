import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type {
  MailFailure,
  MailKind,
  MailMessage,
  MailStatus,
  OrderMailFacts,
} from "../../src/domain/mail/mail.ts";

/** Mails that are being sent or that failed: they are attempted again until they are sent or given up. */
export const mailOutbox = sqliteTable(
  "mail_outbox",
  {
    id: text().primaryKey(),
    kind: text().$type<MailKind>().notNull(),
    status: text().$type<MailStatus>().notNull(),
    /** Recipient and message are null for a mail that carries a secret, was sent or was discarded: it is never sent again. */
    recipient: text(),
    /** Null also for a mail of an order, which is written when it is sent, from the order and `facts`. */
    message: text({ mode: "json" }).$type<MailMessage>(),
    /** What a mail of an order tells beside the order, such as the amount of a refund; null for other mails. */
    facts: text({ mode: "json" }).$type<OrderMailFacts>(),
    /** What the mail is about: the id of a message, an order or a user. */
    subjectId: text("subject_id"),
    /** The hash of the visitor who caused a mail that is owed, by which it is counted; it goes with the recipient. */
    visitor: text(),
    attempts: integer().notNull(),
    /** The mail service's code of the last error, or the error's name; never its text, which may hold the address. */
    lastError: text("last_error"),
    /** Whether the last error was passing, for good, or of the configuration; null before. */
    failure: text().$type<MailFailure>(),
    nextAttemptAt: integer("next_attempt_at").notNull(),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("mail_outbox_created").on(table.createdAt, table.id),
    // For the staff's list: mails that left at once are many.
    index("mail_outbox_refused")
      .on(table.createdAt, table.id)
      .where(sql`last_error IS NOT NULL`),
    index("mail_outbox_status_next").on(table.status, table.nextAttemptAt),
    index("mail_outbox_subject")
      .on(table.subjectId, table.createdAt)
      .where(sql`subject_id IS NOT NULL`),
  ],
);
export type MailOutboxRow = typeof mailOutbox.$inferSelect;

/** Addresses that get only the mails that an order or an account needs. Hashes, so that the table is no list of people. */
export const mailSuppressions = sqliteTable("mail_suppressions", {
  /** SHA-256, base64url, of the address in lower case. */
  emailHash: text("email_hash").primaryKey(),
  createdAt: integer("created_at").notNull(),
});
