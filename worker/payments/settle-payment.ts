import { and, desc, eq, inArray } from "drizzle-orm";
import { ACTIVE_PAYMENT_STATUSES } from "#domain/payments/payment.ts";
import type { OrderAccess } from "#domain/orders/order-access.ts";
import type { Ctx } from "../platform/context/context.ts";
import { build, primaryDb } from "../platform/db/client.ts";
import { isOpenTo } from "../queries/order-access.ts";
import { orders } from "../tables/orders.ts";
import { payments, refunds } from "../tables/payments.ts";
import { UnavailableError } from "../platform/errors/errors.ts";
import { PaymentProviderError } from "./provider.ts";
import { readPayment, type Settlement } from "./read-payment.ts";
import { requestRefund } from "./request-refund.ts";

/** Refunds late money at once. Throws PaymentProviderError. */
export async function settlePayment(ctx: Ctx, settlement: Settlement): Promise<void> {
  const refundId = await readPayment(ctx, settlement);
  if (refundId === undefined) return;
  const isIt = eq(refunds.id, refundId);
  const [refund] = await primaryDb(ctx.db).select().from(refunds).where(isIt);
  await requestRefund(ctx, refund!);
}

/**
 * Settles payments that may still bring money; `all` adds those with later refunds or disputes. An
 * ended access settles none. Throws UnavailableError `payment_provider_unavailable`.
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
    .where(and(isWanted, all ? undefined : inArray(payments.status, [...ACTIVE_PAYMENT_STATUSES])))
    .orderBy(desc(payments.id));
  await whenAvailable(Promise.all(found.map((payment) => settlePayment(ctx, payment))));
}

/** Asks again for an order's refunds to which the provider has not answered; none is made twice. */
export async function resendRefunds(ctx: Ctx, orderId: string): Promise<void> {
  const unanswered = await primaryDb(ctx.db)
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.status, "requested")));
  await Promise.all(unanswered.map((refund) => requestRefund(ctx, refund)));
}

/** Throws UnavailableError `payment_provider_unavailable`. */
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
