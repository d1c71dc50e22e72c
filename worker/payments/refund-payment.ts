import { and, eq, isNull, not, sql } from "drizzle-orm";
import type { Ctx, SignedInCtx } from "../platform/context/context.ts";
import { uuidV7 } from "../platform/crypto/random.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { build, hasRow, primaryDb } from "../platform/db/client.ts";
import { IS_DISPUTED, LEFT_MINOR } from "../queries/paid-at.ts";
import { raiseVersion } from "../queries/raise-version.ts";
import { insertRowFrom, isUniqueViolation } from "../platform/db/insert-row.ts";
import { orders } from "../tables/orders.ts";
import { paymentProblems, payments, type RefundRow, refunds } from "../tables/payments.ts";
import { ConflictError, NotFoundError } from "../platform/errors/errors.ts";
import { newRefund } from "./payment-report.ts";
import { hashRefundKey, isOfKey, keyReused } from "./refund-key.ts";
import { endRequests, grantRequest, isOpenRequest } from "./refund-request-state.ts";
import { requestRefund } from "./request-refund.ts";
import { batch, isTrue } from "../platform/db/batch.ts";

interface Refund {
  orderId: string;
  amountMinor: number;
  reason: string;
  /** The version that the admin saw. Without it, any version is accepted. */
  version?: number | undefined;
  /** Without it, a payment with a problem is refunded, else the newest that suffices. */
  paymentId?: string | undefined;
  idempotencyKey?: string | undefined;
  requestId?: string | undefined;
}

/**
 * One statement decides, so that only one of two people refunds. Throws NotFoundError,
 * UnprocessableError `idempotency_key_reused`, or ConflictError `order_changed`,
 * `refund_in_progress`, `payment_disputed` or `refund_too_large`.
 */
export async function refundPayment(ctx: SignedInCtx, input: Refund): Promise<void> {
  const { orderId, idempotencyKey } = input;
  const keyHash = await hashRefundKey(orderId, idempotencyKey);
  const refund =
    (await findByKey(ctx, keyHash, input)) ?? (await insertRefund(ctx, input, keyHash));
  await requestRefund(ctx, refund);
}

async function findByKey(
  ctx: Ctx,
  keyHash: string | null,
  input: Refund,
): Promise<RefundRow | undefined> {
  if (keyHash === null) return undefined;
  const [refund] = await primaryDb(ctx.db)
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, input.orderId), isOfKey(keyHash)));
  const isOther = (asked: Refund, { amountMinor, reason, paymentId, ...stored }: RefundRow) =>
    stored.keyHash !== keyHash ||
    asked.amountMinor !== amountMinor ||
    asked.reason !== reason ||
    (asked.paymentId ?? paymentId) !== paymentId;
  if (refund && isOther(input, refund)) throw keyReused();
  return refund;
}

async function insertRefund(
  ctx: SignedInCtx,
  input: Refund,
  keyHash: string | null,
): Promise<RefundRow> {
  const { now, actor } = ctx;
  const { orderId, amountMinor, reason, version, requestId } = input;
  const id = uuidV7(now);
  const row = {
    ...newRefund(now),
    id,
    status: "requested",
    amountMinor,
    reason,
    actorId: actor.userId,
    keyHash,
  } as const;
  const mayRefund = and(
    eq(payments.orderId, orderId),
    eq(payments.status, "paid"),
    input.paymentId === undefined ? undefined : eq(payments.id, input.paymentId),
    sql`${LEFT_MINOR} >= ${amountMinor}`,
    keyHash === null
      ? undefined
      : not(hasRow(refunds, and(eq(refunds.orderId, orderId), isOfKey(keyHash)))),
    requestId === undefined ? undefined : isOpenRequest(requestId),
    version === undefined
      ? undefined
      : hasRow(orders, and(eq(orders.id, orderId), eq(orders.version, version))),
  );
  const hasProblem = hasRow(
    paymentProblems,
    and(eq(paymentProblems.paymentId, payments.id), isNull(paymentProblems.resolvedAt)),
  );
  const isStored = hasRow(refunds, eq(refunds.id, id));
  try {
    const { found } = await batch(ctx, {
      refund: insertRowFrom(
        refunds,
        row,
        sql`FROM ${payments} WHERE ${mayRefund} ORDER BY ${hasProblem} DESC, ${payments.id} DESC
          LIMIT 1`,
      ),
      granted: requestId && grantRequest(ctx, requestId, isStored),
      requests: endRequests(ctx, orderId),
      order: raiseVersion(ctx, orderId, isStored),
      audit: auditEntry(
        ctx,
        {
          action: "order.refunded",
          subjectId: orderId,
          detail: {
            refund: id,
            amount_minor: amountMinor,
            ...(requestId && { request: requestId }),
          },
        },
        sql`WHERE ${isStored}`,
      ),
      found: build.select().from(refunds).where(eq(refunds.id, id)),
    });
    const [stored] = found.rows;
    return stored ?? (await findByKey(ctx, keyHash, input)) ?? (await refuse(ctx, input));
  } catch (error) {
    // A faster request with this key changed the order or is running, so this is its repeat.
    const repeated = isUniqueViolation(error) ? await findByKey(ctx, keyHash, input) : undefined;
    if (repeated) return repeated;
    if (isUniqueViolation(error, refunds.paymentId))
      throw new ConflictError(
        "refund_in_progress",
        "A refund of this payment is being made. Look at the order again.",
      );
    throw error;
  }
}

async function refuse(ctx: Ctx, { orderId, version, paymentId }: Refund): Promise<never> {
  const [order] = await primaryDb(ctx.db)
    .select({ version: orders.version })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!order) throw new NotFoundError();
  if (version !== undefined && order.version !== version)
    throw new ConflictError(
      "order_changed",
      "The order changed since it was read. Look at it again.",
    );
  const isAsked = and(
    eq(payments.orderId, orderId),
    paymentId === undefined ? undefined : eq(payments.id, paymentId),
  );
  if (await isTrue(ctx, hasRow(payments, and(isAsked, IS_DISPUTED))))
    throw new ConflictError(
      "payment_disputed",
      "The payer disputes this payment at their bank. Nothing of it can be refunded.",
    );
  throw new ConflictError(
    "refund_too_large",
    "No payment of this order has as much left to refund.",
  );
}
