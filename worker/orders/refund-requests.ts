import { and, desc, eq, sql } from "drizzle-orm";
import { fromMajor, toMajor } from "#domain/money/currency.ts";
import { byType, partySize, PASSENGER_TYPES, type PassengerCounts } from "#domain/money/fares.ts";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import { decideRefundRequest } from "#domain/orders/decide-refund-request.ts";
import type { OrderStatus } from "#domain/orders/order-status.ts";
import type { RefundGrant, RefundInput } from "#domain/payments/payment.schema.ts";
import type { Reason } from "#domain/reason.schema.ts";
import { VALIDATION_MESSAGES as M } from "#domain/validation.ts";
import type { SignedInCtx } from "../platform/context/context.ts";
import { sha256 } from "../platform/crypto/hash.ts";
import { uuidV7 } from "../platform/crypto/random.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { batch, run } from "../platform/db/batch.ts";
import { build, hasRow } from "../platform/db/client.ts";
import { insertRowFrom, isUniqueViolation } from "../platform/db/insert-row.ts";
import { ConflictError, NotFoundError, ValidationError } from "../platform/errors/errors.ts";
import { keyReused } from "../payments/refund-key.ts";
import { isOpenRequest } from "../payments/refund-request-state.ts";
import { IS_DISPUTED, LEFT_MINOR } from "../queries/paid-at.ts";
import { raiseVersion } from "../queries/raise-version.ts";
import { orders } from "../tables/orders.ts";
import { payments, type RefundRequestRow, refundRequests } from "../tables/payments.ts";
import { orderConflict } from "./order-conflict.ts";
import { findOrderDetail, selectOrderDetail, toOrderDetail } from "./order-detail.ts";
import { findIfStored, refundForStaff } from "./order-payments.ts";

interface RefundQuestion extends RefundInput {
  orderId: string;
  idempotencyKey: string | undefined;
}

/**
 * Throws NotFoundError, ValidationError, UnprocessableError `idempotency_key_reused`, or
 * ConflictError with the order (see `decideRefundRequest`).
 */
export async function askForRefund(
  ctx: SignedInCtx,
  { orderId, amount, reason, version, idempotencyKey, ...asked }: RefundQuestion,
): Promise<OrderDetail> {
  const { now, actor } = ctx;
  const keyHash =
    idempotencyKey === undefined
      ? null
      : await sha256(`refund-requests:${orderId}:${idempotencyKey}`);
  const travellers = byType((type) => asked.travellers?.[type] ?? 0);
  const amountMinor = fromMajor(amount);
  const isRepeat = () =>
    isKnown(ctx, keyHash, { amountMinor, reason, paymentId: asked.payment_id, ...travellers });
  if (await isRepeat()) return findOrderDetail(ctx, orderId);
  const found = await findRefundable(ctx, orderId);
  const decision = decideRefundRequest(found, {
    amountMinor,
    travellers,
    paymentId: asked.payment_id,
    version,
  });
  if (decision.kind === "refused")
    throw orderConflict(decision.conflict, await findOrderDetail(ctx, orderId));
  if (decision.kind === "wrong_travellers")
    throw new ValidationError([{ path: ["travellers"], message: M.refundedTravellers }]);
  const id = uuidV7(now);
  const row = {
    id,
    paymentId: payments.id,
    orderId,
    status: "open",
    amountMinor,
    currency: payments.currency,
    ...travellers,
    reason,
    actorId: actor.userId,
    keyHash,
    answer: "",
    answeredBy: null,
    createdAt: now,
    updatedAt: now,
  } as const;
  // Leaving travellers may be refunded from several payments, whose state the order's version guards.
  const isLeaving = partySize(travellers) > 0;
  const isStored = hasRow(refundRequests, eq(refundRequests.id, id));
  const isSame = hasRow(
    orders,
    and(eq(orders.id, orderId), eq(orders.version, found.order.version)),
  );
  try {
    const { request, detail } = await batch(ctx, {
      request: insertRowFrom(
        refundRequests,
        row,
        sql`FROM ${payments} WHERE ${eq(payments.id, decision.paymentId)}
          AND ${LEFT_MINOR} >= ${isLeaving ? 1 : amountMinor} AND ${isSame}`,
      ),
      order: raiseVersion(ctx, orderId, isStored),
      audit: auditEntry(
        ctx,
        {
          action: "order.refund_requested",
          subjectId: orderId,
          detail: { request: id, amount_minor: amountMinor },
        },
        sql`WHERE ${isStored}`,
      ),
      detail: selectOrderDetail(orderId),
    });
    const order = toOrderDetail(ctx, detail);
    if (request.changes === 0) throw orderConflict("order_changed", order);
    return order;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const order = await findOrderDetail(ctx, orderId);
    if (await isRepeat()) return order;
    throw orderConflict("refund_requested", order);
  }
}

