import { and, eq, sql } from "drizzle-orm";
import type { HoldInput } from "#domain/orders/order-change.schema.ts";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import { MAX_HOLD_DAYS } from "#domain/orders/order-end.ts";
import { NEW_ORDER_STATUS } from "#domain/orders/order-status.ts";
import { DAY_MS } from "#domain/time.ts";
import { VALIDATION_MESSAGES as M } from "#domain/validation.ts";
import type { SignedInCtx } from "../platform/context/context.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { build } from "../platform/db/client.ts";
import { orderEvent } from "../queries/order-event.ts";
import { orders } from "../tables/orders.ts";
import { ValidationError } from "../platform/errors/errors.ts";
import { orderConflict } from "./order-conflict.ts";
import { selectOrderDetail, toOrderDetail } from "./order-detail.ts";
import { batch } from "../platform/db/batch.ts";

/** Throws ValidationError, NotFoundError, or ConflictError `order_changed` or `order_not_unpaid` with the order. */
export async function holdOrder(
  ctx: SignedInCtx,
  { id, until, reason, version }: HoldInput & { id: string },
): Promise<OrderDetail> {
  const { now, actor } = ctx;
  const heldUntil = Date.parse(until);
  if (heldUntil <= now || heldUntil > now + MAX_HOLD_DAYS * DAY_MS)
    throw new ValidationError([{ path: ["until"], message: M.holdRange }]);
  const mayHold = and(
    eq(orders.id, id),
    eq(orders.status, NEW_ORDER_STATUS),
    version === undefined ? undefined : eq(orders.version, version),
  );
  const source = sql`FROM ${orders} WHERE ${mayHold}`;
  const { held, detail } = await batch(ctx, {
    event: orderEvent(ctx, { reason, actorId: actor.userId }, source),
    audit: auditEntry(
      ctx,
      { action: "order.held", subjectId: orders.id, detail: { until } },
      source,
    ),
    held: build
      .update(orders)
      .set({ heldUntil, version: sql`${orders.version} + 1`, updatedAt: now })
      .where(mayHold),
    detail: selectOrderDetail(id),
  });
  const order = toOrderDetail(ctx, detail);
  if (held.changes > 0) return order;
  throw orderConflict(
    version !== undefined && version !== order.version ? "order_changed" : "order_not_unpaid",
    order,
  );
}
