import { eq, sql } from "drizzle-orm";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import type { SignedInCtx } from "../platform/context/context.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { build } from "../platform/db/client.ts";
import { orderEvent } from "../queries/order-event.ts";
import { orders } from "../tables/orders.ts";
import { selectOrderDetail, toOrderDetail } from "./order-detail.ts";
import { batch } from "../platform/db/batch.ts";

/** A mailed code opens the order again. Throws NotFoundError. */
export async function endOrderAccess(ctx: SignedInCtx, orderId: string): Promise<OrderDetail> {
  const { now, actor } = ctx;
  const source = sql`FROM ${orders} WHERE ${eq(orders.id, orderId)}`;
  const next = sql`${orders.addressVersion} + 1`;
  const changes = sql`json_object('access', json_array(${orders.addressVersion}, ${next}))`;
  const { detail } = await batch(ctx, {
    event: orderEvent(ctx, { actorId: actor.userId, changes }, source),
    audit: auditEntry(ctx, { action: "order.access_ended", subjectId: orders.id }, source),
    ended: build
      .update(orders)
      .set({ addressVersion: next, version: sql`${orders.version} + 1`, updatedAt: now })
      .where(eq(orders.id, orderId)),
    detail: selectOrderDetail(orderId),
  });
  return toOrderDetail(ctx, detail);
}
