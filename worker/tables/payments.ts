import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type {
  PaymentProblem,
  PaymentProviderId,
  PaymentStatus,
  RefundStatus,
} from "#domain/payments/payment.ts";
import { amountMinor, createdAt, currency, expiresAt, updatedAt } from "./columns.ts";

/**
 * Payments of orders at a provider, kept as long as the accounts, without personal data
 * (docs/decisions/0030).
 */
export const payments = sqliteTable(
  "payments",
  {
    /** Also the provider's idempotency key. */
    id: text().primaryKey(),
    orderId: text("order_id").notNull(),
    orderNumber: text("order_number").notNull(),
    provider: text().$type<PaymentProviderId>().notNull(),
    /** The provider's id of it and its page's address. */
    reference: text().notNull(),
    url: text().notNull(),
    status: text().$type<PaymentStatus>().notNull(),
    amountMinor,
    currency,
    /** The amount that the provider received; refunds are not subtracted. */
    receivedMinor: integer("received_minor").notNull(),
    /** The time when we first knew of the payment, or null. */
    paidAt: integer("paid_at"),
    expiresAt,
    createdAt,
    updatedAt,
  },
  (table) => [
    uniqueIndex("payments_reference").on(table.provider, table.reference),
    index("payments_order").on(table.orderId),
    // One open page per order, however many tabs and clicks.
    uniqueIndex("payments_active_order")
      .on(table.orderId)
      .where(sql`status IN ('open', 'processing')`),
    index("payments_active")
      .on(table.updatedAt)
      .where(sql`status IN ('open', 'processing')`),
  ],
);
export type PaymentRow = typeof payments.$inferSelect;

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
    amountMinor,
    currency,
    reason: text().notNull(),
    /** The staff user; null for a refund made at the provider. */
    actorId: text("actor_id"),
    /** The provider's id of it; null until the provider has answered. */
    reference: text(),
    /** SHA-256, base64url, of the Idempotency-Key. */
    keyHash: text("key_hash").unique("refunds_key"),
    /** The provider's code of a refusal. */
    failure: text(),
    createdAt,
    updatedAt,
  },
  (table) => [
    index("refunds_order").on(table.orderId),
    uniqueIndex("refunds_reference").on(table.paymentId, table.reference),
    // One at a time: of two people one refunds.
    uniqueIndex("refunds_requested")
      .on(table.paymentId)
      .where(sql`status = 'requested'`),
    index("refunds_unfinished")
      .on(table.createdAt)
      .where(sql`status IN ('requested', 'pending')`),
  ],
);
export type RefundRow = typeof refunds.$inferSelect;

/** Handled webhooks, written in the transaction of their effects. */
export const paymentEvents = sqliteTable(
  "payment_events",
  {
    /** The provider and its event id, "stripe:evt_…". */
    id: text().primaryKey(),
    paymentId: text("payment_id").notNull(),
    createdAt,
  },
  (table) => [index("payment_events_created").on(table.createdAt)],
);

/** Problems for staff, until they resolve themselves or staff resolve them. */
export const paymentProblems = sqliteTable(
  "payment_problems",
  {
    paymentId: text("payment_id")
      .notNull()
      .references(() => payments.id),
    kind: text().$type<PaymentProblem>().notNull(),
    orderId: text("order_id").notNull(),
    createdAt,
    resolvedAt: integer("resolved_at"),
    /** The staff user; null when it resolved itself. */
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

/** The books of the local product's demo provider. */
export const demoPayments = sqliteTable("demo_payments", {
  id: text().primaryKey(),
  orderNumber: text("order_number").notNull(),
  description: text().notNull(),
  amountMinor,
  currency,
  returnUrl: text("return_url").notNull(),
  status: text().$type<PaymentStatus>().notNull(),
  /** The time when a slow, processing payment is paid. */
  paidAt: integer("paid_at"),
  expiresAt,
  createdAt,
});

export const demoRefunds = sqliteTable("demo_refunds", {
  id: text().primaryKey(),
  paymentId: text("payment_id")
    .notNull()
    .references(() => demoPayments.id),
  amountMinor,
});
