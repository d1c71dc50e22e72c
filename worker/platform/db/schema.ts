import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { MessageKind, MessageStatus, ReplyOrigin } from "../../../src/domain/messages/message.ts";
import type { CurrencyCode } from "../../../src/domain/money/currency.ts";
import type { Language } from "../../../src/domain/language.ts";
import type {
  MailFailure,
  MailKind,
  MailMessage,
  MailStatus,
  OrderMailFacts,
} from "../../../src/domain/mail/mail.ts";
import type { FieldChanges } from "../../../src/domain/bookings/booking-fields.ts";
import type { OrderStatus } from "../../../src/domain/orders/order-status.ts";
import type { FactorStatus, FactorType } from "../../../src/domain/accounts/factor.ts";
import type {
  PaymentProblem,
  PaymentProviderId,
  PaymentStatus,
  RefundStatus,
} from "../../../src/domain/payments/payment.ts";
import type { PassRefusal } from "../../../src/domain/passes/pass.ts";
import type { Role } from "../../../src/domain/accounts/role.ts";
import type { SiteConfig } from "../../../src/domain/site-config.ts";

/**
 * Every table of the product. Ids are UUIDv7, times epoch milliseconds, money integer minor units.
 * No foreign key cascades: a deletion names what it deletes. Each index is one more row written per booking.
 */

export const customers = sqliteTable(
  "customers",
  {
    id: text().primaryKey(),
    /** Always null for bookings, signed in or not (docs/product/people.md). */
    userId: text("user_id"),
    companyName: text("company_name").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text().notNull(),
    /** As it was typed; null when none was given. */
    vatNumber: text("vat_number"),
    /** Written from the booking's fields for people to read; no code reads it. */
    notes: text().notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("customers_created").on(table.createdAt, table.id),
    // Only customers who are not anonymous yet, so that retention never reads the others again.
    index("customers_known")
      .on(table.createdAt)
      .where(sql`email <> ''`),
    // For all that one address booked: `people` has a row for each.
    index("customers_email").on(sql`lower("email")`, table.createdAt),
    // Holds nothing as long as no booking has an account; it lets an erasure look for both without reading all.
    index("customers_user")
      .on(table.userId)
      .where(sql`user_id IS NOT NULL`),
  ],
);
export type CustomerRow = typeof customers.$inferSelect;

/**
 * The people who booked: one row for each address that a customer has, in lower case. Only triggers of migrations/0000_first.sql
 * add and remove rows, in the transaction of the booking itself; staff say which addresses are one person's.
 */
export const people = sqliteTable(
  "people",
  {
    /** 128 random bits in hex, since a trigger makes it: a customer who takes another address leaves the row to who still has it. */
    id: text().primaryKey(),
    email: text().notNull().unique("people_email"),
    /** The person whose other address this is; null for a person of the list. */
    mergedInto: text("merged_into"),
    /** How many customers have this address; the row goes with the last one. 0 for one that staff joined to a person, and that never booked. */
    bookings: integer().notNull(),
    createdAt: integer("created_at").notNull(),
    /** Of a person of the list, with any of their addresses. */
    lastBookedAt: integer("last_booked_at").notNull(),
  },
  (table) => [
    index("people_booked")
      .on(table.lastBookedAt, table.id)
      .where(sql`merged_into IS NULL`),
    index("people_merged")
      .on(table.mergedInto)
      .where(sql`merged_into IS NOT NULL`),
  ],
);
export type PersonRow = typeof people.$inferSelect;

/**
 * What each address has brought, by currency: what payments brought less what they gave back, or the amount of an order that staff
 * marked as paid. Only triggers of migrations/0000_first.sql write it, like `totals`; it goes with the address's row of `people`.
 */
export const peopleTotals = sqliteTable(
  "people_totals",
  {
    email: text().notNull(),
    currency: text().$type<CurrencyCode>().notNull(),
    amountMinor: integer("amount_minor").notNull(),
  },
  (table) => [primaryKey({ columns: [table.email, table.currency] })],
);

