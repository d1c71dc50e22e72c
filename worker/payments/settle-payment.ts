import { and, desc, eq, inArray, isNotNull } from "drizzle-orm";
import { ACTIVE_PAYMENT_STATUSES } from "../../src/domain/payments/payment.ts";
import type { OrderAccess } from "../../src/domain/orders/order-access.ts";
import type { Ctx } from "../platform/context/context.ts";
import { build, primaryDb } from "../platform/db/client.ts";
import { isOpenTo } from "../platform/db/order-access.ts";
import { orders } from "../orders/tables.ts";
import { payments, refunds } from "./tables.ts";
import { UnavailableError } from "../platform/errors/errors.ts";
import { PaymentProviderError } from "./provider.ts";
import { readPayment, type Settlement } from "./read-payment.ts";
import { requestRefund } from "./request-refund.ts";

/**
 * Settles a payment as `readPayment` does, and refunds late money at once. Throws
 * PaymentProviderError.
 */
export async function settlePayment(ctx: Ctx, settlement: Settlement): Promise<void> {
  const refundId = await readPayment(ctx, settlement);
  if (refundId === undefined) return;
  const [refund] = await primaryDb(ctx.db).select().from(refunds).where(eq(refunds.id, refundId));
  await requestRefund(ctx, refund!);
}

/**
 * Settles the payments of an order that may still bring money; `all` adds those with later refunds
 * or disputes. An ended access settles none. Throws UnavailableError
 * `payment_provider_unavailable`.
 */
export async function settleOrder(
  ctx: Ctx,
  wanted: string | OrderAccess,
  { all = false }: { all?: boolean } = {},
): Promise<void> {
  const isWanted =
    typeof wanted === "string"
      ? eq(payments.orderId, wanted)
      : inArray(
          payments.orderId,
          build.select({ id: orders.id }).from(orders).where(isOpenTo(wanted)),
        );
  const found = await primaryDb(ctx.db)
    .select({ provider: payments.provider, reference: payments.reference })
    .from(payments)
    .where(
      and(
        isWanted,
        isNotNull(payments.reference),
        all ? undefined : inArray(payments.status, [...ACTIVE_PAYMENT_STATUSES]),
      ),
    )
    .orderBy(desc(payments.id));
  await whenAvailable(
    Promise.all(
      found.map(({ provider, reference }) =>
        settlePayment(ctx, { provider, reference: reference! }),
      ),
    ),
  );
}

/** Returns the provider's answer. Throws UnavailableError `payment_provider_unavailable`. */
export async function whenAvailable<Result>(asked: Promise<Result>): Promise<Result> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    throw new UnavailableError(
      "payment_provider_unavailable",
      "The payment service does not respond. Try again in a moment.",
    );
  }
}
