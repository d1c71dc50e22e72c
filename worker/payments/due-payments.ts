import { and, asc, eq, gte, inArray, lte, or, sql } from "drizzle-orm";
import { ACTIVE_PAYMENT_STATUSES, SLOW_REFUND_DAYS } from "#domain/payments/payment.ts";
import { daysBefore } from "#domain/retention.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/time.ts";
import type { Ctx } from "../platform/context/context.ts";
import { build, hasRow, primaryDb } from "../platform/db/client.ts";
import { isSaleStopped } from "../queries/sale-stop.ts";
import { orders } from "../tables/orders.ts";
import { isPaymentIn } from "./payment-status.ts";
import { paymentProblems, payments, type RefundRow, refunds } from "../tables/payments.ts";
import { logJob, logPayment } from "../platform/context/log.ts";
import { PaymentProviderError } from "./provider.ts";
import { closePayment, fitsOrder } from "./close-payments.ts";
import { raiseProblem } from "./payment-report.ts";
import { requestRefund } from "./request-refund.ts";
import { settlePayment } from "./settle-payment.ts";
import { batch, run, type Statement } from "../platform/db/batch.ts";

/** Limits a run while a provider is slow. */
const A_RUN = 100;
/** In ms: the payer and the webhooks have this long before we ask. */
const LEFT_ALONE_MS = 5 * MINUTE_MS;
/** In ms: we ask this often about a refund that the bank is processing. */
const REFUND_INTERVAL_MS = HOUR_MS;

/**
 * Catches up after lost webhooks and requests, and ends pages that can no longer be paid. Stops at a
 * provider that does not answer, because each of the others would wait for it as long, and the next
 * run begins with them. Throws the first unexpected failure last, so that one payment delays no other.
 */
export async function settleDuePayments(ctx: Ctx): Promise<void> {
  const count = { settled: 0, closed: 0, refunds: 0, failed: 0 };
  const failures: unknown[] = [];
  /** Returns false if the provider does not answer. */
  const attempt = async (
    done: keyof typeof count,
    payment: string,
    work: () => Promise<unknown>,
  ): Promise<boolean> => {
    try {
      const isAnswered = (await work()) !== false;
      count[isAnswered ? done : "failed"] += 1;
      return isAnswered;
    } catch (error) {
      count.failed += 1;
      if (error instanceof PaymentProviderError) {
        logPayment({ payment, error: error.code });
        return error.isFinal;
      }
      failures.push(error);
      return true;
    }
  };
  for (const { payment, isPayable } of await findDuePayments(ctx)) {
    const isAnswered = isPayable
      ? await attempt("settled", payment.id, () => settlePayment(ctx, payment))
      : await attempt("closed", payment.id, () => closePayment(ctx, payment));
    // Payments that we asked about longest ago come first, so that those of a lost provider account delay nobody.
    const asked = build.update(payments).set({ updatedAt: ctx.now });
    const isActive = isPaymentIn(ACTIVE_PAYMENT_STATUSES);
    await run(ctx, asked.where(and(eq(payments.id, payment.id), isActive)));
    if (!isAnswered) break;
  }
  // A single payment that never gets an answer must not keep all refunds waiting.
  for (const refund of await findDueRefunds(ctx)) {
    const isAnswered = await attempt("refunds", refund.paymentId, () => requestRefund(ctx, refund));
    // Refunds have the same order as payments, so that slow ones delay nobody.
    const asked = build.update(refunds).set({ updatedAt: ctx.now });
    const isWaiting = inArray(refunds.status, ["requested", "pending"]);
    await batch(ctx, {
      slow: raiseIfSlow(ctx, refund),
      asked: asked.where(and(eq(refunds.id, refund.id), isWaiting)),
    });
    if (!isAnswered) break;
  }
  logJob("payments", count);
  if (failures.length > 0) throw failures[0];
}

async function findDuePayments({ db, now }: Ctx) {
  const found = await primaryDb(db)
    .select({ payment: payments, order: orders, isStopped: isSaleStopped(now) })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .where(and(isPaymentIn(ACTIVE_PAYMENT_STATUSES), lte(payments.updatedAt, now - LEFT_ALONE_MS)))
    .orderBy(asc(payments.updatedAt))
    .limit(A_RUN);
  return found.map(({ payment, order, isStopped }) => ({
    payment,
    isPayable:
      order !== null && payment.expiresAt > now && fitsOrder(payment, order, isStopped === 1),
  }));
}

async function findDueRefunds({ db, now }: Ctx) {
  return primaryDb(db)
    .select()
    .from(refunds)
    .where(
      and(
        sql`${refunds.status} IN ('requested', 'pending')`,
        or(
          and(eq(refunds.status, "requested"), lte(refunds.updatedAt, now - LEFT_ALONE_MS)),
          and(eq(refunds.status, "pending"), lte(refunds.updatedAt, now - REFUND_INTERVAL_MS)),
        ),
      ),
    )
    .orderBy(asc(refunds.updatedAt))
    .limit(A_RUN);
}

function raiseIfSlow(ctx: Ctx, { id, paymentId, createdAt }: RefundRow): Statement {
  const isSlow = and(
    eq(refunds.id, id),
    eq(refunds.status, "pending"),
    lte(refunds.createdAt, daysBefore(ctx.now, SLOW_REFUND_DAYS)),
  );
  const isKnown = and(
    eq(paymentProblems.paymentId, paymentId),
    eq(paymentProblems.kind, "refund_slow"),
    gte(paymentProblems.createdAt, createdAt),
  );
  const isNews = sql`${hasRow(refunds, isSlow)} AND NOT ${hasRow(paymentProblems, isKnown)}`;
  return raiseProblem(ctx, paymentId, "refund_slow", isNews);
}