export const orders = sqliteTable(
  "orders",
  {
    id: text().primaryKey(),
    orderNumber: text("order_number").notNull().unique("orders_order_number"),
    customerId: text("customer_id")
      .notNull()
      .references(() => customers.id),
    amountMinor: integer("amount_minor").notNull(),
    currency: text().$type<CurrencyCode>().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    serviceType: text("service_type").notNull(),
    business: text().notNull(),
    site: text().notNull(),
    airport: text().notNull(),
    adults: integer().notNull(),
    children: integer().notNull(),
    infants: integer().notNull(),
    /** Calendar date, YYYY-MM-DD. */
    flightDate: text("flight_date"),
    flightNumber: text("flight_number"),
    /** The language that mails about this order are written in. */
    language: text().$type<Language>().notNull(),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    /** Grows by one with every change, so that the slower of two admins who change the same order is refused. */
    version: integer().notNull().default(1),
    /** What its payments brought, and what of it was given back; sums of `payments` and `refunds`. */
    paidMinor: integer("paid_minor").notNull().default(0),
    refundedMinor: integer("refunded_minor").notNull().default(0),
    /** What is asked for of a paid order that staff made dearer; 0 of any other (docs/decisions/0030). */
    dueMinor: integer("due_minor").notNull().default(0),
    /** Until when staff keep it although it is unpaid; null when they do not. */
    heldUntil: integer("held_until"),
    /** Its pass; null until it is paid. */
    passId: text("pass_id"),
    /** When the traveller asked that the service begin before the time to withdraw is over; null when they were not asked, or did not. */
    earlyPerformanceAt: integer("early_performance_at"),
    /** The user of the staff who booked it for the traveller; null for a booking of the traveller's own. */
    createdBy: text("created_by"),
    /** Grows with every other e-mail address, and when staff end it: cookies of an older one open nothing. */
    addressVersion: integer("address_version").notNull().default(1),
    /** When staff last gave it another e-mail address; null when they never did. */
    addressChangedAt: integer("address_changed_at"),
    /** When a mail of the order first reached the address that it has since; null before. */
    addressToldAt: integer("address_told_at"),
  },
  (table) => [
    index("orders_created").on(table.createdAt, table.id),
    index("orders_status_created").on(table.status, table.createdAt, table.id),
    // For the departures of a day.
    index("orders_departures")
      .on(table.flightDate, table.airport, table.id)
      .where(sql`flight_date IS NOT NULL`),
    // For a customer's orders, and for retention, which deletes a customer only when no order is left.
    index("orders_customer").on(table.customerId),
    // For the few of which something is due.
    index("orders_due")
      .on(table.createdAt, table.id)
      .where(sql`due_minor > 0`),
    check(
      "orders_due_when_paid",
      sql`due_minor = 0 OR (due_minor > 0 AND status IN ('paid', 'completed'))`,
    ),
  ],
);
export type OrderRow = typeof orders.$inferSelect;

