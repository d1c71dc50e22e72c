import { and, eq, inArray, sql } from "drizzle-orm";
import { siteConfig } from "../../app.config.ts";
import { flightDayEnd, isDayOver } from "../../src/domain/airports/airport-time.ts";
import { localizePath } from "../../src/domain/language-path.ts";
import { orderEndsAt, payableUntil } from "../../src/domain/orders/order-end.ts";
import { toPayMinor } from "../../src/domain/orders/order-due.ts";
import {
  ACTIVE_PAYMENT_STATUSES,
  PAYMENT_PAGE_MINUTES,
  type PaymentProviderId,
} from "../../src/domain/payments/payment.ts";
import type { PaymentPage } from "../../src/domain/payments/payment.schema.ts";
import { findRetention } from "../../src/domain/retention.ts";
import { MINUTE_MS } from "../../src/domain/time.ts";
import type { OrderAccess } from "../../src/domain/orders/order-access.ts";
import type { Ctx } from "../platform/context/context.ts";
import { uuidV7 } from "../platform/crypto/random.ts";
import { primaryDb } from "../platform/db/client.ts";
import { insertRowFrom, isUniqueViolation } from "../platform/db/insert-row.ts";
import { isOpenTo } from "../platform/db/order-access.ts";
import { type CustomerRow, customers, type OrderRow, orders } from "../orders/tables.ts";
import { type PaymentRow, payments } from "./tables.ts";
import { ConflictError, NotFoundError } from "../platform/errors/errors.ts";
import { logPayment } from "../platform/context/log.ts";
import { PaymentProviderError } from "./provider.ts";
import { selectProvider } from "./select-provider.ts";
import { closePayment } from "./close-payments.ts";
import { settlePayment, whenAvailable } from "./settle-payment.ts";
import { run } from "../platform/db/batch.ts";

/** The tries, when others start or end a payment of the order meanwhile. */
const ROUNDS = 4;

/**
 * Returns the open payment page of an order, or a new one, after settling the open payment; closes
 * a page with another amount. Throws NotFoundError, ConflictError `order_not_payable` or
 * UnavailableError `payment_provider_unavailable`.
 */
export function startPayment(ctx: Ctx, access: OrderAccess): Promise<PaymentPage> {
  return whenAvailable(openPage(ctx, access));
}

async function openPage(ctx: Ctx, access: OrderAccess): Promise<PaymentPage> {
  const provider = ctx.settings.PAYMENTS;
  if (provider === "none") throw notPayable("This site takes no payments.");
  let settled: string | undefined;
  for (let round = 0; round < ROUNDS; round++) {
    const { order, customer, payment } = await findOrder(ctx, access);
    assertPayable(ctx, order, payment);
    if (!payment) {
      await insertPayment(ctx, order, provider);
    } else if (
      payment.provider !== provider ||
      payment.amountMinor !== toPayMinor(order) ||
      payment.expiresAt <= ctx.now ||
      payment.expiresAt > flightDayEnd(order)
    ) {
      await closePayment(ctx, payment);
    } else if (payment.reference === null || payment.url === null) {
      const page = await requestPage(ctx, { payment, order, customer });
      if (page) return page;
    } else if (settled !== payment.id) {
      await settlePayment(ctx, { provider, reference: payment.reference });
      settled = payment.id;
    } else {
      return toPage(payment, payment.url);
    }
  }
  throw new PaymentProviderError("no_page", { isFinal: false });
}

async function findOrder(
  ctx: Ctx,
  access: OrderAccess,
): Promise<{ order: OrderRow; customer: CustomerRow; payment: PaymentRow | undefined }> {
  const isActive = inArray(payments.status, [...ACTIVE_PAYMENT_STATUSES]);
  const [found] = await primaryDb(ctx.db)
    .select({ order: orders, customer: customers, payment: payments })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .leftJoin(payments, and(eq(payments.orderId, orders.id), isActive))
    .where(isOpenTo(access));
  if (!found) throw new NotFoundError();
  return { ...found, payment: found.payment ?? undefined };
}

function assertPayable({ now }: Ctx, order: OrderRow, payment: PaymentRow | undefined): void {
  // The amount due of a paid order expires with its day only.
  const endsAt = orderEndsAt(order, findRetention(siteConfig).unpaidHours) ?? payableUntil(order);
  if (toPayMinor(order) === 0) throw notPayable("This order is not to be paid.");
  if (isDayOver(order, now)) throw notPayable("The day of this flight is over.");
  if (endsAt <= now && !payment)
    throw notPayable("This order has ended, as it was not paid in time.");
  if (payment?.status === "processing")
    throw notPayable("A payment of this order is being processed.");
}

async function insertPayment(
  ctx: Ctx,
  order: OrderRow,
  provider: PaymentProviderId,
): Promise<void> {
  const { now } = ctx;
  const row: PaymentRow = {
    id: uuidV7(now),
    orderId: order.id,
    orderNumber: order.orderNumber,
    provider,
    reference: null,
    url: null,
    status: "open",
    amountMinor: toPayMinor(order),
    currency: order.currency,
    receivedMinor: 0,
    paidAt: null,
    expiresAt: Math.min(now + PAYMENT_PAGE_MINUTES * MINUTE_MS, flightDayEnd(order)),
    createdAt: now,
    updatedAt: now,
  };
  const isSame = and(eq(orders.id, order.id), eq(orders.version, order.version));
  try {
    await run(ctx, insertRowFrom(payments, row, sql`FROM ${orders} WHERE ${isSame}`));
  } catch (error) {
    // Another tab was faster: the next round finds its payment.
    if (!isUniqueViolation(error, payments.orderId)) throw error;
  }
}

interface PageRequest {
  payment: PaymentRow;
  order: OrderRow;
  customer: CustomerRow;
}

/**
 * Requests a page for a payment without one; undefined when it was refused for good or has ended.
 */
async function requestPage(
  ctx: Ctx,
  { payment, order, customer }: PageRequest,
): Promise<PaymentPage | undefined> {
  const isActive = and(
    eq(payments.id, payment.id),
    inArray(payments.status, [...ACTIVE_PAYMENT_STATUSES]),
  );
  const update = (change: Partial<PaymentRow>) =>
    primaryDb(ctx.db)
      .update(payments)
      .set({ ...change, updatedAt: ctx.now })
      .where(isActive);
  const provider = await selectProvider(ctx, payment.provider);
  if (!provider) throw notPayable("This site takes no payments.");
  try {
    const { reference, url } = await provider.start({
      id: payment.id,
      orderId: order.id,
      orderNumber: order.orderNumber,
      description: `${order.serviceType} ${order.orderNumber}`,
      email: customer.email,
      amountMinor: payment.amountMinor,
      currency: payment.currency,
      language: order.language,
      returnUrl: ctx.origin + localizePath(`/fast-track-payment/${order.id}`, order.language),
      expiresAt: payment.expiresAt,
    });
    const { meta } = await update({ reference, url });
    if (meta.changes > 0) return toPage(payment, url);
    await provider.close(reference);
  } catch (error) {
    if (!(error instanceof PaymentProviderError && error.isFinal)) throw error;
    logPayment({ payment: payment.id, error: error.code });
    await update({ status: "failed" });
  }
  return undefined;
}

const toPage = ({ id, expiresAt }: PaymentRow, url: string): PaymentPage => ({
  id,
  url,
  expires_at: new Date(expiresAt).toISOString(),
});

const notPayable = (message: string) => new ConflictError("order_not_payable", message);
