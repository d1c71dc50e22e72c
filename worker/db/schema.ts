import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { MessageKind } from "../../src/domain/messages/message.ts";
import type { CurrencyCode } from "../../src/domain/money/currency.ts";
import type { Language } from "../../src/domain/language.ts";
import type { MailKind, MailMessage, MailStatus } from "../../src/domain/mail/mail.ts";
import type { MessageStatus } from "../../src/domain/messages/message.ts";
import type { OrderStatus } from "../../src/domain/orders/order-status.ts";
import type { Role } from "../../src/domain/accounts/role.ts";

/**
 * Every table of the product. Ids are UUIDv7, times epoch milliseconds, money integer minor units.
 * No foreign key cascades: a deletion names what it deletes. Each index is one more row written per booking.
 */

export const customers = sqliteTable(
  "customers",
  {
    id: text().primaryKey(),
    /** Always null for bookings, signed in or not (docs/product.md, "Customers"). */
    userId: text("user_id"),
    companyName: text("company_name").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text().notNull(),
    notes: text().notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("customers_created").on(table.createdAt, table.id),
    // Those who are not anonymous yet, for retention: however many are, it never reads them again.
    index("customers_known")
      .on(table.createdAt)
      .where(sql`email <> ''`),
  ],
);
export type CustomerRow = typeof customers.$inferSelect;

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
    /** Grows by one with every change, so that of two people who change the same order one is told. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index("orders_created").on(table.createdAt, table.id),
    index("orders_status_created").on(table.status, table.createdAt, table.id),
    // A customer's orders; and the deletion of a customer looks here whether one is left.
    index("orders_customer").on(table.customerId),
  ],
);
export type OrderRow = typeof orders.$inferSelect;

/** One row for every change of an order's status, with who made it and why. */
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
    /** The user who changed it; null when the product did. */
    actorId: text("actor_id"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("order_events_order").on(table.orderId, table.createdAt)],
);
export type OrderEventRow = typeof orderEvents.$inferSelect;

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
    /** HMAC of whom the token was asked for, so that a try needs no other look-up. */
    subjectHash: text("subject_hash").notNull(),
    /** The id of what the token opens. */
    subjectId: text("subject_id").notNull(),
    tokenHash: text("token_hash").notNull(),
    triesLeft: integer("tries_left").notNull(),
    expiresAt: integer("expires_at").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.subjectHash] })],
);