/** One row for every change of an order, with who made it and why. */
export const orderEvents = sqliteTable(
  "order_events",
  {
    id: text().primaryKey(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    fromStatus: text("from_status").$type<OrderStatus>(),
    toStatus: text("to_status").$type<OrderStatus>().notNull(),
    reason: text().notNull(),
    /** The fields that were changed, each with its value before and after; null for an act that changes none, such as a status. */
    changes: text({ mode: "json" }).$type<FieldChanges>(),
    /** The user who changed it; null when the product did, or its traveller. */
    actorId: text("actor_id"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("order_events_order").on(table.orderId, table.createdAt)],
);

/** What staff noted on an order. */
export const orderNotes = sqliteTable(
  "order_notes",
  {
    id: text().primaryKey(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    /** The user who wrote it. */
    authorId: text("author_id").notNull(),
    text: text().notNull(),
    /** Whether it is shown with the departures of the day, for who meets the traveller. */
    isForLane: integer("is_for_lane", { mode: "boolean" }).notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("order_notes_order").on(table.orderId, table.createdAt)],
);

/**
 * Payments of orders, at a provider. They are kept as long as the accounts, also when their order is deleted, and hold nothing of
 * the person (docs/decisions/0030).
 */
export const payments = sqliteTable(
  "payments",
  {
    /** Also the provider's idempotency key, so that a repeat opens no second page. */
    id: text().primaryKey(),
    orderId: text("order_id").notNull(),
    orderNumber: text("order_number").notNull(),
    provider: text().$type<PaymentProviderId>().notNull(),
    /** The provider's id of it, and the address of its page; null until the provider has answered. */
    reference: text(),
    url: text(),
    status: text().$type<PaymentStatus>().notNull(),
    /** What is asked for. */
    amountMinor: integer("amount_minor").notNull(),
    currency: text().$type<CurrencyCode>().notNull(),
    /** What the provider received; refunds are not subtracted. */
    receivedMinor: integer("received_minor").notNull(),
    /** When it was first known to be paid; null while it is not. */
    paidAt: integer("paid_at"),
    expiresAt: integer("expires_at").notNull(),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("payments_reference").on(table.provider, table.reference),
    index("payments_order").on(table.orderId),
    // One page at a time, however many tabs and clicks there are.
    uniqueIndex("payments_active_order")
      .on(table.orderId)
      .where(sql`status IN ('open', 'processing')`),
    index("payments_active")
      .on(table.updatedAt)
      .where(sql`status IN ('open', 'processing')`),
  ],
);
export type PaymentRow = typeof payments.$inferSelect;

/** Refunds of payments, in part or whole. */
export const refunds = sqliteTable(
  "refunds",
  {
    /** Also the provider's idempotency key. */
    id: text().primaryKey(),
    paymentId: text("payment_id")
      .notNull()
      .references(() => payments.id),
    orderId: text("order_id").notNull(),
    status: text().$type<RefundStatus>().notNull(),
    amountMinor: integer("amount_minor").notNull(),
    currency: text().$type<CurrencyCode>().notNull(),
    reason: text().notNull(),
    /** The user who asked for it; null when it was made at the provider. */
    actorId: text("actor_id"),
    /** The provider's id of it; null until the provider has answered. */
    reference: text(),
    /** SHA-256, base64url, of the Idempotency-Key it was asked with. */
    keyHash: text("key_hash").unique("refunds_key"),
    /** The provider's code when it was refused. */
    failure: text(),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("refunds_order").on(table.orderId),
    uniqueIndex("refunds_reference").on(table.paymentId, table.reference),
    // One at a time, so that of two people who refund at once one does.
    uniqueIndex("refunds_requested")
      .on(table.paymentId)
      .where(sql`status = 'requested'`),
    index("refunds_unfinished")
      .on(table.createdAt)
      .where(sql`status IN ('requested', 'pending')`),
  ],
);
export type RefundRow = typeof refunds.$inferSelect;

/** Webhooks that were handled, written in the same transaction as their effect. */
export const paymentEvents = sqliteTable(
  "payment_events",
  {
    /** The provider and its id of the event, "stripe:evt_…". */
    id: text().primaryKey(),
    paymentId: text("payment_id").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("payment_events_created").on(table.createdAt)],
);

/** What staff have to look at, until it resolves itself or they say that it is done. */
export const paymentProblems = sqliteTable(
  "payment_problems",
  {
    paymentId: text("payment_id")
      .notNull()
      .references(() => payments.id),
    kind: text().$type<PaymentProblem>().notNull(),
    orderId: text("order_id").notNull(),
    createdAt: integer("created_at").notNull(),
    resolvedAt: integer("resolved_at"),
    /** The user who said that it is done; null when it resolved itself. */
    resolvedBy: text("resolved_by"),
  },
  (table) => [
    primaryKey({ columns: [table.paymentId, table.kind] }),
    index("payment_problems_order").on(table.orderId),
    index("payment_problems_unresolved")
      .on(table.createdAt)
      .where(sql`resolved_at IS NULL`),
  ],
);

/** The passes of orders. Only the one that its order names is good: a new one voids the one before (docs/decisions/0032). */
export const passes = sqliteTable(
  "passes",
  {
    id: text().primaryKey(),
    orderId: text("order_id").notNull(),
    /** SHA-256, base64url, of the code, which is made from the id and never stored. */
    codeHash: text("code_hash").notNull().unique("passes_code"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("passes_order").on(table.orderId)],
);

/** What lanes were shown, and what they answered: one row for each nonce, so that a repeat gets the same answer. */
export const redemptions = sqliteTable(
  "redemptions",
  {
    id: text().primaryKey(),
    /** SHA-256, base64url, of the phone or the session, the code it was shown and the nonce. */
    nonceHash: text("nonce_hash").notNull().unique("redemptions_nonce"),
    /** Null for a code that opens nothing. */
    passId: text("pass_id"),
    orderId: text("order_id"),
    result: text().$type<"valid" | "refused">().notNull(),
    /** Null for a pass that was valid. */
    reason: text().$type<PassRefusal>(),
    /** Who was shown it: a lane's device, or a user of the staff. */
    deviceId: text("device_id"),
    actorId: text("actor_id"),
    /** When a device that had no network was shown it; null when it was asked at once. */
    scannedAt: integer("scanned_at"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    // A pass is used once, whatever happens.
    uniqueIndex("redemptions_pass")
      .on(table.passId)
      .where(sql`result = 'valid'`),
    index("redemptions_order").on(table.orderId, table.createdAt),
    index("redemptions_device").on(table.deviceId, table.createdAt),
  ],
);

/** The phones of lanes. Each may redeem passes at its one airport, and nothing else. */
export const devices = sqliteTable("devices", {
  id: text().primaryKey(),
  name: text().notNull(),
  airport: text().notNull(),
  /** SHA-256, base64url, of the code that pairs it; null once it was used. */
  pairingHash: text("pairing_hash").unique("devices_pairing"),
  pairingExpiresAt: integer("pairing_expires_at").notNull(),
  /** SHA-256, base64url, of its cookie; null until it is paired. */
  tokenHash: text("token_hash").unique("devices_token"),
  createdBy: text("created_by").notNull(),
  createdAt: integer("created_at").notNull(),
  pairedAt: integer("paired_at"),
  revokedAt: integer("revoked_at"),
});
export type DeviceRow = typeof devices.$inferSelect;

/** The books of the demo provider, which stands in for a real one in the local product. A deployment never writes here. */
export const demoPayments = sqliteTable("demo_payments", {
  id: text().primaryKey(),
  orderNumber: text("order_number").notNull(),
  description: text().notNull(),
  amountMinor: integer("amount_minor").notNull(),
  currency: text().$type<CurrencyCode>().notNull(),
  returnUrl: text("return_url").notNull(),
  status: text().$type<PaymentStatus>().notNull(),
  /** When a slow payment, which is processing, is paid. */
  paidAt: integer("paid_at"),
  expiresAt: integer("expires_at").notNull(),
  createdAt: integer("created_at").notNull(),
});

/** The refunds in the demo provider's books. */
export const demoRefunds = sqliteTable("demo_refunds", {
  id: text().primaryKey(),
  paymentId: text("payment_id")
    .notNull()
    .references(() => demoPayments.id),
  amountMinor: integer("amount_minor").notNull(),
});

/** The order that a repeated Idempotency-Key returns. Only hashes are stored, because the key and the request are personal. */
export const idempotencyKeys = sqliteTable("idempotency_keys", {
  /** SHA-256, base64url, of the scope and the key. */
  id: text().primaryKey(),
  /** SHA-256, base64url, of the parsed input. */
  requestHash: text("request_hash").notNull(),
  orderId: text("order_id").notNull(),
  createdAt: integer("created_at").notNull(),
});

/** Codes and links sent by mail. One is valid for a purpose and a subject; a newer one replaces it. */
export const oneTimeTokens = sqliteTable(
  "one_time_tokens",
  {
    purpose: text().notNull(),
    /** HMAC of the subject that asked, so that redeeming a token needs no other look-up. */
    subjectHash: text("subject_hash").notNull(),
    /** The id of what the token opens. */
    subjectId: text("subject_id").notNull(),
    /** The address that an account's link or code was mailed to, and speaks for; null for tokens of other things. */
    email: text(),
    tokenHash: text("token_hash").notNull(),
    attemptsLeft: integer("tries_left").notNull(),
    expiresAt: integer("expires_at").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.subjectHash] }),
    index("one_time_tokens_subject").on(table.subjectId),
    index("one_time_tokens_email")
      .on(table.email)
      .where(sql`email IS NOT NULL`),
  ],
);

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

/** Lists that a user of the staff keeps by name: the page, and its search and filters as its address has them. */
export const savedViews = sqliteTable(
  "saved_views",
  {
    id: text().primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    list: text().notNull(),
    name: text().notNull(),
    query: text({ mode: "json" }).$type<Record<string, string>>().notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [uniqueIndex("saved_views_name").on(table.userId, table.list, table.name)],
);

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

/** Accounts. The unique index allows one account per address, also when two people sign up at once. */
export const users = sqliteTable(
  "users",
  {
    id: text().primaryKey(),
    /** As src/domain/accounts/address.ts normalises it. */
    email: text().notNull().unique("users_email"),
    /** PHC string; null for an account that only signs in with a provider. */
    passwordHash: text("password_hash"),
    /** What the person said about themselves, such as full_name. */
    userMetadata: text("user_metadata", { mode: "json" })
      .$type<Record<string, unknown>>()
      .notNull(),
    /** When the account could first be used: at once, as signing up asks for no confirmation. */
    emailConfirmedAt: integer("email_confirmed_at"),
    /** When the person proved that the address is theirs, by a mailed link or a provider's word; null until then. */
    emailProvedAt: integer("email_proved_at"),
    /** The address that the person asked for, until its mail is followed. */
    newEmail: text("new_email"),
    emailChangeSentAt: integer("email_change_sent_at"),
    recoverySentAt: integer("recovery_sent_at"),
    lastSignInAt: integer("last_sign_in_at"),
    bannedUntil: integer("banned_until"),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [index("users_created").on(table.createdAt, table.id)],
);
export type UserRow = typeof users.$inferSelect;

/** The ways in which a user signs in: "email", or a provider, whose own id of the person is the key, since an address may change owners. */
export const identities = sqliteTable(
  "identities",
  {
    id: text().primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    provider: text().notNull(),
    /** The provider's own id of the person; for "email", the user's id. */
    providerId: text("provider_id").notNull(),
    email: text().notNull(),
    identityData: text("identity_data", { mode: "json" })
      .$type<Record<string, unknown>>()
      .notNull(),
    lastSignInAt: integer("last_sign_in_at").notNull(),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("identities_provider").on(table.provider, table.providerId),
    index("identities_user").on(table.userId),
  ],
);
export type IdentityRow = typeof identities.$inferSelect;

/** Sessions. A session ends when its row is deleted. Its refresh tokens carry a counter; the row holds the newest one. */
export const sessions = sqliteTable(
  "sessions",
  {
    id: text().primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    counter: integer().notNull(),
    /** How it was opened: password, oauth or recovery. */
    method: text().notNull(),
    userAgent: text("user_agent").notNull(),
    refreshedAt: integer("refreshed_at").notNull(),
    createdAt: integer("created_at").notNull(),
    /** The second factor that was shown in it, how (totp, mfa/recovery_code) and when; null before that (`aal1`). */
    factorId: text("factor_id"),
    factorMethod: text("factor_method"),
    factorAt: integer("factor_at"),
    /** The first counter since then: refresh tokens from before do not get what it opened. */
    factorCounter: integer("factor_counter"),
  },
  (table) => [
    index("sessions_user").on(table.userId),
    index("sessions_refreshed").on(table.refreshedAt),
  ],
);
export type SessionRow = typeof sessions.$inferSelect;

/** Second factors: authenticator apps, and a set of recovery codes (docs/decisions/0028). */
export const factors = sqliteTable(
  "factors",
  {
    id: text().primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    friendlyName: text("friendly_name").notNull(),
    factorType: text("factor_type").$type<FactorType>().notNull(),
    /** Only a verified factor counts: its owner has shown a code of it. */
    status: text().$type<FactorStatus>().notNull(),
    /** An authenticator's key, encrypted under SIGNING_SECRET; null for recovery codes. */
    secret: text(),
    /** Since when it counts: undoing a change of address keeps what counted before it. */
    verifiedAt: integer("verified_at"),
    /** The time step of the newest code that was used: it and older ones work no more. */
    lastStep: integer("last_step"),
    lastChallengedAt: integer("last_challenged_at"),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [uniqueIndex("factors_user_name").on(table.userId, table.friendlyName)],
);
export type FactorRow = typeof factors.$inferSelect;

/** Challenges that a code has to be sent with, each for one session. A used one is deleted. */
export const factorChallenges = sqliteTable(
  "factor_challenges",
  {
    id: text().primaryKey(),
    factorId: text("factor_id")
      .notNull()
      .references(() => factors.id),
    sessionId: text("session_id").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [
    index("factor_challenges_factor").on(table.factorId),
    index("factor_challenges_expires").on(table.expiresAt),
  ],
);

/** Recovery codes that have not been used. Hashes, so that the table opens nothing. */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    factorId: text("factor_id")
      .notNull()
      .references(() => factors.id),
    /** HMAC of the factor and the code. */
    codeHash: text("code_hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.factorId, table.codeHash] })],
);

/** The roles of users, one at most for each (docs/product/staff.md). */
export const userRoles = sqliteTable(
  "user_roles",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    role: text().$type<Role>().notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.role] }),
    uniqueIndex("user_roles_user").on(table.userId),
  ],
);

/**
 * The roles that a change of address took away until an admin gives them again
 * (docs/decisions/0021). They are no roles: whatever asks for one reads `user_roles`.
 */
export const suspendedRoles = sqliteTable("suspended_roles", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id),
  role: text().$type<Role>().notNull(),
  /** When the role was given. */
  createdAt: integer("created_at").notNull(),
  suspendedAt: integer("suspended_at").notNull(),
});

