import { and, eq, gt, inArray, isNull, lte, not, or, sql } from "drizzle-orm";
import {
  type PaymentProblem,
  REFUND_RANKS,
  statusesBefore,
} from "../../src/domain/payments/payment.ts";
import type { Ctx } from "../platform/context/context.ts";
import { build, hasRow } from "../platform/db/client.ts";
import { insertRowFrom } from "../platform/db/insert-row.ts";
import { paymentProblems, payments, refunds } from "./tables.ts";
import type { ReportedRefund } from "./provider.ts";
import { queueOrderMail } from "../mail/order-mails.ts";
import { lateRefundId, selectOrderId, type PaymentReport, raiseProblem } from "./payment-report.ts";
import type { Statement } from "../platform/db/batch.ts";

/** Returns the statements that move our refund on, or add one made in the provider's dashboard. */
export function recordRefund(
  ctx: Ctx,
  { provider, reported }: PaymentReport,
  refund: ReportedRefund,
) {
  const { now } = ctx;
  const id = refund.id ?? `${provider}:${refund.reference}`;
  const isThis = and(
    eq(refunds.paymentId, reported.id),
    or(eq(refunds.id, id), eq(refunds.reference, refund.reference)),
  );
  const moves = statusesBefore(REFUND_RANKS, refund.status);
  const isPast = hasRow(refunds, and(isThis, not(inArray(refunds.status, moves))));
  const isNews = sql`NOT ${isPast} AND ${hasRow(payments, eq(payments.id, reported.id))}`;
  const mail = `refunded:${id}`;
  const told = {
    succeeded: () =>
      queueOrderMail(
        ctx,
        {
          id: mail,
          kind: "order-refunded",
          orderId: selectOrderId(reported.id),
          facts: {
            amountMinor: refund.amountMinor,
            ...(id === lateRefundId(reported.id) && { isLate: true }),
          },
        },
        isNews,
      ),
    failed: () => raiseProblem(ctx, reported.id, "refund_failed", isNews),
    pending: () => undefined,
  }[refund.status]();
  const row = {
    id,
    paymentId: payments.id,
    orderId: payments.orderId,
    status: refund.status,
    amountMinor: refund.amountMinor,
    currency: payments.currency,
    reason: "",
    actorId: null,
    reference: refund.reference,
    keyHash: null,
    failure: null,
    createdAt: now,
    updatedAt: now,
  };
  return {
    statements: {
      told,
      moved: build
        .update(refunds)
        .set({ status: refund.status, reference: refund.reference, updatedAt: now })
        .where(and(isThis, inArray(refunds.status, moves))),
      added: insertRowFrom(
        refunds,
        row,
        sql`FROM ${payments} WHERE ${eq(payments.id, reported.id)}
          AND NOT ${hasRow(refunds, isThis)}`,
      ),
    },
    mails: refund.status === "succeeded" ? [mail] : [],
  };
}

/**
 * Returns the statement that resolves problems after a full refund, and slow refunds that are
 * through.
 */
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
