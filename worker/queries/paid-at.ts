import { type SQL, sql } from "drizzle-orm";
import { NEW_ORDER_STATUS } from "#domain/orders/order-status.ts";
import { orderEvents, orders } from "../tables/orders.ts";
import { disputes, payments } from "../tables/payments.ts";
import { GIVEN, KEPT } from "./pass-texts.ts";

const GIVEN_MINOR = sql<number>`${sql.raw(GIVEN)}`;

/** The payer's bank holds the payment or took it back, so nothing of it can be refunded. */
export const IS_DISPUTED = sql`EXISTS (SELECT 1 FROM ${disputes}
  WHERE ${disputes.paymentId} = ${payments.id} AND ${disputes.status} <> 'won')`;

/** What can be refunded of a payment, in minor units. */
export const LEFT_MINOR = sql<number>`(CASE WHEN ${IS_DISPUTED} THEN 0
  ELSE ${payments.receivedMinor} - ${GIVEN_MINOR} END)`;

export const KEPT_MINOR = sql<number>`${sql.raw(KEPT)}`;

/** What can be refunded of an order's payments, in minor units. */
export const REFUNDABLE_MINOR = sql<number>`(SELECT coalesce(sum(${LEFT_MINOR}), 0) FROM ${payments}
  WHERE ${payments.orderId} = ${orders.id})`;

/** What is left of an order's payments, in minor units; money by hand is apart. */
export const ONLINE_MINOR = sql<number>`(${orders.paidMinor} - ${orders.refundedMinor}
  - ${orders.disputedMinor} - ${orders.byHandMinor})`;

/** Only payments with money left count. In epoch ms; NULL for none. */
const keptPayment = (first: "min" | "max"): SQL =>
  sql`(SELECT ${sql.raw(first)}(${payments.paidAt}) FROM ${payments}
    WHERE ${payments.orderId} = ${orders.id} AND ${payments.receivedMinor} > ${GIVEN_MINOR})`;

/** True for an event since the order was last set back to unpaid. */
const IS_STILL_TRUE = sql`${orderEvents.createdAt} >= coalesce((
  SELECT max(unpaid.created_at) FROM ${orderEvents} AS unpaid
  WHERE unpaid.order_id = ${orders.id} AND unpaid.to_status = ${NEW_ORDER_STATUS}
    AND unpaid.from_status <> ${NEW_ORDER_STATUS}), 0)`;

/** When staff first marked the order as paid, for money that came another way. */
const MARKED_PAID = sql`(SELECT min(${orderEvents.createdAt}) FROM ${orderEvents}
  WHERE ${orderEvents.orderId} = ${orders.id} AND ${orderEvents.toStatus} = 'paid'
    AND ${orderEvents.fromStatus} <> 'paid' AND ${IS_STILL_TRUE})`;

/**
 * The times of an order's first and last money (epoch ms): of its payments, else of staff's mark.
 * NULL for an unpaid order. A corrected status changes neither.
 */
export const PAID_AT = sql<number | null>`coalesce(${keptPayment("min")}, ${MARKED_PAID})`;
export const LAST_PAID_AT = sql<number | null>`coalesce(${keptPayment("max")}, ${MARKED_PAID})`;