/** Invitations to the staff that are open, one for each address. Their links are in one_time_tokens; one that was accepted is deleted. */
export const invitations = sqliteTable("invitations", {
  id: text().primaryKey(),
  /** As src/domain/accounts/address.ts normalises it. */
  email: text().notNull().unique("invitations_email"),
  role: text().$type<Role>().notNull(),
  /** The user who invites. Once they are no admin, the invitation is void. */
  invitedBy: text("invited_by").notNull(),
  expiresAt: integer("expires_at").notNull(),
  createdAt: integer("created_at").notNull(),
});
export type InvitationRow = typeof invitations.$inferSelect;

/** What an admin has set for the product, by name. */
export const settings = sqliteTable("settings", {
  name: text().primaryKey(),
  value: integer({ mode: "boolean" }).notNull(),
  updatedAt: integer("updated_at").notNull(),
});

/** Counts attempts at what can be guessed or flooded, by account, mailbox, booking or visitor. The id is a hash, so none is stored. */
export const authAttempts = sqliteTable(
  "auth_attempts",
  {
    id: text().primaryKey(),
    count: integer().notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [index("auth_attempts_expires").on(table.expiresAt)],
);

/** Sign-ins with a provider that have begun at /authorize and are not yet finished at /token. */
export const flowStates = sqliteTable(
  "flow_states",
  {
    /** SHA-256 of the state that the provider gives back. */
    id: text().primaryKey(),
    provider: text().notNull(),
    redirectTo: text("redirect_to").notNull(),
    /** The browser's PKCE challenge, so that only the browser that began can finish. */
    codeChallenge: text("code_challenge").notNull(),
    /** Our own PKCE verifier towards the provider. */
    providerVerifier: text("provider_verifier").notNull(),
    nonce: text().notNull(),
    /** SHA-256 of the code that /callback hands to the browser; null before. */
    authCodeHash: text("auth_code_hash"),
    userId: text("user_id"),
    /** The identity that the provider's response was about. Once it is removed, the code opens nothing. */
    identityId: text("identity_id"),
    /** When the provider's response came; a second one is refused. */
    answeredAt: integer("answered_at"),
    expiresAt: integer("expires_at").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("flow_states_code").on(table.authCodeHash),
    index("flow_states_expires").on(table.expiresAt),
  ],
);

/** The audit log (docs/product/staff.md). It holds ids only, so that it may be kept when the people are deleted. */
export const auditLog = sqliteTable(
  "audit_log",
  {
    id: text().primaryKey(),
    /** The user who did it; null for the product's owner at the command line. */
    actorId: text("actor_id"),
    /** Noun and verb, such as "role.granted". */
    action: text().notNull(),
    /** What it was done to. */
    subjectId: text("subject_id").notNull(),
    detail: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("audit_log_created").on(table.createdAt, table.id),
    index("audit_log_action_created").on(table.action, table.createdAt, table.id),
  ],
);

/**
 * The number of rows of each kind and the sum of their amounts, so that the dashboard never counts. Only the triggers of
 * migrations/0000_first.sql write it, in the transaction of the change itself (docs/decisions/0014).
 */
export const totals = sqliteTable(
  "totals",
  {
    kind: text().$type<"customers" | "people" | "orders" | "messages" | "refunds">().notNull(),
    /** The status of orders and messages; empty for the rest. */
    status: text().notNull(),
    /** The currency of orders and refunds; empty for the rest. */
    currency: text().notNull(),
    count: integer().notNull(),
    amountMinor: integer("amount_minor").notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.status, table.currency] })],
);

