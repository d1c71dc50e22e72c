import { eq, type SQL, sql } from "drizzle-orm";
import { NEW_ORDER_STATUS } from "#domain/orders/order-status.ts";
import type { PaymentStatus } from "#domain/payments/payment.ts";
import { orderEvents, orders } from "../tables/orders.ts";
import { disputes, payments, refunds } from "../tables/payments.ts";
import { GIVEN, KEPT } from "./pass-texts.ts";

const GIVEN_MINOR = sql<number>`${sql.raw(GIVEN)}`;

/** The payer's bank holds or took back the payment, so we cannot refund it. */
export const IS_DISPUTED = sql`EXISTS (SELECT 1 FROM ${disputes}
  WHERE ${disputes.paymentId} = ${payments.id} AND ${disputes.status} <> 'won')`;

/** The refundable part of a payment, in minor units. */
export const LEFT_MINOR = sql<number>`(CASE WHEN ${IS_DISPUTED} THEN 0
  ELSE ${payments.receivedMinor} - ${GIVEN_MINOR} END)`;

/** The status of an order's newest payment, or NULL. */
export const PAYMENT_STATUS = sql<PaymentStatus | null>`(SELECT ${payments.status} FROM ${payments}
  WHERE ${payments.orderId} = ${orders.id} ORDER BY ${payments.id} DESC LIMIT 1)`;

export const KEPT_MINOR = sql<number>`${sql.raw(KEPT)}`;

export const REFUNDABLE_MINOR = sql<number>`(SELECT coalesce(sum(${LEFT_MINOR}), 0) FROM ${payments}
  WHERE ${payments.orderId} = ${orders.id})`;

/** The remaining part of an order's online payments, in minor units, without money by hand. */
export const ONLINE_MINOR = sql<number>`(${orders.paidMinor} - ${orders.refundedMinor}
  - ${orders.disputedMinor} - ${orders.byHandMinor})`;

/** The online money that was refunded or is on its way back, in minor units. */
export const BACK_MINOR = sql<number>`(SELECT coalesce(sum(${refunds.amountMinor}), 0)
  FROM ${refunds} WHERE ${refunds.orderId} = ${orders.id} AND ${refunds.status} <> 'failed')`;

const lostMinor = (isWanted: SQL) => sql<number>`(SELECT coalesce(sum(${disputes.amountMinor}), 0)
  FROM ${disputes} WHERE ${isWanted} AND ${disputes.status} = 'lost')`;

/** What banks took back from an order's payments for good, in minor units. */
export const LOST_MINOR = lostMinor(eq(disputes.orderId, orders.id));
const LOST_OF_PAYMENT = lostMinor(eq(disputes.paymentId, payments.id));

/** Ignores payments of which we or the payer's bank returned everything. In epoch ms, or NULL. */
const keptPayment = (first: "min" | "max"): SQL =>
  sql`(SELECT ${sql.raw(first)}(${payments.paidAt}) FROM ${payments}
    WHERE ${payments.orderId} = ${orders.id}
      AND ${payments.receivedMinor} > ${GIVEN_MINOR} + ${LOST_OF_PAYMENT})`;

/** True for events since the order last became unpaid, or since staff kept it after a lost dispute. */
const IS_STILL_TRUE = sql`${orderEvents.createdAt} >= coalesce((
  SELECT max(unpaid.created_at) FROM ${orderEvents} AS unpaid
  WHERE unpaid.order_id = ${orders.id} AND unpaid.to_status <> unpaid.from_status
    AND (unpaid.to_status = ${NEW_ORDER_STATUS} OR unpaid.from_status = 'refunded')), 0)`;

/** When staff first marked the order as paid, because they got the money in another way. */
const MARKED_PAID = sql`(SELECT min(${orderEvents.createdAt}) FROM ${orderEvents}
  WHERE ${orderEvents.orderId} = ${orders.id} AND ${orderEvents.toStatus} = 'paid'
    AND ${orderEvents.fromStatus} <> 'paid' AND ${IS_STILL_TRUE})`;

/** Epoch ms of an order's first and last money: from payments, else from staff's mark. NULL for an unpaid order. */
export const PAID_AT = sql<number | null>`coalesce(${keptPayment("min")}, ${MARKED_PAID})`;
export const LAST_PAID_AT = sql<number | null>`coalesce(${keptPayment("max")}, ${MARKED_PAID})`;