/** Throws UnprocessableError `idempotency_key_reused` if the key is of another request. */
async function isKnown(
  ctx: SignedInCtx,
  keyHash: string | null,
  asked: PassengerCounts & { amountMinor: number; reason: string; paymentId: string | undefined },
): Promise<boolean> {
  if (keyHash === null) return false;
  const ofKey = eq(refundRequests.keyHash, keyHash);
  const { rows } = await run(ctx, build.select().from(refundRequests).where(ofKey));
  const [stored] = rows;
  if (!stored) return false;
  const isSame =
    asked.amountMinor === stored.amountMinor &&
    asked.reason === stored.reason &&
    (asked.paymentId ?? stored.paymentId) === stored.paymentId &&
    PASSENGER_TYPES.every((type) => asked[type] === stored[type]);
  if (!isSame) throw keyReused();
  return true;
}

/** An order with its paid payments, newest first. Throws NotFoundError. */
async function findRefundable(ctx: SignedInCtx, orderId: string) {
  const ofOrder = eq(orders.id, orderId);
  const found = await batch(ctx, {
    orders: build.select().from(orders).where(ofOrder),
    payments: sql<{ id: string; leftMinor: number; isDisputed: number; hasOpen: number }>`SELECT
      ${payments.id}, ${LEFT_MINOR} AS "leftMinor", ${IS_DISPUTED} AS "isDisputed",
      ${hasRow(
        refundRequests,
        and(eq(refundRequests.paymentId, payments.id), sql`${refundRequests.status} = 'open'`),
      )} AS "hasOpen"
      FROM ${payments} WHERE ${and(eq(payments.orderId, orderId), eq(payments.status, "paid"))}
      ORDER BY ${desc(payments.id)}`,
  });
  const [order] = found.orders.rows;
  if (!order) throw new NotFoundError();
  return {
    order: order as PassengerCounts & { status: OrderStatus; version: number },
    payments: found.payments.rows.map(({ id, leftMinor, isDisputed, hasOpen }) => ({
      id,
      leftMinor,
      isDisputed: isDisputed === 1,
      hasOpenRequest: hasOpen === 1,
    })),
  };
}

interface RequestOfOrder {
  orderId: string;
  requestId: string;
}

/** Refunds once. Null if the order is deleted. Throws ConflictError `request_answered`, or like `refundForStaff`. */
export async function grantRefund(
  ctx: SignedInCtx,
  { version, ...which }: RequestOfOrder & RefundGrant,
): Promise<OrderDetail | null> {
  const { orderId, requestId } = which;
  const request = await findRequest(ctx, which);
  if (request.status !== "open") return answered(ctx, request);
  const travellers = byType((type) => request[type]);
  try {
    return await refundForStaff(ctx, {
      orderId,
      amount: toMajor(request.amountMinor),
      reason: request.reason,
      version,
      payment_id: request.paymentId,
      ...(PASSENGER_TYPES.some((type) => travellers[type] > 0) && { travellers }),
      idempotencyKey: `request:${requestId}`,
      requestId,
    });
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    // Another admin may have answered the request first.
    const after = await findRequest(ctx, which);
    if (after.status === "open") throw error;
    return answered(ctx, after);
  }
}

/** A granted request is done. Throws ConflictError `request_answered` for any other request. */
async function answered(
  ctx: SignedInCtx,
  { orderId, status }: RefundRequestRow,
): Promise<OrderDetail | null> {
  const order = await findIfStored(ctx, orderId);
  if (status !== "granted") throw orderConflict("request_answered", order);
  return order;
}

/** Null if the order is deleted. Throws NotFoundError or ConflictError `request_answered`. */
export async function declineRefund(
  ctx: SignedInCtx,
  { reason, ...which }: RequestOfOrder & Reason,
): Promise<OrderDetail | null> {
  const { now, actor } = ctx;
  const { orderId, requestId } = which;
  await findRequest(ctx, which);
  const whileOpen = isOpenRequest(requestId);
  const { declined } = await batch(ctx, {
    order: raiseVersion(ctx, orderId, whileOpen),
    audit: auditEntry(
      ctx,
      { action: "order.refund_declined", subjectId: orderId, detail: { request: requestId } },
      sql`WHERE ${whileOpen}`,
    ),
    declined: build
      .update(refundRequests)
      .set({ status: "declined", answer: reason, answeredBy: actor.userId, updatedAt: now })
      .where(and(eq(refundRequests.id, requestId), eq(refundRequests.status, "open"))),
  });
  const order = await findIfStored(ctx, orderId);
  if (declined.changes === 0) throw orderConflict("request_answered", order);
  return order;
}

async function findRequest(
  ctx: SignedInCtx,
  { orderId, requestId }: RequestOfOrder,
): Promise<RefundRequestRow> {
  const isIt = and(eq(refundRequests.id, requestId), eq(refundRequests.orderId, orderId));
  const { rows } = await run(ctx, build.select().from(refundRequests).where(isIt));
  if (!rows[0]) throw new NotFoundError();
  return rows[0];
}
