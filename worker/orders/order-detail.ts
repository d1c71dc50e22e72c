import { desc, eq, sql } from "drizzle-orm";
import type { OrderDetail } from "../../src/domain/staff-orders/order-change.schema.ts";
import type { OrderEvent } from "../../src/domain/staff-orders/timeline.schema.ts";
import { NEW_ORDER_STATUS } from "../../src/domain/orders/order-status.ts";
import type { Ctx } from "../platform/context/context.ts";
import { customers, orderEvents, type OrderRow, orders } from "./tables.ts";
import { users } from "../identity/tables.ts";
import { prepareSql } from "../platform/db/client.ts";
import { tableColumns } from "../platform/db/table-columns.ts";
import { NotFoundError } from "../platform/errors/errors.ts";
import { paymentStatements, toPayments } from "../payments/payment-detail.ts";
import { toAdminOrder } from "./booking-record.ts";
import { timelineStatements, toTimeline } from "./order-timeline.ts";

const ORDER = tableColumns(orders);
const CUSTOMER = tableColumns(customers);
const EVENT = tableColumns(orderEvents);

/** Returns an order with customer, history, payments and timeline. Throws NotFoundError. */
export async function findOrderDetail(ctx: Ctx, id: string): Promise<OrderDetail> {
  return toOrderDetail(ctx, await ctx.db.batch(orderDetailStatements(ctx, id)));
}

/** Returns the statements that `toOrderDetail` reads, for a batch. */
export function orderDetailStatements(ctx: Ctx, id: string): D1PreparedStatement[] {
  const order = sql`SELECT ${ORDER.columns}, ${CUSTOMER.columns} FROM ${orders}
    JOIN ${customers} ON ${customers.id} = ${orders.customerId}`;
  const events = sql`SELECT ${EVENT.columns}, ${users.email} AS actor_email FROM ${orderEvents}
    LEFT JOIN ${users} ON ${users.id} = ${orderEvents.actorId}`;
  const { db } = ctx;
  return [
    prepareSql(db, sql`${order} WHERE ${eq(orders.id, id)}`),
    // By rowid: one batch writes several events in one millisecond.
    prepareSql(
      db,
      sql`${events} WHERE ${eq(orderEvents.orderId, id)}
        ORDER BY ${desc(orderEvents.createdAt)}, ${orderEvents}.rowid DESC`,
    ),
    ...paymentStatements(ctx, id),
    ...timelineStatements(ctx, id),
  ];
}

/** Returns the results of `orderDetailStatements` as the API shows them. Throws NotFoundError. */
export function toOrderDetail(
  ctx: Ctx,
  [found, events, paid, given, problems, ...around]: readonly D1Result[],
): OrderDetail {
  const row = found?.results[0] as Record<string, unknown> | undefined;
  if (!row) throw new NotFoundError();
  const order = ORDER.read(row);
  const history = [
    ...(events!.results as Record<string, unknown>[]).map(toOrderEvent),
    toCreation(order),
  ];
  const payments = toPayments([paid!, given!, problems!]);
  return {
    ...toAdminOrder(ctx, { order, customer: CUSTOMER.read(row) }),
    updated_at: new Date(order.updatedAt).toISOString(),
    held_until: order.heldUntil === null ? null : new Date(order.heldUntil).toISOString(),
    payments,
    history,
    timeline: toTimeline(around, { history, payments }),
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
    created_at: new Date(event.createdAt).toISOString(),
  };
}

/** The creation is derived from the order, so a booking writes one row less. */
function toCreation({ id, createdAt }: OrderRow): OrderEvent {
  return {
    id,
    from_status: null,
    to_status: NEW_ORDER_STATUS,
    reason: "",
    changes: null,
    actor_id: null,
    actor_email: null,
    created_at: new Date(createdAt).toISOString(),
  };
}
