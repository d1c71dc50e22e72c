import { and, eq, inArray } from "drizzle-orm";
import { flightDayEnd } from "#domain/airports/airport-time.ts";
import { toPayMinor } from "#domain/orders/order-due.ts";
import { ACTIVE_PAYMENT_STATUSES } from "#domain/payments/payment.ts";
import type { Ctx } from "../platform/context/context.ts";
import { logPayment } from "../platform/context/log.ts";
import { run } from "../platform/db/batch.ts";
import { build, primaryDb } from "../platform/db/client.ts";
import { isSaleStopped } from "../queries/sale-stop.ts";
import { type OrderRow, orders } from "../tables/orders.ts";
import { type PaymentRow, payments } from "../tables/payments.ts";
import { PaymentProviderError } from "./provider.ts";
import { selectProvider } from "./select-provider.ts";
import { settlePayment } from "./settle-payment.ts";

/** Also records a payment that arrives at the last moment. Throws PaymentProviderError. */
export async function closePayment(
  ctx: Ctx,
  { id, provider, reference, expiresAt, status }: PaymentRow,
): Promise<void> {
  try {
    await (await selectProvider(ctx, provider))?.close(reference);
    await settlePayment(ctx, { provider, reference });
  } catch (error) {
    const isLost = error instanceof PaymentProviderError && error.isUnknown;
    if (!isLost || status !== "open" || expiresAt > ctx.now) throw error;
    logPayment({ payment: id, error: error.code });
    // Nobody can pay a lost page after its end, and an open one would keep its order for ever. If
    // the provider knows it again, a later report that it was paid still counts.
    const isOpen = and(eq(payments.id, id), eq(payments.status, "open"));
    const ended = { status: "expired", updatedAt: ctx.now } as const;
    await run(ctx, build.update(payments).set(ended).where(isOpen));
  }
}

/** True while the page asks for the order's amount, ends in time, and its day is on sale. */
export const fitsOrder = (
  payment: Pick<PaymentRow, "amountMinor" | "expiresAt">,
  order: OrderRow,
  isStopped: boolean,
): boolean =>
  !isStopped &&
  payment.amountMinor === toPayMinor(order) &&
  payment.expiresAt <= flightDayEnd(order);

/** Keeps pages that fit the order. The cron repeats failures. Throws PaymentProviderError. */
export async function closePayments(ctx: Ctx, orderId: string): Promise<void> {
  const active = await primaryDb(ctx.db)
    .select({ payment: payments, order: orders, isStopped: isSaleStopped(ctx.now) })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(eq(payments.orderId, orderId), inArray(payments.status, [...ACTIVE_PAYMENT_STATUSES])),
    );
  await Promise.all(
    active
      .filter(({ payment, order, isStopped }) => !fitsOrder(payment, order, isStopped === 1))
      .map(({ payment }) => closePayment(ctx, payment)),
  );
}
