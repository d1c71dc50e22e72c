import { and, eq, gt, inArray, isNull, not, or, sql } from "drizzle-orm";
import type { DecidedDispute } from "#domain/payments/decide-report.ts";
import { type DisputeStatus, UNDECIDED_DISPUTES } from "#domain/payments/movement.ts";
import type { Ctx } from "../platform/context/context.ts";
import { build, hasRow, listed } from "../platform/db/client.ts";
import { insertRowFrom } from "../platform/db/insert-row.ts";
import type { Statement } from "../platform/db/batch.ts";
import { orders } from "../tables/orders.ts";
import { disputes, paymentProblems, payments } from "../tables/payments.ts";
import { ONLINE_MINOR } from "../queries/paid-at.ts";
import { raiseProblem, selectOrderId } from "./payment-report.ts";

export const HAS_OPEN_DISPUTE = hasRow(
  disputes,
  and(eq(disputes.orderId, orders.id), inArray(disputes.status, [...UNDECIDED_DISPUTES])),
);

const hasDispute = (status: DisputeStatus) =>
  hasRow(disputes, and(eq(disputes.orderId, orders.id), eq(disputes.status, status)));

export const HAS_LOST_DISPUTE = hasDispute("lost");
export const HAS_WON_DISPUTE = hasDispute("won");

/** The order does without the card's money: the loss refunded it, or the traveller also paid by hand. */
const isWithoutCard = (paymentId: string) =>
  and(
    sql`${orders.id} = ${selectOrderId(paymentId)}`,
    or(
      eq(orders.status, "refunded"),
      // Money by hand may also be a part of the price.
      and(
        gt(orders.byHandMinor, 0),
        sql`${orders.paidMinor} - ${orders.refundedMinor} > ${orders.amountMinor}`,
      ),
    ),
  );

/**
 * Moves a dispute forward. A new or lost dispute is a problem for staff, and so is a lost one that
 * an appeal wins for an order that does without that money.
 */
export function recordDispute(
  ctx: Ctx,
  paymentId: string,
  { reference, status, amountMinor, cause, openedAt, dueAt, from, isNewsUnless }: DecidedDispute,
) {
  const { now } = ctx;
  const isThis = eq(disputes.id, reference);
  const isKnown = and(isThis, sql`${disputes.status} IN ${listed(isNewsUnless)}`);
  const row = {
    id: reference,
    paymentId: payments.id,
    orderId: payments.orderId,
    status,
    amountMinor,
    currency: payments.currency,
    cause,
    dueAt,
    createdAt: openedAt,
    updatedAt: now,
  };
  const isPayment = eq(payments.id, paymentId);
  const wasLost = and(isThis, eq(disputes.status, "lost"));
  return {
    regained:
      status === "won" &&
      raiseProblem(
        ctx,
        paymentId,
        "disputed",
        sql`${hasRow(disputes, wasLost)} AND ${hasRow(orders, isWithoutCard(paymentId))}`,
      ),
    problem:
      isNewsUnless.length > 0 &&
      raiseProblem(ctx, paymentId, "disputed", not(hasRow(disputes, isKnown))),
    moved: build
      .update(disputes)
      .set({ status, amountMinor, cause, dueAt, updatedAt: now })
      .where(and(isThis, inArray(disputes.status, [...from, status]))),
    added: insertRowFrom(
      disputes,
      row,
      sql`FROM ${payments} WHERE ${isPayment} ON CONFLICT DO NOTHING`,
    ),
  };
}

/** A payment whose disputes are all won needs no work by staff, unless we hold money that its order does without. */
export function resolveDisputed({ now }: Ctx, paymentId: string): Statement {
  const isOf = eq(disputes.paymentId, paymentId);
  const holdsMoney = and(isWithoutCard(paymentId), gt(ONLINE_MINOR, 0));
  return build
    .update(paymentProblems)
    .set({ resolvedAt: now })
    .where(
      and(
        eq(paymentProblems.paymentId, paymentId),
        eq(paymentProblems.kind, "disputed"),
        isNull(paymentProblems.resolvedAt),
        hasRow(disputes, isOf),
        not(hasRow(disputes, and(isOf, sql`${disputes.status} <> 'won'`))),
        not(hasRow(orders, holdsMoney)),
      ),
    );
}
