import { and, eq, inArray } from "drizzle-orm";
import { ACTIVE_PAYMENT_STATUSES } from "#domain/payments/payment.ts";
import type { Ctx } from "../platform/context/context.ts";
import { primaryDb } from "../platform/db/client.ts";
import { type PaymentRow, payments } from "./tables.ts";
import { selectProvider } from "./select-provider.ts";
import { settlePayment } from "./settle-payment.ts";

/**
 * Ends a payment's page and records the outcome, also a payment of the last moment. Throws
 * PaymentProviderError.
 */
export async function closePayment(
  ctx: Ctx,
  { provider, reference }: Pick<PaymentRow, "provider" | "reference">,
): Promise<void> {
  await (await selectProvider(ctx, provider))?.close(reference);
  await settlePayment(ctx, { provider, reference });
}

/**
 * Ends the page of an order that is closed to payment; the cron repeats failures. Throws
 * PaymentProviderError.
 */
export async function closePayments(ctx: Ctx, orderId: string): Promise<void> {
  const active = await primaryDb(ctx.db)
    .select()
    .from(payments)
    .where(
      and(eq(payments.orderId, orderId), inArray(payments.status, [...ACTIVE_PAYMENT_STATUSES])),
    );
  await Promise.all(active.map((payment) => closePayment(ctx, payment)));
}
