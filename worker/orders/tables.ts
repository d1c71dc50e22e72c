import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { FieldChanges } from "../../src/domain/bookings/booking-fields.ts";
import type { Language } from "../../src/domain/language.ts";
import type { CurrencyCode } from "../../src/domain/money/currency.ts";
import type { OrderStatus } from "../../src/domain/orders/order-status.ts";

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
