import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import {
  type PaymentProblem,
  REFUND_RANKS,
  statusesBefore,
} from "../../src/domain/payments/payment.ts";
import type { Ctx } from "../platform/context/context.ts";
import { build, prepareSql } from "../platform/db/client.ts";
import { insertRowFrom } from "../platform/db/insert-row.ts";
import { paymentProblems, payments, refunds } from "./tables.ts";
import type { ReportedRefund } from "./provider.ts";
import { queueOrderMail } from "../mail/order-mails.ts";
import {
  lateRefundId,
  selectOrderId,
  type PaymentReport,
  raiseProblem,
  type Recording,
} from "./payment-report.ts";

/** Returns the statements that move our refund on, or add one made in the provider's dashboard. */
export function recordRefund(
  ctx: Ctx,
  { provider, reported }: PaymentReport,
  refund: ReportedRefund,
): Recording {
  const { db, now } = ctx;
  const id = refund.id ?? `${provider}:${refund.reference}`;
  const isThis = and(
    eq(refunds.paymentId, reported.id),
    or(eq(refunds.id, id), eq(refunds.reference, refund.reference)),
  );
  const moves = statusesBefore(REFUND_RANKS, refund.status);
  const isPast = sql`EXISTS (SELECT 1 FROM ${refunds} WHERE ${isThis}
    AND NOT ${inArray(refunds.status, moves)})`;
  const isNews = sql`NOT ${isPast} AND EXISTS (SELECT 1 FROM ${payments}
    WHERE ${eq(payments.id, reported.id)})`;
  const mail = `refunded:${id}`;
  const tells = {
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
    statements: [
      ...(tells ? [tells] : []),
      prepareSql(
        db,
        build
          .update(refunds)
          .set({ status: refund.status, reference: refund.reference, updatedAt: now })
          .where(and(isThis, inArray(refunds.status, moves))),
      ),
      insertRowFrom(
        db,
        refunds,
        row,
        sql`FROM ${payments} WHERE ${eq(payments.id, reported.id)}
          AND NOT EXISTS (SELECT 1 FROM ${refunds} WHERE ${isThis})`,
      ),
    ],
    mails: refund.status === "succeeded" ? [mail] : [],
  };
}

/**
 * Returns the statement that resolves problems after a full refund, and slow refunds that are
 * through.
 */
export function resolveByRefund({ db, now }: Ctx, paymentId: string): D1PreparedStatement {
  const given = sql`(SELECT coalesce(sum(${refunds.amountMinor}), 0) FROM ${refunds}
    WHERE ${refunds.paymentId} = ${paymentId} AND ${refunds.status} = 'succeeded')`;
  const isGivenBack = sql`EXISTS (SELECT 1 FROM ${payments} WHERE ${eq(payments.id, paymentId)}
    AND ${payments.receivedMinor} > 0 AND ${given} >= ${payments.receivedMinor})`;
  const isWaiting = sql`EXISTS (SELECT 1 FROM ${refunds} WHERE ${refunds.paymentId} = ${paymentId}
    AND ${refunds.status} IN ('requested', 'pending'))`;
  const byRefund: PaymentProblem[] = ["order_closed", "wrong_amount", "refund_failed"];
  return prepareSql(
    db,
    build
      .update(paymentProblems)
      .set({ resolvedAt: now })
      .where(
        and(
          eq(paymentProblems.paymentId, paymentId),
          isNull(paymentProblems.resolvedAt),
          or(
            and(inArray(paymentProblems.kind, byRefund), isGivenBack),
            and(eq(paymentProblems.kind, "refund_slow"), sql`NOT ${isWaiting}`),
          ),
        ),
      ),
  );
}
