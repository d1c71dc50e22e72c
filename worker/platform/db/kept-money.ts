import { sql } from "drizzle-orm";
import { GIVEN_MINOR } from "./paid-at.ts";
import { orders } from "../../orders/tables.ts";
import { payments } from "../../payments/tables.ts";

/** The money that an order keeps: payments less refunds, minor units. */
export const KEPT_MINOR = sql<number>`(
  SELECT coalesce(sum(${payments.receivedMinor} - ${GIVEN_MINOR}), 0)
  FROM ${payments} WHERE ${payments.orderId} = ${orders.id})`;

/**
 * The condition of an order whose whole money is going back. Its pass is void from the request of
 * the refund until that fails. For queries that join `orders`.
 */
export const isBeingRefunded = sql<boolean>`(${orders.paidMinor} > ${orders.refundedMinor}
  AND ${KEPT_MINOR} <= 0)`;
