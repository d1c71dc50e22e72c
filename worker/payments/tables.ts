import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { CurrencyCode } from "../../src/domain/money/currency.ts";
import type {
  PaymentProblem,
  PaymentProviderId,
  PaymentStatus,
  RefundStatus,
} from "../../src/domain/payments/payment.ts";

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