/** What people wrote to the team, and memberships they cancelled: the staff's inbox. */
export const messages = sqliteTable(
  "messages",
  {
    id: text().primaryKey(),
    kind: text().$type<MessageKind>().notNull(),
    /** Only the contact form asks for them apart. */
    firstName: text("first_name"),
    lastName: text("last_name"),
    /** How the sender is called; empty for a cancelled membership. */
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    message: text().notNull(),
    /** The language to answer in. */
    language: text().$type<Language>().notNull(),
    status: text().$type<MessageStatus>().notNull(),
    createdAt: integer("created_at").notNull(),
    /** Grows by one with every change, as an order's does. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index("messages_created").on(table.createdAt, table.id),
    index("messages_status_created").on(table.status, table.createdAt, table.id),
    index("messages_kind_created").on(table.kind, table.createdAt, table.id),
    index("messages_kind_status_created").on(table.kind, table.status, table.createdAt, table.id),
  ],
);
export type MessageRow = typeof messages.$inferSelect;

/** What staff answered to a message. */
export const messageReplies = sqliteTable(
  "message_replies",
  {
    id: text().primaryKey(),
    messageId: text("message_id")
      .notNull()
      .references(() => messages.id),
    /** The user who wrote it. */
    authorId: text("author_id").notNull(),
    text: text().notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("message_replies_message").on(table.messageId, table.createdAt)],
);
export type MessageReplyRow = typeof messageReplies.$inferSelect;

/** Mails that the mail service did not take, or that are on their way to it: tried again until they leave or are given up. */
export const mailOutbox = sqliteTable(
  "mail_outbox",
  {
    id: text().primaryKey(),
    kind: text().$type<MailKind>().notNull(),
    status: text().$type<MailStatus>().notNull(),
    /** Both null for a mail that carries a secret, has left or was discarded: it is never sent again. */
    recipient: text(),
    message: text({ mode: "json" }).$type<MailMessage>(),
    /** What the mail is about: the id of a message, an order or a user. */
    subjectId: text("subject_id"),
    attempts: integer().notNull(),
    /** The name of the last error; its text may hold the address. */
    lastError: text("last_error"),
    nextAttemptAt: integer("next_attempt_at").notNull(),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("mail_outbox_created").on(table.createdAt, table.id),
    index("mail_outbox_status_next").on(table.status, table.nextAttemptAt),
  ],
);
export type MailOutboxRow = typeof mailOutbox.$inferSelect;

/** Addresses that get no mail but what an order or an account needs. Hashes only: the list must not be a list of people. */
export const mailSuppressions = sqliteTable("mail_suppressions", {
  /** SHA-256, base64url, of the address in lower case. */
  emailHash: text("email_hash").primaryKey(),
  createdAt: integer("created_at").notNull(),
});

/** Accounts. One address, one account: the unique index decides who was first. */
export const users = sqliteTable("users", {
  id: text().primaryKey(),
  /** As src/domain/accounts/email.ts normalises it. */
  email: text().notNull().unique("users_email"),
  /** PHC string; null for an account that only signs in with a provider. */
  passwordHash: text("password_hash"),
  /** What the person told about themselves, full_name for one. */
  userMetadata: text("user_metadata", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
  /** When the account could first be used: at once, as signing up asks for no confirmation. */
  emailConfirmedAt: integer("email_confirmed_at"),
  /** When the person proved that the address is theirs, by a mailed link or a provider's word; null until then. */
  emailProvedAt: integer("email_proved_at"),
  recoverySentAt: integer("recovery_sent_at"),
  lastSignInAt: integer("last_sign_in_at"),
  bannedUntil: integer("banned_until"),
  createdAt: integer("created_at").notNull(),
  updatedAt: integer("updated_at").notNull(),
});
export type UserRow = typeof users.$inferSelect;

/** How a user signs in: "email", or a provider, whose subject is the key; its e-mail may change hands. */
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
    identityData: text("identity_data", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
    lastSignInAt: integer("last_sign_in_at").notNull(),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [uniqueIndex("identities_provider").on(table.provider, table.providerId), index("identities_user").on(table.userId)],
);
export type IdentityRow = typeof identities.$inferSelect;

/** A session lives as long as its row. Its refresh tokens carry a counter; the row says which one is the newest. */
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
  },
  (table) => [index("sessions_user").on(table.userId), index("sessions_refreshed").on(table.refreshedAt)],
);
export type SessionRow = typeof sessions.$inferSelect;

/** The roles of users (docs/product.md, "Roles"). */
export const userRoles = sqliteTable(
  "user_roles",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    role: text().$type<Role>().notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.role] })],
);

/** Tries at what is guessable, counted for one account, known or not. The id is a hash: no address is kept. */
export const authAttempts = sqliteTable(
  "auth_attempts",
  {
    id: text().primaryKey(),
    count: integer().notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [index("auth_attempts_expires").on(table.expiresAt)],
);

/** A sign-in with a provider that is under way: from /authorize over the provider and /callback to /token. */
export const flowStates = sqliteTable(
  "flow_states",
  {
    /** SHA-256 of the state that the provider gives back. */
    id: text().primaryKey(),
    provider: text().notNull(),
    redirectTo: text("redirect_to").notNull(),
    /** The browser's PKCE challenge: only the browser that began can finish. */
    codeChallenge: text("code_challenge").notNull(),
    /** Ours towards the provider. */
    providerVerifier: text("provider_verifier").notNull(),
    nonce: text().notNull(),
    /** SHA-256 of the code that /callback hands to the browser; null before. */
    authCodeHash: text("auth_code_hash"),
    userId: text("user_id"),
    /** When the provider's answer came: a second one is refused. */
    answeredAt: integer("answered_at"),
    expiresAt: integer("expires_at").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [uniqueIndex("flow_states_code").on(table.authCodeHash), index("flow_states_expires").on(table.expiresAt)],
);
export type FlowStateRow = typeof flowStates.$inferSelect;

/** What staff changed, and what changed an account for good. Ids only, so that it may outlive the people in it. */
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
 * How many rows of a kind there are, and what they are worth, so that the dashboard never counts. Only the triggers of
 * migrations/0003_totals.sql write it, in the transaction of the change that they follow.
 */
export const totals = sqliteTable(
  "totals",
  {
    kind: text().$type<"customers" | "orders" | "messages">().notNull(),
    /** Of orders and messages; empty for customers. */
    status: text().notNull(),
    /** Of orders; empty for the rest. */
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
  /** The amounts of paid and completed orders, all currencies added (docs/product.md, "Dashboard"). */
  revenueMinor: integer("revenue_minor").notNull(),
});

/** How often something that costs money was done on a UTC day, for its daily budget. */
export const dailyUsage = sqliteTable(
  "daily_usage",
  {
    kind: text().$type<"wordings">().notNull(),
    /** Days since 1970-01-01. */
    day: integer().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.day] })],
);
