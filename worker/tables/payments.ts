import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { DisputeStatus, HandMethod, MovementKind } from "#domain/payments/movement.ts";
import type {
  PaymentProblem,
  PaymentProviderId,
  PaymentStatus,
  RefundRequestStatus,
  RefundStatus,
} from "#domain/payments/payment.ts";
import { amountMinor, createdAt, currency, expiresAt, updatedAt } from "./columns.ts";

/** Kept as long as the bookkeeping needs the rows, without personal data (docs/decisions/0030). */
export const payments = sqliteTable(
  "payments",
  {
    /** Also the provider's idempotency key. */
    id: text().primaryKey(),
    orderId: text("order_id").notNull(),
    orderNumber: text("order_number").notNull(),
    provider: text().$type<PaymentProviderId>().notNull(),
    /** The payment's id at the provider, and the address of its page. */
    reference: text().notNull(),
    url: text().notNull(),
    status: text().$type<PaymentStatus>().notNull(),
    amountMinor,
    currency,
    /** The amount that the provider received, before refunds. */
    receivedMinor: integer("received_minor").notNull(),
    /** When we first knew that the payment was paid. */
    paidAt: integer("paid_at"),
    expiresAt,
    createdAt,
    updatedAt,
  },
  (table) => [
    uniqueIndex("payments_reference").on(table.provider, table.reference),
    index("payments_order").on(table.orderId),
    // An order has one open page, even with several tabs.
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
    /** Null for a refund by the traveller, by the product or from the provider's dashboard. */
    actorId: text("actor_id"),
    /** Null until the provider has answered. */
    reference: text(),
    /** SHA-256, base64url, of the order and the Idempotency-Key. */
    keyHash: text("key_hash").unique("refunds_key"),
    /** The provider's code for its refusal. */
    failure: text(),
    createdAt,
    updatedAt,
  },
  (table) => [
    index("refunds_order").on(table.orderId),
    uniqueIndex("refunds_reference").on(table.paymentId, table.reference),
    // A payment has one requested refund at a time, so that two people cannot both refund it.
    uniqueIndex("refunds_requested")
      .on(table.paymentId)
      .where(sql`status = 'requested'`),
    index("refunds_unfinished")
      .on(table.createdAt)
      .where(sql`status IN ('requested', 'pending')`),
  ],
);
export type RefundRow = typeof refunds.$inferSelect;

/** Staff who may not refund can request a refund. An admin approves or declines it. */
export const refundRequests = sqliteTable(
  "refund_requests",
  {
    id: text().primaryKey(),
    paymentId: text("payment_id")
      .notNull()
      .references(() => payments.id),
    orderId: text("order_id").notNull(),
    status: text().$type<RefundRequestStatus>().notNull(),
    amountMinor,
    currency,
    /** The travellers who leave the booking with the refund. */
    adults: integer().notNull(),
    children: integer().notNull(),
    infants: integer().notNull(),
    reason: text().notNull(),
    actorId: text("actor_id").notNull(),
    keyHash: text("key_hash").unique("refund_requests_key"),
    answer: text().notNull(),
    answeredBy: text("answered_by"),
    createdAt,
    updatedAt,
  },
  (table) => [
    index("refund_requests_order").on(table.orderId),
    // A payment has one open request, so that two agents cannot request the same money.
    uniqueIndex("refund_requests_open")
      .on(table.paymentId)
      .where(sql`status = 'open'`),
  ],
);
export type RefundRequestRow = typeof refundRequests.$inferSelect;

/** The payer's bank took the money back, or asks for it. */
export const disputes = sqliteTable(
  "disputes",
  {
    /** The provider's id. */
    id: text().primaryKey(),
    paymentId: text("payment_id")
      .notNull()
      .references(() => payments.id),
    orderId: text("order_id").notNull(),
    status: text().$type<DisputeStatus>().notNull(),
    amountMinor,
    currency,
    /** The provider's code for the payer's reason, such as "fraudulent". */
    cause: text().notNull(),
    /** Our deadline for an answer (epoch ms). Null if no answer is possible. */
    dueAt: integer("due_at"),
    createdAt,
    updatedAt,
  },
  (table) => [
    index("disputes_payment").on(table.paymentId),
    index("disputes_order").on(table.orderId),
  ],
);
export type DisputeRow = typeof disputes.$inferSelect;

/** Triggers refuse to change or delete a movement, and update the sums of orders (docs/decisions/0059). */
export const journal = sqliteTable(
  "journal",
  {
    /** Derived from the event, so that a repeated report writes nothing. */
    id: text().primaryKey(),
    orderId: text("order_id").notNull(),
    orderNumber: text("order_number").notNull(),
    /** Null for money outside the provider. */
    paymentId: text("payment_id"),
    kind: text().$type<MovementKind>().notNull(),
    /** Negative for money that we lose. */
    amountMinor,
    /** The sum that a waiver gives away. */
    waivedMinor: integer("waived_minor").notNull(),
    /** ISO 4217. A fee has the currency of the provider's account. */
    currency: text().notNull(),
    provider: text().$type<PaymentProviderId>(),
    /** Null for money at the provider. */
    method: text().$type<HandMethod>(),
    /** The provider's id of payment, refund or dispute, or the reference of a transfer. */
    reference: text(),
    movedAt: integer("moved_at").notNull(),
    actorId: text("actor_id"),
    createdAt,
  },
  (table) => [
    index("journal_moved").on(table.movedAt, table.id),
    index("journal_order").on(table.orderId, table.movedAt),
    index("journal_reference")
      .on(table.reference)
      .where(sql`reference IS NOT NULL`),
  ],
);
export type MovementRow = typeof journal.$inferSelect;

/** The transaction of a webhook's effects writes its row. */
export const paymentEvents = sqliteTable(
  "payment_events",
  {
    /** Provider and event id, such as "stripe:evt_…". */
    id: text().primaryKey(),
    paymentId: text("payment_id").notNull(),
    createdAt,
  },
  (table) => [index("payment_events_created").on(table.createdAt)],
);

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
    /** Null if the problem resolved itself. */
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

export const demoPayments = sqliteTable("demo_payments", {
  id: text().primaryKey(),
  orderNumber: text("order_number").notNull(),
  description: text().notNull(),
  amountMinor,
  currency,
  returnUrl: text("return_url").notNull(),
  status: text().$type<PaymentStatus>().notNull(),
  /** When a slow, processing payment succeeds. */
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
