import { and, eq, inArray, not, sql } from "drizzle-orm";
import { siteConfig } from "../../app.config.ts";
import { findCards } from "#domain/card-brands.ts";
import { flightDayEnd, isDayOver } from "#domain/airports/airport-time.ts";
import { localizePath } from "#domain/language-path.ts";
import { NEW_ORDER_STATUS } from "#domain/orders/order-status.ts";
import { orderEndsAt, payableUntil } from "#domain/orders/order-end.ts";
import { toPayMinor } from "#domain/orders/order-due.ts";
import { leftMinor } from "#domain/orders/order-money.ts";
import { ACTIVE_PAYMENT_STATUSES, PAYMENT_PAGE_MINUTES } from "#domain/payments/payment.ts";
import type { PaymentPage } from "#domain/payments/payment.schema.ts";
import { findRetention } from "#domain/retention.ts";
import { MINUTE_MS, toIso } from "#domain/time.ts";
import type { OrderAccess } from "#domain/orders/order-access.ts";
import type { Ctx } from "../platform/context/context.ts";
import { uuidV7 } from "../platform/crypto/random.ts";
import { insertRowFrom } from "../platform/db/insert-row.ts";
import { isOpenTo } from "../queries/order-access.ts";
import { type CustomerRow, type OrderRow, orders } from "../tables/orders.ts";
import { type PaymentRow, payments } from "../tables/payments.ts";
import { ConflictError, NotFoundError } from "../platform/errors/errors.ts";
import { logPayment } from "../platform/context/log.ts";
import { type PaymentProvider, PaymentProviderError } from "./provider.ts";
import { selectProvider } from "./select-provider.ts";
import { closePayment, fitsOrder } from "./close-payments.ts";
import { settlePayment, whenAvailable } from "./settle-payment.ts";
import { type Results, run } from "../platform/db/batch.ts";
import { tableColumns } from "../platform/db/table-columns.ts";
import { BOOKING_ROW } from "../queries/booking-row.ts";
import { findSaleStopped, isSaleStopped } from "../queries/sale-stop.ts";

const PAYMENT = tableColumns(payments);

/** Others may start or end a payment of the order at the same time, so this tries again. */
const ROUNDS = 4;
/** Limits an order's payments, because each read of the order reads them all. */
const MAX_PAGES = 50;

/**
 * Settles an open payment first, and closes a page with another amount. Throws NotFoundError,
 * ConflictError `order_not_payable` or `sale_stopped`, or UnavailableError
 * `payment_provider_unavailable`.
 */
export function startPayment(ctx: Ctx, access: OrderAccess): Promise<PaymentPage> {
  return whenAvailable(openPage(ctx, access));
}

async function openPage(ctx: Ctx, access: OrderAccess): Promise<PaymentPage> {
  const provider = await selectOpenProvider(ctx);
  let settled: string | undefined;
  for (let round = 0; round < ROUNDS; round++) {
    const found = await run(ctx, selectOrder(ctx, access));
    const { payment, isStopped, ...booking } = toOrder(found);
    assertPayable(ctx, booking.order, payment);
    // If the stop has ended since it was read, the order may be paid.
    const stopped = !payment && isStopped && (await findSaleStopped(ctx, booking.order));
    if (stopped) throw stopped;
    if (!payment && booking.pages >= MAX_PAGES)
      throw notPayable(
        "Too many payment pages were opened for this booking. Write to us or call us.",
      );
    if (!payment) {
      const page = await requestPage(ctx, provider, booking);
      if (page) return page;
    } else if (
      payment.provider !== provider.id ||
      payment.expiresAt <= ctx.now ||
      !fitsOrder(payment, booking.order, isStopped)
    ) {
      await closePayment(ctx, payment);
    } else if (settled !== payment.id) {
      await settlePayment(ctx, payment);
      settled = payment.id;
    } else {
      return toPage(payment);
    }
  }
  throw new PaymentProviderError("no_page", { isFinal: false });
}

async function selectOpenProvider(ctx: Ctx): Promise<PaymentProvider> {
  const { PAYMENTS } = ctx.settings;
  const provider = PAYMENTS === "none" ? undefined : await selectProvider(ctx, PAYMENTS);
  if (!provider) throw notPayable("This site takes no payments.");
  return provider;
}

