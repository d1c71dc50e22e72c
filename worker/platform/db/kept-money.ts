import { sql } from "drizzle-orm";
import { GIVEN_MINOR } from "./paid-at.ts";
import { orders } from "../../orders/tables.ts";
import { payments } from "../../payments/tables.ts";

/** What an order's payments brought, less all that is given back or on its way, minor units. For queries of `orders` that join others. */
export const KEPT_MINOR = sql<number>`(SELECT coalesce(sum(${payments.receivedMinor} - ${GIVEN_MINOR}), 0) FROM ${payments} WHERE ${payments.orderId} = ${orders.id})`;

/**
 * The condition of an order all of whose money is on its way back. Its pass is void from the moment
 * that the refund is asked for, and good again if that fails. For queries that join `orders`.
 */
export const isBeingRefunded = sql<boolean>`(${orders.paidMinor} > ${orders.refundedMinor}
  AND ${KEPT_MINOR} <= 0)`;
