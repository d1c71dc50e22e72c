import { desc, eq, sql } from "drizzle-orm";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import type { OrderEvent } from "#domain/order-detail/timeline.schema.ts";
import { NEW_ORDER_STATUS } from "#domain/orders/order-status.ts";
import { toIso, toIsoOrNull } from "#domain/time.ts";
import type { Ctx } from "../platform/context/context.ts";
import { orderEvents, type OrderRow, orders } from "../tables/orders.ts";
import { users } from "../tables/identity.ts";
import { tableColumns } from "../platform/db/table-columns.ts";
import { BOOKING_ROW } from "../queries/booking-row.ts";
import { NotFoundError } from "../platform/errors/errors.ts";
import { selectPayments, toMovements, toPayments } from "../payments/payment-detail.ts";
import { toCustomer, toOrder } from "./booking-record.ts";
import { selectTimeline, SHOWN, toTimeline } from "./order-timeline.ts";
import { type Results, batch } from "../platform/db/batch.ts";

const EVENT = tableColumns(orderEvents);

/** Throws NotFoundError. */
export async function findOrderDetail(ctx: Ctx, id: string): Promise<OrderDetail> {
  return toOrderDetail(ctx, await batch(ctx, selectOrderDetail(id)));
}

export function selectOrderDetail(id: string) {
  const order = sql`SELECT ${BOOKING_ROW.columns} FROM ${BOOKING_ROW.from}`;
  const events = sql`SELECT ${EVENT.columns}, ${users.email} AS actor_email FROM ${orderEvents}
    LEFT JOIN ${users} ON ${users.id} = ${orderEvents.actorId}`;
  return {
    order: sql`${order} WHERE ${eq(orders.id, id)}`,
    // By rowid, because one batch writes several events in one millisecond.
    events: sql`${events} WHERE ${eq(orderEvents.orderId, id)}
      ORDER BY ${desc(orderEvents.createdAt)}, ${orderEvents}.rowid DESC LIMIT ${SHOWN}`,
    money: selectPayments(id),
    around: selectTimeline(id),
  };
}

type FoundDetail = Results<ReturnType<typeof selectOrderDetail>>;

/** Throws NotFoundError. */
export function toOrderDetail(ctx: Ctx, found: FoundDetail): OrderDetail {
  const [row] = found.order.rows;
  if (!row) throw new NotFoundError();
  const { order, customer } = BOOKING_ROW.read(row);
  const history = [...found.events.rows.map(toOrderEvent), toCreation(order)];
  const payments = toPayments(found.money);
  return {
    ...toOrder(ctx, order),
    customer: toCustomer(customer),
    updated_at: toIso(order.updatedAt),
    language: order.language,
    held_until: toIsoOrNull(order.heldUntil),
    payments,
    history,
    timeline: toTimeline(found.around, {
      history,
      payments,
      movements: toMovements(found.money),
    }),
  };
}

function toOrderEvent(found: Record<string, unknown>): OrderEvent {
  const event = EVENT.read(found);
  return {
    id: event.id,
    from_status: event.fromStatus,
    to_status: event.toStatus,
    reason: event.reason,
    changes: (event.changes as OrderEvent["changes"]) ?? null,
    actor_id: event.actorId,
    actor_email: found.actor_email as string | null,
    created_at: toIso(event.createdAt),
  };
}

/** Derived from the order, which saves each booking a row. */
function toCreation({ id, createdAt }: OrderRow): OrderEvent {
  return {
    id,
    from_status: null,
    to_status: NEW_ORDER_STATUS,
    reason: "",
    changes: null,
    actor_id: null,
    actor_email: null,
    created_at: toIso(createdAt),
  };
}
