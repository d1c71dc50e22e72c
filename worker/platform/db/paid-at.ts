import { type SQL, sql } from "drizzle-orm";
import { NEW_ORDER_STATUS } from "../../../src/domain/orders/order-status.ts";
import { orderEvents, orders } from "../../orders/tables.ts";
import { payments, refunds } from "../../payments/tables.ts";

/** What of a payment is given back or on its way, minor units: every refund that has not failed. For queries of `payments`. */
export const GIVEN_MINOR = sql<number>`(SELECT coalesce(sum(${refunds.amountMinor}), 0) FROM ${refunds} WHERE ${refunds.paymentId} = ${payments.id} AND ${refunds.status} <> 'failed')`;

/** When the first or last payment came of which an order keeps something (epoch ms); NULL for none. */
const keptPayment = (first: "min" | "max"): SQL =>
  sql`(SELECT ${sql.raw(first)}(${payments.paidAt}) FROM ${payments}
    WHERE ${payments.orderId} = ${orders.id} AND ${payments.receivedMinor} > ${GIVEN_MINOR})`;

/** When staff marked an order paid whose money came another way: once for each time that it was not paid before. */
const MARKED_PAID = sql`(SELECT min(${orderEvents.createdAt}) FROM ${orderEvents}
  WHERE ${orderEvents.orderId} = ${orders.id} AND ${orderEvents.toStatus} = 'paid' AND ${orderEvents.fromStatus} <> 'paid'
    AND ${orderEvents.createdAt} >= coalesce((SELECT max(unpaid.created_at) FROM ${orderEvents} AS unpaid
      WHERE unpaid.order_id = ${orders.id} AND unpaid.to_status = ${NEW_ORDER_STATUS} AND unpaid.from_status <> ${NEW_ORDER_STATUS}), 0))`;

/**
 * When the money of an order first came (epoch ms), and its newest: by its payments, and else when staff
 * marked it paid; NULL when it was never paid. A status that is put right moves neither.
 */
export const PAID_AT = sql<number | null>`coalesce(${keptPayment("min")}, ${MARKED_PAID})`;
export const LAST_PAID_AT = sql<number | null>`coalesce(${keptPayment("max")}, ${MARKED_PAID})`;
