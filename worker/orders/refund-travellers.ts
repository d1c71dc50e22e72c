import { and, eq, sql } from "drizzle-orm";
import { PASSENGER_TYPES, type PassengerCounts } from "#domain/money/fares.ts";
import { decideChange } from "#domain/orders/decide-change.ts";
import { stayingParty } from "#domain/orders/decide-refund-request.ts";
import { VALIDATION_MESSAGES as M } from "#domain/validation.ts";
import type { SignedInCtx } from "../platform/context/context.ts";
import { uuidV7 } from "../platform/crypto/random.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { batch, run } from "../platform/db/batch.ts";
import { build } from "../platform/db/client.ts";
import { ConflictError, NotFoundError, ValidationError } from "../platform/errors/errors.ts";
import { queueOrderMail } from "../mail/order-mails.ts";
import { REFUNDABLE_MINOR } from "../queries/paid-at.ts";
import { hashRefundKey, isOfKey, keyReused, startOfIds } from "../payments/refund-key.ts";
import { grantRequest, isOpenRequest } from "../payments/refund-request-state.ts";
import { refunds } from "../tables/payments.ts";
import { planGiveBack, requestStored, toRefundRefusal } from "./give-back.ts";
import { findRecord, updateOrder } from "./update-order.ts";

interface TravellersRefund {
  orderId: string;
  travellers: Partial<PassengerCounts>;
  amountMinor: number;
  reason: string;
  version?: number | undefined;
  idempotencyKey: string | undefined;
  requestId?: string | undefined;
}

/**
 * The travellers leave in the same batch. Throws NotFoundError, ValidationError, UnprocessableError
 * `idempotency_key_reused`, or ConflictError (OrderConflict).
 */
export async function refundTravellers(ctx: SignedInCtx, input: TravellersRefund): Promise<void> {
  const { orderId, travellers, amountMinor, reason, version, idempotencyKey, requestId } = input;
  const keyHash = await hashRefundKey(orderId, idempotencyKey);
  const leaving = PASSENGER_TYPES.map((type) => travellers[type] ?? 0).join(".");
  const cause =
    keyHash === null
      ? (`changed:${uuidV7(ctx.now)}` as const)
      : (`${startOfIds(keyHash)}.${leaving}` as const);
  // Read first: a refund that `isRepeat` misses raises the version of the record, so ours is refused.
  const record = await findRecord(ctx, orderId);
  if (keyHash !== null && (await isRepeat(ctx, { ...input, keyHash, cause }))) return;
  if (!record) throw new NotFoundError();
  const { order, keptMinor, hasOpenDispute, hasLostDispute } = record;
  if (version !== undefined && version !== order.version) throw refusal("order_changed");
  const staying = stayingParty(order, travellers);
  if (!staying)
    throw new ValidationError([{ path: ["travellers"], message: M.refundedTravellers }]);
  const decision = decideChange(record, { ...staying, reason, notify: true }, "");
  if (decision.kind === "refused") throw refusal(decision.conflict);
  if (decision.kind === "unchanged")
    throw new ValidationError([{ path: ["travellers"], message: M.refundedTravellers }]);
  if (amountMinor > keptMinor)
    throw refusal(hasOpenDispute || hasLostDispute ? "payment_disputed" : "refund_too_large");
  const back = await planGiveBack(ctx, orderId, amountMinor);
  const { hasChanged, statements } = updateOrder(ctx, {
    record,
    fields: decision.fields,
    dueMinor: decision.dueMinor,
    history: decision.history,
    reason,
    actorId: ctx.actor.userId,
    condition: and(
      eq(REFUNDABLE_MINOR, keptMinor),
      back.isLeft,
      requestId ? isOpenRequest(requestId) : undefined,
    ),
  });
  const { change, ...rest } = statements;
  try {
    const written = await batch(ctx, {
      change,
      // The request is granted before the party shrinks, which would end the request.
      granted: requestId && grantRequest(ctx, requestId, hasChanged),
      ...rest,
      audit: auditEntry(
        ctx,
        {
          action: "order.refunded",
          subjectId: orderId,
          detail: {
            amount_minor: amountMinor,
            travellers,
            ...(requestId && { request: requestId }),
          },
        },
        sql`WHERE ${hasChanged}`,
      ),
      mail: queueOrderMail(
        ctx,
        { id: cause, orderId, kind: "order-changed", facts: { backMinor: amountMinor } },
        hasChanged,
      ),
      refunds: back.giveBack({
        cause,
        condition: hasChanged,
        actorId: ctx.actor.userId,
        reason,
      }),
    });
    if (written.change.changes === 0) throw refusal("order_changed");
  } catch (error) {
    throw toRefundRefusal(error);
  }
  await requestStored(ctx, orderId);
  ctx.enqueue({ mails: [cause], pagesOf: orderId, passOf: orderId });
}

/** Throws UnprocessableError `idempotency_key_reused` if the key is of another refund. */
async function isRepeat(
  ctx: SignedInCtx,
  {
    orderId,
    amountMinor,
    reason,
    keyHash,
    cause,
  }: TravellersRefund & { keyHash: string; cause: string },
): Promise<boolean> {
  const ofKey = and(eq(refunds.orderId, orderId), isOfKey(keyHash));
  const { rows } = await run(ctx, build.select().from(refunds).where(ofKey));
  if (rows.length === 0) return false;
  const isOurs = rows.every((row) => row.id.startsWith(`${cause}:`) && row.reason === reason);
  const sumMinor = rows.reduce((sum, row) => sum + row.amountMinor, 0);
  if (!isOurs || sumMinor !== amountMinor) throw keyReused();
  return true;
}

/** The caller adds the order as it is now, and its message. */
const refusal = (code: string) => new ConflictError(code, "");
