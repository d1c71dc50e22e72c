import { type Column, type SQL, sql } from "drizzle-orm";
import type { FieldChanges } from "#domain/orders/booking-fields.ts";
import type { OrderStatus } from "#domain/orders/order-status.ts";
import type { Ctx } from "../platform/context/context.ts";
import { uuidV7 } from "../platform/crypto/random.ts";
import { insertRowFrom } from "../platform/db/insert-row.ts";
import { orderEvents, orders } from "../tables/orders.ts";

interface NewOrderEvent {
  /** Set when other statements of the batch need it. */
  id?: string;
  /** The new status; absent without a change. */
  toStatus?: OrderStatus | SQL;
  /** The actor's own words. */
  reason?: string | undefined;
  /** A traveller's changes: empty for their other acts, null for other actors. */
  changes?: FieldChanges | SQL | null;
  /** The acting user; null for the product and the traveller. */
  actorId?: string | null | Column | SQL | undefined;
}

/** Returns a time after the order's history, at least by a millisecond: events keep their order. */
const nextMoment = (now: number) =>
  sql`max(${now}, 1 + coalesce((SELECT max(past.created_at) FROM ${orderEvents} past
    WHERE past.order_id = ${orders.id}), 0))`;

/**
 * Returns the statement that adds an event to each order of `source` (`FROM orders … WHERE …`),
 * before the batch changes their status.
 */
export function orderEvent(
  { now }: Pick<Ctx, "now">,
  { id = uuidV7(now), toStatus, reason = "", changes = null, actorId = null }: NewOrderEvent,
  source: SQL,
): SQL {
  const event = {
    id,
    orderId: orders.id,
    fromStatus: orders.status,
    toStatus: toStatus ?? orders.status,
    reason,
    changes,
    actorId,
    createdAt: nextMoment(now),
  };
  return insertRowFrom(orderEvents, event, source);
}
