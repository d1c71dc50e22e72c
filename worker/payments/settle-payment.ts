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
import { batch, type Entries, type Results } from "../platform/db/batch.ts";

/** Refunds late money at once, which outdates `also`. Throws PaymentProviderError. */
export async function settlePayment<const Also extends Entries = undefined>(
  ctx: Ctx,
  settlement: Settlement,
  also?: Also,
): Promise<Results<Also> | undefined> {
  const read = await readPayment(ctx, settlement, also);
  if (read?.refundId === undefined) return read?.also;
  const isIt = eq(refunds.id, read.refundId);
  const [refund] = await primaryDb(ctx.db).select().from(refunds).where(isIt);
  await requestRefund(ctx, refund!);
  return undefined;
}

/**
 * Settles payments that may still bring money; `all` adds those with later refunds or disputes. An
 * ended access settles none. Returns undefined when `also` needs another read. Throws
 * UnavailableError `payment_provider_unavailable`.
 */
export async function settleOrder<const Also extends Entries = undefined>(
  ctx: Ctx,
  wanted: string | OrderAccess,
  { all = false, also }: { all?: boolean; also?: Also } = {},
): Promise<Results<Also> | undefined> {
  const isWanted =
    typeof wanted === "string"
      ? eq(payments.orderId, wanted)
      : inArray(
          payments.orderId,
          build.select({ id: orders.id }).from(orders).where(isOpenTo(wanted)),
        );
  const found = await batch(ctx, {
    payments: build
      .select({ provider: payments.provider, reference: payments.reference })
      .from(payments)
      .where(
        and(isWanted, all ? undefined : inArray(payments.status, [...ACTIVE_PAYMENT_STATUSES])),
      )
      .orderBy(desc(payments.id)),
    also,
  });
  const { rows } = found.payments;
  if (rows.length === 0) return found.also as Results<Also>;
  const settled = await whenAvailable(
    Promise.all(rows.map((payment) => settlePayment(ctx, payment, also))),
  );
  // With several payments, each may have been read before another was written.
  return settled.length === 1 ? settled[0] : undefined;
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
