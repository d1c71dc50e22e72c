import { and, eq, exists, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { OrderChange, OrderDetail } from "../../../src/domain/orders/order-change.schema.ts";
import {
  canChange,
  changeMail,
  NEW_ORDER_STATUS,
  ORDER_STATUSES,
  type OrderStatus,
  WITHOUT_MONEY,
} from "../../../src/domain/orders/order-status.ts";
import { ACTIVE_PAYMENT_STATUSES } from "../../../src/domain/payments/payment.ts";
import type { SignedInCtx } from "../../context.ts";
import { auditEntry } from "../../db/audit.ts";
import { orderEvent } from "../../db/order-event.ts";
import { orderEvents, orders } from "../../db/schema.ts";
import { build, ONE, prepareSql } from "../../db/client.ts";
import { uuidV7 } from "../../crypto/random.ts";
import { queueOrderMail, sendQueuedMails } from "../mail/order-mails.ts";
import { closePayments } from "../payments/close-payments.ts";
import { issuePass } from "../passes/issue-pass.ts";
import { orderConflict } from "./order-conflict.ts";
import { orderDetailStatements, toOrderDetail } from "./order-detail.ts";

/**
 * Changes an order's status and writes its event, its audit entry, its pass and the traveller's mail in one batch. One condition
 * (status, money, and version if given) decides them all, so of two admins at once one wins. A page that the order could still be
 * paid on is closed. Returns the order afterwards.
 * @throws NotFoundError, and ConflictError `order_changed`, `transition_not_allowed` or `payment_received` with the order as it is.
 */
export async function changeOrderStatus(ctx: SignedInCtx, { id, ...change }: OrderChange & { id: string }): Promise<OrderDetail> {
  const { db, now, actor } = ctx;
  const { status, reason, version } = change;
  const allowed = mayChange(id, change);
  const source = sql`FROM ${orders} WHERE ${allowed}`;
  const eventId = uuidV7(now);
  const detail = sql`json_object('from', ${orders.status}, 'to', ${status})`;
  const mail = `status:${eventId}`;
  const follows = [
    ...(status === "paid" ? await issuePass(ctx, id, hasChanged(eventId, [NEW_ORDER_STATUS])) : []),
    ...(change.notify ? queueMail(ctx, { id: mail, orderId: id, eventId, status }) : []),
  ];
  const [, , changed, ...results] = await db.batch([
    orderEvent(ctx, { id: eventId, toStatus: status, reason, actorId: actor.userId }, source),
    auditEntry(ctx, { action: "order.status_changed", subjectId: orders.id, detail }, source),
    prepareSql(
      db,
      build
        .update(orders)
        .set({ status, version: sql`${orders.version} + 1`, updatedAt: now })
        .where(allowed),
    ),
    ...follows,
    ...orderDetailStatements(ctx, id),
  ]);
  const order = toOrderDetail(ctx, results.slice(follows.length));
  if (changed!.meta.changes > 0) {
    if (change.notify) ctx.later(sendQueuedMails(ctx, [mail]));
    const isPayable = order.payments.some((payment) => ACTIVE_PAYMENT_STATUSES.includes(payment.status));
    if (isPayable && status !== NEW_ORDER_STATUS) ctx.later(closePayments(ctx, id));
    return order;
  }
  if (version !== undefined && version !== order.version) throw orderConflict("order_changed", order);
  throw orderConflict(canChange(order.status, status) ? "payment_received" : "transition_not_allowed", order);
}

/** The condition that the order exists, has the version that the admin saw, and a status and money that allow this change. */
function mayChange(id: string, { status, version }: OrderChange): SQL | undefined {
  const from = ORDER_STATUSES.filter((current) => canChange(current, status));
  return and(
    eq(orders.id, id),
    inArray(orders.status, from),
    version === undefined ? undefined : eq(orders.version, version),
    WITHOUT_MONEY.includes(status) ? lte(orders.paidMinor, orders.refundedMinor) : undefined,
  );
}

interface ChangeMail {
  id: string;
  orderId: string;
  eventId: string;
  status: OrderStatus;
}

/** The statement that queues the mail about a change, if there is one. */
function queueMail(ctx: SignedInCtx, { id, orderId, eventId, status }: ChangeMail): D1PreparedStatement[] {
  const told = ORDER_STATUSES.filter((from) => changeMail(from, status));
  const kind = told[0] && changeMail(told[0], status);
  if (!kind) return [];
  return [queueOrderMail(ctx, { id, kind, orderId }, hasChanged(eventId, told))];
}

/** The condition that this batch has changed the order, from one of these statuses: the change's event is stored. */
function hasChanged(eventId: string, from: readonly OrderStatus[]): SQL {
  const isIt = and(eq(orderEvents.id, eventId), inArray(orderEvents.fromStatus, [...from]));
  return exists(build.select(ONE).from(orderEvents).where(isIt));
}
