import { fromMajor } from "#domain/money/currency.ts";
import { partySize } from "#domain/money/fares.ts";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import { isOrderConflict } from "#domain/orders/order-transitions.ts";
import type { RefundInput } from "#domain/payments/payment.schema.ts";
import type { Ctx, SignedInCtx } from "../platform/context/context.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { ConflictError, NotFoundError } from "../platform/errors/errors.ts";
import { orderConflict } from "./order-conflict.ts";
import { findOrderDetail } from "./order-detail.ts";
import { refundTravellers } from "./refund-travellers.ts";
import { refundPayment } from "../payments/refund-payment.ts";
import { resendRefunds, settleOrder } from "../payments/settle-payment.ts";
import { run } from "../platform/db/batch.ts";

interface Refund extends RefundInput {
  orderId: string;
  idempotencyKey: string | undefined;
  /** The request of an agent that this refund grants. */
  requestId?: string;
}

/** Null if the order is deleted. Throws like `refundTravellers` and `refundPayment`, but conflicts have the order. */
export async function refundForStaff(
  ctx: SignedInCtx,
  { orderId, amount, payment_id: paymentId, travellers, ...refund }: Refund,
) {
  const asked = { ...refund, orderId, amountMinor: fromMajor(amount) };
  try {
    if (travellers && partySize(travellers) > 0)
      await refundTravellers(ctx, { ...asked, travellers });
    else await refundPayment(ctx, { ...asked, paymentId });
  } catch (error) {
    if (!(error instanceof ConflictError) || !isOrderConflict(error.code)) throw error;
    throw orderConflict(error.code, await findIfStored(ctx, orderId));
  }
  return findIfStored(ctx, orderId);
}

/** Throws NotFoundError or UnavailableError `payment_provider_unavailable`. */
export async function settleForStaff(ctx: SignedInCtx, orderId: string): Promise<OrderDetail> {
  await findOrderDetail(ctx, orderId);
  await resendRefunds(ctx, orderId);
  await settleOrder(ctx, orderId, { all: true });
  await run(ctx, auditEntry(ctx, { action: "order.payments_settled", subjectId: orderId }));
  return findOrderDetail(ctx, orderId);
}

export async function findIfStored(ctx: Ctx, orderId: string): Promise<OrderDetail | null> {
  return findOrderDetail(ctx, orderId).catch((error: unknown) => {
    if (error instanceof NotFoundError) return null;
    throw error;
  });
}
