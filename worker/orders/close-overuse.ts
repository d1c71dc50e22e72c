import { and, eq, sql } from "drizzle-orm";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import type { Reason } from "#domain/reason.schema.ts";
import { IS_BEYOND } from "../passes/count-admitted.ts";
import { redemptions } from "../tables/passes.ts";
import type { SignedInCtx } from "../platform/context/context.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { batch } from "../platform/db/batch.ts";
import { build, hasRow } from "../platform/db/client.ts";
import { orderEvent } from "../queries/order-event.ts";
import { orderConflict } from "./order-conflict.ts";
import { selectOrderDetail, toOrderDetail } from "./order-detail.ts";
import { orders } from "../tables/orders.ts";

/** Throws NotFoundError, or ConflictError `problem_resolved` with the order. */
export async function closeOveruse(
  ctx: SignedInCtx,
  { orderId, reason }: Reason & { orderId: string },
): Promise<OrderDetail> {
  const isOpen = and(eq(redemptions.orderId, orderId), IS_BEYOND);
  const source = sql`FROM ${orders} WHERE ${and(eq(orders.id, orderId), hasRow(redemptions, isOpen))}`;
  const changes = sql`json_object('beyond', json_array(
    (SELECT sum(${redemptions.beyond}) FROM ${redemptions} WHERE ${isOpen}), 0))`;
  const { closed, detail } = await batch(ctx, {
    event: orderEvent(ctx, { reason, actorId: ctx.actor.userId, changes }, source),
    audit: auditEntry(ctx, { action: "order.overuse_closed", subjectId: orders.id }, source),
    closed: build.update(redemptions).set({ beyond: 0 }).where(isOpen),
    detail: selectOrderDetail(orderId),
  });
  const order = toOrderDetail(ctx, detail);
  if (closed.changes === 0) throw orderConflict("problem_resolved", order);
  return order;
}
