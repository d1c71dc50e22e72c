import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { OrderChange, OrderDetail } from "../../../src/domain/orders/order-change.schema.ts";
import { canChange, ORDER_STATUSES, type OrderConflict } from "../../../src/domain/orders/order-status.ts";
import type { SignedInCtx } from "../../context.ts";
import { auditEntry } from "../../db/audit.ts";
import { insertRowFrom } from "../../db/insert-row.ts";
import { orderEvents, orders } from "../../db/schema.ts";
import { build, prepareSql } from "../../db/client.ts";
import { uuidV7 } from "../../crypto/random.ts";
import { ConflictError } from "../../errors.ts";
import { orderDetailStatements, toOrderDetail } from "./order-detail.ts";

const MESSAGES: Record<OrderConflict, string> = {
  order_changed: "The order changed since it was read. Look at it again.",
  transition_not_allowed: "An order of this status cannot be given that one.",
};

/**
 * Changes an order's status and writes its event and its audit entry in one batch. One condition (status, and version if given)
 * decides all three, so of two admins at once one wins. Returns the order afterwards.
 * @throws NotFoundError, and ConflictError `order_changed` or `transition_not_allowed` with the order as it is.
 */
export async function changeOrderStatus(ctx: SignedInCtx, { id, ...change }: OrderChange & { id: string }): Promise<OrderDetail> {
  const { db, now, actor } = ctx;
  const { status, reason, version } = change;
  const allowed = mayChange(id, change);
  const source = sql`FROM ${orders} WHERE ${allowed}`;
  const event = {
    id: uuidV7(now),
    orderId: orders.id,
    fromStatus: orders.status,
    toStatus: status,
    reason,
    actorId: actor.userId,
    createdAt: now,
  };
  const detail = sql`json_object('from', ${orders.status}, 'to', ${status})`;
  const [, , changed, ...found] = await db.batch([
    insertRowFrom(db, orderEvents, event, source),
    auditEntry(ctx, { action: "order.status_changed", subjectId: orders.id, detail }, source),
    prepareSql(
      db,
      build
        .update(orders)
        .set({ status, version: sql`${orders.version} + 1`, updatedAt: now })
        .where(allowed),
    ),
    ...orderDetailStatements(ctx, id),
  ]);
  const order = toOrderDetail(ctx, found);
  if (changed!.meta.changes > 0) return order;
  const code: OrderConflict = version !== undefined && version !== order.version ? "order_changed" : "transition_not_allowed";
  throw new ConflictError(code, MESSAGES[code], { order });
}

/** The condition that the order exists, has the version that the admin saw, and a status from which this change is allowed. */
function mayChange(id: string, { status, version }: OrderChange): SQL | undefined {
  const from = ORDER_STATUSES.filter((current) => canChange(current, status));
  return and(eq(orders.id, id), inArray(orders.status, from), version === undefined ? undefined : eq(orders.version, version));
}
