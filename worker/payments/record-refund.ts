import { and, eq, gt, inArray, isNull, lte, not, or, sql } from "drizzle-orm";
import type { DecidedRefund } from "#domain/payments/decide-report.ts";
import type { PaymentProblem } from "#domain/payments/payment.ts";
import type { Ctx } from "../platform/context/context.ts";
import { build, hasRow } from "../platform/db/client.ts";
import { insertRowFrom } from "../platform/db/insert-row.ts";
import { paymentProblems, payments, refunds } from "../tables/payments.ts";
import { queueOrderMail } from "../mail/order-mails.ts";
import { newRefund, raiseProblem, selectOrderId } from "./payment-report.ts";
import type { Statement } from "../platform/db/batch.ts";

/** Moves our refund forward, or adds one that was made in the provider's dashboard. */
export function recordRefund(
  ctx: Ctx,
  paymentId: string,
  { id, reference, status, amountMinor, failure, from, mail, isProblem }: DecidedRefund,
) {
  const { now } = ctx;
  const isPayment = eq(payments.id, paymentId);
  const isThis = and(
    eq(refunds.paymentId, paymentId),
    or(eq(refunds.id, id), eq(refunds.reference, reference)),
  );
  const isPast = hasRow(refunds, and(isThis, not(inArray(refunds.status, from))));
  const isNews = and(not(isPast), hasRow(payments, isPayment))!;
  const orderId = selectOrderId(paymentId);
  const row = { ...newRefund(now), id, status, amountMinor, reference, failure };
  return {
    mail: mail && queueOrderMail(ctx, { ...mail, kind: "order-refunded", orderId }, isNews),
    problem: isProblem && raiseProblem(ctx, paymentId, "refund_failed", isNews),
    moved: build
      .update(refunds)
      .set({ status, reference, failure, updatedAt: now })
      .where(and(isThis, inArray(refunds.status, from))),
    added: insertRowFrom(
      refunds,
      row,
      sql`FROM ${payments} WHERE ${isPayment} AND NOT ${hasRow(refunds, isThis)}`,
    ),
  };
}

/** Resolves problems after a full refund, and slow refunds once they are complete. */
export function resolveByRefund({ now }: Ctx, paymentId: string): Statement {
  const given = sql`(SELECT coalesce(sum(${refunds.amountMinor}), 0) FROM ${refunds}
    WHERE ${refunds.paymentId} = ${paymentId} AND ${refunds.status} = 'succeeded')`;
  const isGivenBack = hasRow(
    payments,
    and(
      eq(payments.id, paymentId),
      gt(payments.receivedMinor, 0),
      lte(payments.receivedMinor, given),
    ),
  );
  const isWaiting = hasRow(
    refunds,
    and(eq(refunds.paymentId, paymentId), inArray(refunds.status, ["requested", "pending"])),
  );
  const byRefund: PaymentProblem[] = ["order_closed", "wrong_amount", "refund_failed"];
  return build
    .update(paymentProblems)
    .set({ resolvedAt: now })
    .where(
      and(
        eq(paymentProblems.paymentId, paymentId),
        isNull(paymentProblems.resolvedAt),
        or(
          and(inArray(paymentProblems.kind, byRefund), isGivenBack),
          and(eq(paymentProblems.kind, "refund_slow"), not(isWaiting)),
        ),
      ),
    );
}
