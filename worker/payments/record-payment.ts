import { and, eq, gt, inArray, ne, not, or, type SQL, sql } from "drizzle-orm";
import { toMajor } from "#domain/money/currency.ts";
import { NEW_ORDER_STATUS, type OrderStatus } from "#domain/orders/order-status.ts";
import {
  decideReport,
  type PaymentReport,
  type ReportDecision,
} from "#domain/payments/decide-report.ts";
import type { Ctx } from "../platform/context/context.ts";
import { uuidV7 } from "../platform/crypto/random.ts";
import { build, hasRow } from "../platform/db/client.ts";
import { insertRowFrom } from "../platform/db/insert-row.ts";
import { hasDayPassed } from "../queries/flight-day.ts";
import { isSaleClosed } from "../queries/sale-stop.ts";
import { orderEvent } from "../queries/order-event.ts";
import { orderEvents, orders } from "../tables/orders.ts";
import { paymentEvents, paymentProblems, payments, refunds } from "../tables/payments.ts";
import { queueOrderMail } from "../mail/order-mails.ts";
import { issuePass } from "../passes/issue-pass.ts";
import { newRefund, selectOrderId } from "./payment-report.ts";
import {
  HAS_LOST_DISPUTE,
  HAS_OPEN_DISPUTE,
  recordDispute,
  resolveDisputed,
} from "./record-dispute.ts";
import { recordMovement } from "./record-movement.ts";
import { recordRefund, resolveByRefund } from "./record-refund.ts";
import { endRequests } from "./refund-request-state.ts";

/** A paid order with an amount due keeps its status. */
const PAID_STATUS = sql`CASE ${orders.status} WHEN ${NEW_ORDER_STATUS} THEN 'paid'
  ELSE ${orders.status} END`;

/** Orders with these statuses become `refunded` when all their money is gone. */
const REFUNDABLE: readonly OrderStatus[] = ["paid", "completed", "cancelled"];

/**
 * The statements may run again, late, or in any order (docs/decisions/0030): each only moves a
 * state forward, and its effects depend on that. `mails` are ids that may get queued.
 */
export async function recordPayment(ctx: Ctx, report: PaymentReport) {
  const { reported, reference } = report;
  const { from, money, refunds: given, disputes, movements } = decideReport(report);
  const isPaidNow = sql`${payments.paidAt} IS NULL AND ${reported.status} = 'paid'`;
  const payment = build
    .update(payments)
    .set({
      reference,
      status: sql`CASE WHEN ${inArray(payments.status, from)} THEN ${reported.status}
        ELSE ${payments.status} END`,
      receivedMinor: sql`CASE WHEN ${payments.currency} = ${reported.currency}
        THEN max(${payments.receivedMinor}, ${reported.receivedMinor})
        ELSE ${payments.receivedMinor} END`,
      paidAt: sql`CASE WHEN ${isPaidNow} THEN ${ctx.now} ELSE ${payments.paidAt} END`,
      updatedAt: ctx.now,
    })
    .where(eq(payments.id, reported.id));
  const mails = [money?.mail, ...given.map(({ mail }) => mail)];
  return {
    statements: {
      event: recordEvent(ctx, report),
      money: money && (await recordMoney(ctx, report, money)),
      payment,
      refunds: given.map((refund) => recordRefund(ctx, reported.id, refund)),
      disputes: disputes.map((dispute) => recordDispute(ctx, reported.id, dispute)),
      // A trigger adds them up in the order.
      movements: movements.map((movement) => recordMovement(ctx, reported.id, movement)),
      refunded: recordRefundedOrder(ctx, report),
      requests: endRequests(ctx, selectOrderId(reported.id)),
      resolved: [resolveByRefund(ctx, reported.id), resolveDisputed(ctx, reported.id)],
    },
    mails: mails.flatMap((mail) => mail?.id ?? []),
  };
}

/** The event joins the transaction of its effects, so that an interrupted event comes again. */
function recordEvent({ now }: Ctx, { provider, reported, eventId }: PaymentReport) {
  if (eventId === undefined) return undefined;
  const id = `${provider}:${eventId}`;
  const isNew = not(hasRow(paymentEvents, eq(paymentEvents.id, id)));
  return insertRowFrom(
    paymentEvents,
    { id, paymentId: payments.id, createdAt: now },
    sql`FROM ${payments} WHERE ${and(eq(payments.id, reported.id), isNew)}`,
  );
}

