import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { MessageKind, MessageStatus } from "../../src/domain/contact.ts";
import type { CurrencyCode } from "../../src/domain/currency.ts";
import type { Language } from "../../src/domain/language.ts";
import type { OrderStatus } from "../../src/domain/order.ts";

/**
 * Every table of the product (spec section 3). Ids are UUIDv7, times epoch milliseconds, money integer minor units.
 * No foreign key cascades: a deletion names what it deletes. Each index is one more row written per booking.
 */

export const customers = sqliteTable(
  "customers",
  {
    id: text().primaryKey(),
    /** Always null for bookings (spec section 3). */
    userId: text("user_id"),
    companyName: text("company_name").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text().notNull(),
    notes: text().notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("customers_created").on(table.createdAt, table.id)],
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
  },
  (table) => [index("orders_created").on(table.createdAt, table.id)],
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

/** What a repeated Idempotency-Key answers. Hashes only: the key and the request are personal. */
export const idempotencyKeys = sqliteTable("idempotency_keys", {
  /** SHA-256, hex, of the scope and the key. */
  id: text().primaryKey(),
  /** SHA-256, hex, of the parsed input. */
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
  },
  (table) => [
    index("messages_created").on(table.createdAt, table.id),
    index("messages_status_created").on(table.status, table.createdAt, table.id),
  ],
);
export type MessageRow = typeof messages.$inferSelect;

/** Addresses that get no mail but what an order or an account needs. Hashes only: the list must not be a list of people. */
export const mailSuppressions = sqliteTable("mail_suppressions", {
  /** SHA-256, base64url, of the address in lower case. */
  emailHash: text("email_hash").primaryKey(),
  createdAt: integer("created_at").notNull(),
});
