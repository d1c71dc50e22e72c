import { desc, eq } from "drizzle-orm";
import { NEW_ORDER_STATUS } from "../../../src/domain/orders/order-status.ts";
import type { OrderDetail, OrderEvent } from "../../../src/domain/orders/order-change.schema.ts";
import { createDb } from "../../db/client.ts";
import { type CustomerRow, customers, type OrderEventRow, orderEvents, type OrderRow, orders, users } from "../../db/schema.ts";
import { NotFoundError } from "../../errors.ts";
import { adminOrderOf } from "./list-orders.ts";

type Db = ReturnType<typeof createDb>;

/** An order with its customer and its history. Throws NotFoundError. */
export async function findOrderDetail(d1: D1Database, id: string): Promise<OrderDetail> {
  const db = createDb(d1);
  return orderDetailOf(await db.batch(orderDetailQueries(db, id)));
}

/** The queries for `orderDetailOf`, to run in a batch. Three queries, because two columns of one name collide in a batch's rows. */
export function orderDetailQueries(db: Db, id: string) {
  const customerId = db.select({ id: orders.customerId }).from(orders).where(eq(orders.id, id));
  return [
    db.select().from(orders).where(eq(orders.id, id)),
    db.select().from(customers).where(eq(customers.id, customerId)),
    db
      .select({ event: orderEvents, actorEmail: users.email })
      .from(orderEvents)
      .leftJoin(users, eq(users.id, orderEvents.actorId))
      .where(eq(orderEvents.orderId, id))
      .orderBy(desc(orderEvents.createdAt), desc(orderEvents.id)),
  ] as const;
}

type Answers = readonly [OrderRow[], CustomerRow[], { event: OrderEventRow; actorEmail: string | null }[]];

/** The results of `orderDetailQueries` as the API shows them. Throws NotFoundError when there is no such order. */
export function orderDetailOf([[order], [customer], events]: Answers): OrderDetail {
  if (!order || !customer) throw new NotFoundError();
  return {
    ...adminOrderOf({ order, customer }),
    version: order.version,
    updated_at: new Date(order.updatedAt).toISOString(),
    events: [
      ...events.map(({ event, actorEmail }) => ({
        id: event.id,
        from_status: event.fromStatus,
        to_status: event.toStatus,
        reason: event.reason,
        actor_id: event.actorId,
        actor_email: actorEmail,
        created_at: new Date(event.createdAt).toISOString(),
      })),
      created(order),
    ],
  };
}

/** The event of the order's creation. It is derived from the order and not stored, so that a booking writes one row less. */
function created({ id, createdAt }: OrderRow): OrderEvent {
  return {
    id,
    from_status: null,
    to_status: NEW_ORDER_STATUS,
    reason: "",
    actor_id: null,
    actor_email: null,
    created_at: new Date(createdAt).toISOString(),
  };
}
