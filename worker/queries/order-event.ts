import { type Column, type SQL, sql } from "drizzle-orm";
import type { FieldChanges } from "#domain/orders/booking-fields.ts";
import type { OrderStatus } from "#domain/orders/order-status.ts";
import type { Ctx } from "../platform/context/context.ts";
import { uuidV7 } from "../platform/crypto/random.ts";
import { insertRowFrom } from "../platform/db/insert-row.ts";
import { orderEvents, orders } from "../tables/orders.ts";

interface NewOrderEvent {
  id?: string;
  toStatus?: OrderStatus | SQL;
  reason?: string | SQL | undefined;
  /** A traveller's changes: empty for other acts of theirs, and null for other actors. */
  changes?: FieldChanges | SQL | null;
  /** Null if the product or the traveller acts. */
  actorId?: string | null | Column | SQL | undefined;
}

/** At least a millisecond after the order's last event, so that events stay in order. */
const nextMoment = (now: number) =>
  sql`max(${now}, 1 + coalesce((SELECT max(past.created_at) FROM ${orderEvents} past
    WHERE past.order_id = ${orders.id}), 0))`;

/** Must run before the batch changes the status. `source` is `FROM orders … WHERE …`. */
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
