import { and, eq, isNull, lt, lte, not, type SQL, sql } from "drizzle-orm";
import { siteConfig } from "../../app.config.ts";
import { NEW_ORDER_STATUS } from "#domain/orders/order-status.ts";
import { retentionLimits, findRetention } from "#domain/retention.ts";
import { hasRow } from "../platform/db/client.ts";
import { orders } from "./tables.ts";
import { paymentProblems, payments } from "../payments/tables.ts";

/**
 * Returns the condition of unpaid orders that expire at `now` (epoch ms). The last change counts:
 * one set back to Not Paid gets its full time.
 */
export function unpaidOrdersDue(now: number): SQL | undefined {
  const { unpaid } = retentionLimits(findRetention(siteConfig), now);
  const isHeld = sql`coalesce(${orders.heldUntil}, 0) > ${now}`;
  // An open page can still be paid. The cron closes it first.
  const hasPage = hasRow(
    payments,
    and(eq(payments.orderId, orders.id), sql`${payments.status} IN ('open', 'processing')`),
  );
  // Of money in another currency, which is not counted as paid.
  const hasProblem = hasRow(
    paymentProblems,
    and(eq(paymentProblems.orderId, orders.id), isNull(paymentProblems.resolvedAt)),
  );
  return and(
    eq(orders.status, NEW_ORDER_STATUS),
    lt(orders.createdAt, unpaid),
    lt(orders.updatedAt, unpaid),
    not(isHeld),
    lte(orders.paidMinor, orders.refundedMinor),
    not(hasPage),
    not(hasProblem),
  );
}
