import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { AuditAction } from "../../../src/domain/audit/audit.ts";
import { ORDER_STATUSES } from "../../../src/domain/orders/order-status.ts";
import { canChange, type OrderConflict } from "../../../src/domain/orders/order-status.ts";
import type { OrderChange, OrderDetail } from "../../../src/domain/orders/order-change.schema.ts";
import { createDb } from "../../db/client.ts";
import { auditLog, orderEvents, orders } from "../../db/schema.ts";
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
 * Changes an order's status and writes its event and its audit entry in one batch. One condition (status, and version if given)
 * decides all three, so of two admins at once one wins. Returns the order afterwards.
 * @throws NotFoundError, and ConflictError `order_changed` or `transition_not_allowed` with the order as it is.
 */
export async function changeOrderStatus({ db: d1, id, change, actorId, now }: ChangeOrder): Promise<OrderDetail> {
  const db = createDb(d1);
  const { status, reason, version } = change;
  const may = mayChange(id, change);
  const [, , changed, ...answers] = await db.batch([
    db.insert(orderEvents).select(
      db
        .select({
          id: value(uuidV7(now)),
          orderId: orders.id,
          fromStatus: orders.status,
          toStatus: value(status),
          reason: value(reason),
          actorId: value(actorId),
          createdAt: value(now),
        })
        .from(orders)
        .where(may),
    ),
    db.insert(auditLog).select(
      db
        .select({
          id: value(uuidV7(now)),
          actorId: value(actorId),
          action: value("order.status_changed" satisfies AuditAction),
          subjectId: orders.id,
          detail: sql<Record<string, unknown>>`json_object('from', ${orders.status}, 'to', ${status})`.as("detail"),
          createdAt: value(now),
        })
        .from(orders)
        .where(may),
    ),
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

/** A value in a column's place: Drizzle's batch cannot run raw SQL with parameters, so this goes through its select builder. */
function value<Value>(of: Value) {
  return sql<Value>`${of}`.as("value");
}

/** The condition that the order exists, has the version that the admin saw, and a status from which this change is allowed. */
function mayChange(id: string, { status, version }: OrderChange): SQL | undefined {
  const from = ORDER_STATUSES.filter((current) => canChange(current, status));
  return and(eq(orders.id, id), inArray(orders.status, from), version === undefined ? undefined : eq(orders.version, version));
}
