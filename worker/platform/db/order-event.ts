import { type Column, type SQL, sql } from "drizzle-orm";
import type { FieldChanges } from "../../../src/domain/bookings/booking-fields.ts";
import type { OrderStatus } from "../../../src/domain/orders/order-status.ts";
import type { Ctx } from "../context/context.ts";
import { uuidV7 } from "../crypto/random.ts";
import { insertRowFrom } from "./insert-row.ts";
import { orderEvents, orders } from "../../orders/tables.ts";

interface NewOrderEvent {
  /** Told in advance when other statements of the batch depend on it. */
  id?: string;
  /** The status afterwards; absent when it stays. */
  toStatus?: OrderStatus | SQL;
  /** In the words of whoever did it. */
  reason?: string;
  /** What a traveller changed; empty for another act of theirs, null for those of others. */
  changes?: FieldChanges | SQL | null;
  /** The user who did it; null for the product and for the order's traveller. */
  actorId?: string | null | Column | SQL;
}

/**
 * A time after all that the order's history has, if only by a millisecond: what one request does in
 * one, and what ends late, stay in order.
 */
const nextMoment = (now: number) =>
  sql`max(${now}, 1 + coalesce((SELECT max(past.created_at) FROM ${orderEvents} past
    WHERE past.order_id = ${orders.id}), 0))`;

/**
 * The statement that adds a row to the history of the orders that `source` finds (`FROM orders … WHERE …`), for the batch that changes
 * them. It must run before their status changes.
 */
export function orderEvent(
  { db, now }: Pick<Ctx, "db" | "now">,
  { id = uuidV7(now), toStatus, reason = "", changes = null, actorId = null }: NewOrderEvent,
  source: SQL,
): D1PreparedStatement {
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
  return insertRowFrom(db, orderEvents, event, source);
}