/** Money that pays neither the order nor its amount due is a problem. Late money is refunded. */
async function recordMoney(
  ctx: Ctx,
  { provider, reference, reported }: PaymentReport,
  { mail, lateRefund }: NonNullable<ReportDecision["money"]>,
) {
  const { now } = ctx;
  const eventId = uuidV7(now);
  const isNew = and(eq(payments.id, reported.id), ne(payments.status, "paid"));
  const isUnpaid = eq(orders.status, NEW_ORDER_STATUS);
  const paysAll = and(isUnpaid, eq(orders.amountMinor, reported.receivedMinor));
  const paysDue = and(gt(orders.dueMinor, 0), eq(orders.dueMinor, reported.receivedMinor));
  const isLate = isSaleClosed(now);
  const pays = and(
    or(paysAll, paysDue),
    sql`${orders.currency} = ${reported.currency} AND NOT ${isLate}`,
  );
  const isEvent = eq(orderEvents.id, eventId);
  const hasPaid = hasRow(orderEvents, isEvent);
  const hasPaidAll = hasRow(
    orderEvents,
    and(isEvent, eq(orderEvents.fromStatus, NEW_ORDER_STATUS)),
  );
  const problem = {
    paymentId: payments.id,
    kind: sql`CASE WHEN ${isLate} THEN 'order_closed' WHEN ${isUnpaid} OR ${orders.dueMinor} > 0
      THEN 'wrong_amount' ELSE 'order_closed' END`,
    orderId: payments.orderId,
    createdAt: now,
    resolvedAt: null,
    resolvedBy: null,
  };
  const orderId = selectOrderId(reported.id);
  return {
    event: orderEvent(
      ctx,
      {
        id: eventId,
        toStatus: PAID_STATUS,
        reason: `${provider} ${reference}`,
        changes: sql`CASE WHEN ${orders.dueMinor} > 0
            THEN json_object('due', json_array(${toMajor(reported.receivedMinor)}, 0)) END`,
      },
      sql`FROM ${orders} JOIN ${payments} ON ${payments.orderId} = ${orders.id}
          WHERE ${and(isNew, pays)}`,
    ),
    mail: queueOrderMail(ctx, { ...mail, kind: "order-paid", orderId }, hasPaid),
    lateRefund: insertRowFrom(
      refunds,
      { ...newRefund(now), ...lateRefund, status: "requested" },
      sql`FROM ${payments} JOIN ${orders} ON ${orders.id} = ${payments.orderId}
          WHERE ${isNew} AND ${isLate} AND ${payments.currency} = ${reported.currency}
          AND ${lateRefund.amountMinor} > 0 RETURNING id`,
    ) as SQL<{ id: string }>,
    problem: insertRowFrom(
      paymentProblems,
      problem,
      sql`FROM ${payments} LEFT JOIN ${orders} ON ${orders.id} = ${payments.orderId}
          WHERE ${isNew} AND NOT ${hasPaid}`,
    ),
    order: build
      .update(orders)
      .set({
        status: PAID_STATUS,
        dueMinor: 0,
        version: sql`${orders.version} + 1`,
        updatedAt: now,
      })
      .where(and(eq(orders.id, orderId), hasPaid)),
    pass: await issuePass(ctx, orderId, hasPaidAll),
  };
}

/**
 * An unpaid order becomes `refunded` only after its day. An open dispute decides nothing yet, and
 * what staff decided after a lost one stays, unless an appeal wins the dispute.
 */
function recordRefundedOrder(ctx: Ctx, { provider, reference, reported }: PaymentReport) {
  const { now } = ctx;
  const decidedByStaff = and(
    eq(orderEvents.orderId, orders.id),
    eq(orderEvents.fromStatus, "refunded"),
    ne(orderEvents.toStatus, "refunded"),
  );
  const isRefunded = and(
    sql`${orders.id} = ${selectOrderId(reported.id)}`,
    or(
      inArray(orders.status, [...REFUNDABLE]),
      and(eq(orders.status, NEW_ORDER_STATUS), hasDayPassed(now)),
    ),
    sql`${orders.paidMinor} > 0`,
    sql`${orders.refundedMinor} + ${orders.disputedMinor} >= ${orders.paidMinor}`,
    not(HAS_OPEN_DISPUTE),
    not(sql`(${HAS_LOST_DISPUTE} AND ${hasRow(orderEvents, decidedByStaff)})`),
  );
  return {
    event: orderEvent(
      ctx,
      { toStatus: "refunded", reason: `${provider} ${reference}` },
      sql`FROM ${orders} WHERE ${isRefunded}`,
    ),
    order: build
      .update(orders)
      .set({
        status: "refunded",
        dueMinor: 0,
        version: sql`${orders.version} + 1`,
        updatedAt: now,
      })
      .where(isRefunded),
  };
}
