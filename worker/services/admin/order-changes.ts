import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { ORDER_STATUSES } from "../../../src/domain/order.ts";
import { canChange, type OrderChange, type OrderConflict, type OrderDetail } from "../../../src/domain/order-change.ts";
import { createDb } from "../../db/client.ts";
import { orders } from "../../db/schema.ts";
import { uuidV7 } from "../../db/uuid-v7.ts";
import { ConflictError } from "../../errors.ts";
import { orderDetailOf, orderDetailQueries } from "./order-detail.ts";

interface ChangeOrder {
  db: D1Database;
  id: string;
  change: OrderChange;
  /** The admin who does it. */
  actorId: string;
  /** Epoch ms. */
  now: number;
}

const MESSAGES: Record<OrderConflict, string> = {
  order_changed: "The order changed since it was read. Look at it again.",
  transition_not_allowed: "An order of this status cannot be given that one.",
};

/**
 * Changes an order's status, with its event and its audit entry, all or nothing in one batch: one condition (status, and version
 * if given) decides all three, so of two admins at once one wins. Answers the order as it is then.
 * @throws NotFoundError, and ConflictError `order_changed` or `transition_not_allowed` with the order as it is.
 */
export async function changeOrderStatus({ db: d1, id, change, actorId, now }: ChangeOrder): Promise<OrderDetail> {
  const db = createDb(d1);
  const { status, reason, version } = change;
  const may = mayChange(id, change);
  const [, , changed, ...answers] = await db.batch([
    db.run(sql`INSERT INTO order_events (id, order_id, from_status, to_status, reason, actor_id, created_at)
      SELECT ${uuidV7(now)}, orders.id, orders.status, ${status}, ${reason}, ${actorId}, ${now} FROM orders WHERE ${may}`),
    db.run(sql`INSERT INTO audit_log (id, actor_id, action, subject_id, detail, created_at)
      SELECT ${uuidV7(now)}, ${actorId}, 'order.status_changed', orders.id, json_object('from', orders.status, 'to', ${status}), ${now}
      FROM orders WHERE ${may}`),
    db
      .update(orders)
      .set({ status, version: sql`${orders.version} + 1`, updatedAt: now })
      .where(may)
      .returning({ version: orders.version }),
    ...orderDetailQueries(db, id),
  ]);
  const order = orderDetailOf(answers);
  if (changed.length > 0) return order;
  const code: OrderConflict = version !== undefined && version !== order.version ? "order_changed" : "transition_not_allowed";
  throw new ConflictError(code, MESSAGES[code], { order });
}

/** The order is there, has the version that was seen, and a status from which this one may be reached. */
function mayChange(id: string, { status, version }: OrderChange): SQL | undefined {
  const from = ORDER_STATUSES.filter((current) => canChange(current, status));
  return and(eq(orders.id, id), inArray(orders.status, from), version === undefined ? undefined : eq(orders.version, version));
}
