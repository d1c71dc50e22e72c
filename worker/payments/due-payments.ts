import { and, asc, eq, lte, or, sql } from "drizzle-orm";
import { flightDayEnd } from "../../src/domain/airports/airport-time.ts";
import { toPayMinor } from "../../src/domain/orders/order-due.ts";
import { ACTIVE_PAYMENT_STATUSES, SLOW_REFUND_DAYS } from "../../src/domain/payments/payment.ts";
import { daysBefore } from "../../src/domain/retention.ts";
import { HOUR_MS, MINUTE_MS } from "../../src/domain/time.ts";
import type { Ctx } from "../platform/context/context.ts";
import { primaryDb } from "../platform/db/client.ts";
import { orders } from "../orders/tables.ts";
import { paymentProblems, payments, type RefundRow, refunds } from "./tables.ts";
import { logJob, logPayment } from "../platform/context/log.ts";
import { PaymentProviderError } from "./provider.ts";
import { closePayment } from "./close-payments.ts";
import { raiseProblem } from "./payment-report.ts";
import { requestRefund } from "./request-refund.ts";
import { settlePayment } from "./settle-payment.ts";

/** How many payments, refunds and reminders a run deals with, so that a provider that is down cannot prolong it without end. */
const A_RUN = 100;
/** How long a payment is left to its payer and to webhooks before we ask. */
const LEFT_ALONE_MS = 5 * MINUTE_MS;
/** How often the bank's progress with a refund is asked for. */
const REFUND_INTERVAL_MS = HOUR_MS;

/**
 * Settles the payments and refunds whose webhook was lost or whose request was interrupted, and ends pages that nobody may pay on
 * any more. Leaves a log line. A payment whose provider does not respond waits for the next run.
 */
export async function settleDuePayments(ctx: Ctx): Promise<void> {
  const count = { settled: 0, closed: 0, refunds: 0, failed: 0 };
  const attempt = async (done: keyof typeof count, payment: string, work: () => Promise<void>) => {
    try {
      await work();
      count[done] += 1;
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error;
      logPayment({ payment, error: error.code });
      count.failed += 1;
    }
  };
  for (const { payment, isPayable } of await findDuePayments(ctx)) {
    const { id, provider, reference } = payment;
    if (!isPayable || reference === null)
      await attempt("closed", id, () => closePayment(ctx, payment));
    else await attempt("settled", id, () => settlePayment(ctx, { provider, reference }));
  }
  for (const refund of await findDueRefunds(ctx)) {
    await attempt("refunds", refund.paymentId, () => requestRefund(ctx, refund));
    await raiseIfSlow(ctx, refund).run();
  }
  logJob("payments", count);
}

/** Active payments that nobody has looked at for a while; `isPayable` says whether their page may stay open, as it asks what the order asks. */
async function findDuePayments({ db, now }: Ctx) {
  const found = await primaryDb(db)
    .select({ payment: payments, order: orders })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .where(and(inActive(), lte(payments.updatedAt, now - LEFT_ALONE_MS)))
    .orderBy(asc(payments.updatedAt))
    .limit(A_RUN);
  return found.map(({ payment, order }) => ({
    payment,
    isPayable:
      order !== null &&
      toPayMinor(order) === payment.amountMinor &&
      payment.expiresAt > now &&
      payment.expiresAt <= flightDayEnd(order),
  }));
}

/** The condition in the words of the partial index, which serves no parameter. */
const inActive = () =>
  sql`${payments.status} IN ${sql.raw(`('${ACTIVE_PAYMENT_STATUSES.join("', '")}')`)}`;

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
    .orderBy(asc(refunds.createdAt))
    .limit(A_RUN);
}

/** Tells staff, once, of a refund that the bank has had for days. */
function raiseIfSlow(ctx: Ctx, { id, paymentId }: RefundRow): D1PreparedStatement {
  const isSlow = and(
    eq(refunds.id, id),
    eq(refunds.status, "pending"),
    lte(refunds.createdAt, daysBefore(ctx.now, SLOW_REFUND_DAYS)),
  );
  const isKnown = and(
    eq(paymentProblems.paymentId, paymentId),
    eq(paymentProblems.kind, "refund_slow"),
  );
  const isNews = sql`EXISTS (SELECT 1 FROM ${refunds} WHERE ${isSlow}) AND NOT EXISTS (SELECT 1 FROM ${paymentProblems} WHERE ${isKnown})`;
  return raiseProblem(ctx, paymentId, "refund_slow", isNews);
}
