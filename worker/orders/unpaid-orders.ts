import { and, eq, inArray, isNull, lt, not, or, type SQL, sql } from "drizzle-orm";
import { siteConfig } from "../../app.config.ts";
import { NEW_ORDER_STATUS } from "#domain/orders/order-status.ts";
import { ACTIVE_PAYMENT_STATUSES, type PaymentStatus } from "#domain/payments/payment.ts";
import { retentionLimits, findRetention } from "#domain/retention.ts";
import { hasRow } from "../platform/db/client.ts";
import { IS_BEYOND } from "../passes/count-admitted.ts";
import { orders } from "../tables/orders.ts";
import { redemptions } from "../tables/passes.ts";
import { isPaymentIn } from "../payments/payment-status.ts";
import { paymentProblems, payments } from "../tables/payments.ts";

/** Includes money in another currency, which does not count as paid. */
export const HAS_PROBLEM = hasRow(
  paymentProblems,
  and(eq(paymentProblems.orderId, orders.id), isNull(paymentProblems.resolvedAt)),
);

export const hasPayment = (statuses: readonly PaymentStatus[]) =>
  hasRow(payments, and(eq(payments.orderId, orders.id), isPaymentIn(statuses)));

/**
 * Also those that were cancelled before any money came. `now` is epoch ms. Time counts from the last change: a reset to
 * unpaid restarts it.
 */
export function unpaidOrdersDue(now: number): SQL | undefined {
  const { unpaid } = retentionLimits(findRetention(siteConfig), now);
  const isHeld = sql`coalesce(${orders.heldUntil}, 0) > ${now}`;
  return and(
    inArray(orders.status, [NEW_ORDER_STATUS, "cancelled"]),
    or(eq(orders.status, NEW_ORDER_STATUS), eq(orders.paidMinor, 0)),
    lt(orders.createdAt, unpaid),
    lt(orders.updatedAt, unpaid),
    not(isHeld),
    sql`${orders.paidMinor} <= ${orders.refundedMinor} + ${orders.disputedMinor}`,
    // An open page can still be paid; the cron closes it first.
    not(hasPayment(ACTIVE_PAYMENT_STATUSES)),
    not(HAS_PROBLEM),
    // Staff have to ask somebody for the money, and the order says whom.
    not(hasRow(redemptions, and(eq(redemptions.orderId, orders.id), IS_BEYOND))),
  );
}
