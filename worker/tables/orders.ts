import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { FieldChanges } from "#domain/orders/booking-fields.ts";
import type { MailTrouble } from "#domain/orders/mail-trouble.ts";
import type { Language } from "#domain/language.ts";
import type { Fares } from "#domain/money/fares.ts";
import type { OrderStatus } from "#domain/orders/order-status.ts";
import { amountMinor, createdAt, currency, IS_KNOWN, updatedAt } from "./columns.ts";

export const customers = sqliteTable(
  "customers",
  {
    id: text().primaryKey(),
    /** Always null, even for a signed-in customer (docs/product/people.md). */
    userId: text("user_id"),
    companyName: text("company_name").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text().notNull(),
    vatNumber: text("vat_number"),
    /** For people. No code reads it. */
    notes: text().notNull(),
    createdAt,
  },
  (table) => [
    // Retention never reads anonymous customers again.
    index("customers_known").on(table.createdAt).where(IS_KNOWN),
    index("customers_email").on(sql`lower("email")`, table.createdAt),
    // Empty while no booking has an account. Saves an erasure a full read.
    index("customers_user")
      .on(table.userId)
      .where(sql`user_id IS NOT NULL`),
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
    amountMinor,
    currency,
    /** The fares at the time of booking, in minor units. */
    fares: text({ mode: "json" }).$type<Fares>().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    serviceType: text("service_type").notNull(),
    business: text().notNull(),
    site: text().notNull(),
    airport: text().notNull(),
    adults: integer().notNull(),
    children: integer().notNull(),
    infants: integer().notNull(),
    flightDate: text("flight_date"),
    flightNumber: text("flight_number"),
    language: text().$type<Language>().notNull(),
    createdAt,
    updatedAt,
    /** Increases with every change, so that the slower of two admins gets a conflict. */
    version: integer().notNull().default(1),
    /** The journal's triggers keep these sums. This one is the whole income, online or by hand. */
    paidMinor: integer("paid_minor").notNull().default(0),
    refundedMinor: integer("refunded_minor").notNull().default(0),
    /** The sum that banks hold or took back in disputes that we have not won. */
    disputedMinor: integer("disputed_minor").notNull().default(0),
    /** The part of the remaining money that came by hand. */
    byHandMinor: integer("by_hand_minor").notNull().default(0),
    /** The traveller still owes this after a price increase; otherwise 0 (docs/decisions/0030). */
    dueMinor: integer("due_minor").notNull().default(0),
    heldUntil: integer("held_until"),
    /** Null until the order is paid. */
    passId: text("pass_id"),
    /** When the traveller requested service before the end of the withdrawal period. */
    earlyPerformanceAt: integer("early_performance_at"),
    /** Null for a traveller's booking. */
    createdBy: text("created_by"),
    /** Increases when the address changes or staff end the access. Older cookies then open nothing. */
    addressVersion: integer("address_version").notNull().default(1),
    addressChangedAt: integer("address_changed_at"),
    /** When a mail first reached the current address. */
    addressToldAt: integer("address_told_at"),
    /** Why the current address gets no mails. Null if we know of no trouble. */
    mailTrouble: text("mail_trouble").$type<MailTrouble>(),
    /** SHA-256, base64url, of the Idempotency-Key and its scope. */
    keyHash: text("key_hash"),
    /** SHA-256, base64url, of the key's parsed input. Null after erasure. */
    requestHash: text("request_hash"),
  },
  (table) => [
    index("orders_status_created").on(table.status, table.createdAt, table.id),
    index("orders_departures")
      .on(table.flightDate, table.airport, table.id)
      .where(sql`flight_date IS NOT NULL`),
    index("orders_undated")
      .on(table.flightDate, table.status)
      .where(sql`flight_date IS NULL AND status IN ('paid', 'completed')`),
    // For a customer's orders, and for retention, which deletes customers without orders.
    index("orders_customer").on(table.customerId),
    index("orders_due")
      .on(table.createdAt, table.id)
      .where(sql`due_minor > 0`),
    index("orders_held")
      .on(table.heldUntil)
      .where(sql`held_until IS NOT NULL`),
    index("orders_unreached")
      .on(table.mailTrouble)
      .where(sql`mail_trouble IS NOT NULL`),
    // Decides the race of two requests with one key (docs/decisions/0006).
    uniqueIndex("orders_key")
      .on(table.keyHash)
      .where(sql`key_hash IS NOT NULL`),
    check(
      "orders_due_when_paid",
      sql`due_minor = 0 OR (due_minor > 0 AND status IN ('paid', 'completed'))`,
    ),
  ],
);
export type OrderRow = typeof orders.$inferSelect;

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
    /** Each changed field with its value before and after. Null for an act without fields. */
    changes: text({ mode: "json" }).$type<FieldChanges>(),
    /** Null if the product or the traveller acts. */
    actorId: text("actor_id"),
    createdAt,
  },
  (table) => [
    index("order_events_order").on(table.orderId, table.createdAt),
    index("order_events_email")
      .on(table.orderId)
      .where(sql`changes ->> '$.email' IS NOT NULL`),
  ],
);

export const orderNotes = sqliteTable(
  "order_notes",
  {
    id: text().primaryKey(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    authorId: text("author_id").notNull(),
    text: text().notNull(),
    /** The list of the day's departures shows this note. */
    isForLane: integer("is_for_lane", { mode: "boolean" }).notNull(),
    createdAt,
  },
  (table) => [index("order_notes_order").on(table.orderId, table.createdAt)],
);

/** Staff stop the sale of flight days. Ended stops are deleted, but stay in the audit log. */
export const saleStops = sqliteTable("sale_stops", {
  id: text().primaryKey(),
  /** Null for all airports. */
  airport: text(),
  /** Both days (YYYY-MM-DD) are included. */
  firstDay: text("first_day").notNull(),
  lastDay: text("last_day").notNull(),
  /** Null if the stop lasts until staff end it. */
  endsAt: integer("ends_at"),
  textEn: text("text_en").notNull(),
  textFr: text("text_fr").notNull(),
  createdBy: text("created_by").notNull(),
  createdAt,
});
export type SaleStopRow = typeof saleStops.$inferSelect;