const isActive = inArray(payments.status, [...ACTIVE_PAYMENT_STATUSES]);

const selectOrder = ({ now }: Ctx, access: OrderAccess) =>
  sql`SELECT ${BOOKING_ROW.columns}, ${PAYMENT.columns}, ${isSaleStopped(now)} AS "isStopped",
    (SELECT count(*) FROM ${payments} AS opened WHERE opened.order_id = ${orders.id}) AS pages
    FROM ${BOOKING_ROW.from}
    LEFT JOIN ${payments} ON ${payments.orderId} = ${orders.id} AND ${isActive}
    WHERE ${isOpenTo(access)}`;

type Found = Results<ReturnType<typeof selectOrder>>;

interface PageRequest {
  order: OrderRow;
  customer: CustomerRow;
  pages: number;
}

interface FoundOrder extends PageRequest {
  payment: PaymentRow | undefined;
  isStopped: boolean;
}

function toOrder({ rows: [row] }: Found): FoundOrder {
  if (!row) throw new NotFoundError();
  const payment = PAYMENT.read(row);
  return {
    ...BOOKING_ROW.read(row),
    pages: row.pages as number,
    isStopped: row.isStopped === 1,
    payment: payment.id === null ? undefined : payment,
  };
}

function assertPayable({ now }: Ctx, order: OrderRow, payment: PaymentRow | undefined): void {
  // The amount due of a paid order expires only with its day.
  const endsAt = orderEndsAt(order, findRetention(siteConfig).unpaidHours) ?? payableUntil(order);
  if (toPayMinor(order) === 0) throw notPayable("This order is not to be paid.");
  if (order.status === NEW_ORDER_STATUS && leftMinor(order) > 0)
    throw notPayable("Money for this order has come, and we are looking into it.");
  if (isDayOver(order, now)) throw notPayable("The day of this flight is over.");
  if (endsAt <= now && !payment)
    throw notPayable("This order has ended, as it was not paid in time.");
  if (payment?.status === "processing")
    throw notPayable("A payment of this order is being processed.");
}

/** Returns undefined if the order or its sale has changed: nobody may get a page that is not stored. */
async function requestPage(
  ctx: Ctx,
  provider: PaymentProvider,
  { order, customer }: PageRequest,
): Promise<PaymentPage | undefined> {
  const { now } = ctx;
  const { id: orderId, orderNumber, currency, language } = order;
  const asked = {
    id: uuidV7(now),
    orderId,
    orderNumber,
    amountMinor: toPayMinor(order),
    currency,
    expiresAt: Math.min(now + PAYMENT_PAGE_MINUTES * MINUTE_MS, flightDayEnd(order)),
  };
  const opened = await provider
    .start({
      ...asked,
      description: `${order.serviceType} ${orderNumber}`,
      email: customer.email,
      language,
      cards: findCards(siteConfig),
      returnUrl: ctx.origin + localizePath(`/fast-track-payment/${orderId}`, language),
    })
    .catch((error: unknown) => {
      if (error instanceof PaymentProviderError && error.isFinal)
        logPayment({ payment: asked.id, error: error.code });
      throw error;
    });
  const payment: PaymentRow = {
    ...asked,
    ...opened,
    provider: provider.id,
    status: "open",
    receivedMinor: 0,
    paidAt: null,
    createdAt: now,
    updatedAt: now,
  };
  const isSame = and(
    eq(orders.id, orderId),
    eq(orders.version, order.version),
    not(isSaleStopped(now)),
  );
  // If another tab opened a page first, the index of open payments rejects this one.
  const source = sql`FROM ${orders} WHERE ${isSame} ON CONFLICT DO NOTHING`;
  const { changes } = await run(ctx, insertRowFrom(payments, payment, source));
  if (changes > 0) return toPage(payment);
  await provider.close(payment.reference);
  return undefined;
}

const toPage = ({ id, url, expiresAt }: PaymentRow): PaymentPage => ({
  id,
  url,
  expires_at: toIso(expiresAt),
});

const notPayable = (message: string) => new ConflictError("order_not_payable", message);