/** Orders and revenue of each day, for the dashboard's chart. Only triggers write it, like `totals`. */
export const dailyTotals = sqliteTable("daily_totals", {
  /** The UTC day on which the orders were made, in days since 1970-01-01. */
  day: integer().primaryKey(),
  orders: integer().notNull(),
  /** The amounts of paid and completed orders, all currencies added (docs/product/staff.md). */
  revenueMinor: integer("revenue_minor").notNull(),
});

/**
 * One row that says how often each kind of thing has changed, so that an open page of the staff learns with one read whether it is still
 * true. Only the triggers of migrations/0000_first.sql write it.
 */
export const revisions = sqliteTable("revisions", {
  id: integer().primaryKey(),
  orders: integer().notNull(),
  messages: integer().notNull(),
  mails: integer().notNull(),
  problems: integer().notNull(),
});

/**
 * Every word of a name, under each of its spellings: whole, and with one letter missing. Two words that are one edit apart have a spelling
 * in common (docs/decisions/0019). Only the triggers of migrations/0000_first.sql write it; a word leaves with the last that is found by it.
 */
export const nameSpellings = sqliteTable(
  "name_spellings",
  {
    spelling: text().notNull(),
    word: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.spelling, table.word] })],
);

/** What each letter with an accent is without it, and each sign that parts words: `toPlainText` (src/domain/search), for the triggers. */
export const letters = sqliteTable("letters", {
  letter: text().primaryKey(),
  plain: text().notNull(),
});

/** Configurations that were stored to be previewed, until they expire or are revoked (docs/decisions/0016). */
export const siteConfigs = sqliteTable(
  "site_configs",
  {
    /** 128 random bits in hex: whoever has the id may see the preview. */
    id: text().primaryKey(),
    config: text({ mode: "json" }).$type<SiteConfig>().notNull(),
    /** The user who stored it; null for a visitor. */
    userId: text("user_id"),
    expiresAt: integer("expires_at").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("site_configs_created").on(table.createdAt, table.id),
    index("site_configs_expires").on(table.expiresAt),
    index("site_configs_user").on(table.userId),
  ],
);

/** What has a budget for each UTC day: generations of a model, which cost money, and stored configurations. */
export type DailyUsageKind = "wordings" | "site_configs";

/** How much of each budget is used on a UTC day. */
export const dailyUsage = sqliteTable(
  "daily_usage",
  {
    kind: text().$type<DailyUsageKind>().notNull(),
    /** Days since 1970-01-01. */
    day: integer().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.day] })],
);
