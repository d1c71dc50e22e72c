import { siteConfig } from "../../app.config.ts";
import { isDayOver } from "#domain/airports/airport-time.ts";
import type { BookingInput } from "#domain/orders/booking.schema.ts";
import { toApiFields, toColumns } from "#domain/orders/booking-fields.ts";
import { customerNotes } from "#domain/orders/customer.ts";
import { toMajor } from "#domain/money/currency.ts";
import { byType, faresIn, priceParty } from "#domain/money/fares.ts";
import type { Language } from "#domain/language.ts";
import type { Booking, Customer, Order } from "#domain/orders/order.schema.ts";
import { isBeforeWithdrawalEnds } from "#domain/orders/early-performance.ts";
import { unpaidTravellers } from "#domain/orders/order-due.ts";
import { receiptMinor } from "#domain/orders/order-money.ts";
import { orderEndsAt } from "#domain/orders/order-end.ts";
import { FAST_TRACK, orderNumber } from "#domain/orders/order-number.ts";
import { NEW_ORDER_STATUS } from "#domain/orders/order-status.ts";
import type { PassRefusal } from "#domain/passes/pass.ts";
import type { PaymentStatus } from "#domain/payments/payment.ts";
import { findRetention } from "#domain/retention.ts";
import { FIRST_ADDRESS } from "#domain/orders/order-access.ts";
import { toIso, toIsoOrNull } from "#domain/time.ts";
import type { Ctx } from "../platform/context/context.ts";
import type { Exported } from "../tables/personal.ts";
import type { CustomerRow, OrderRow } from "../tables/orders.ts";
import type { BookingRecord } from "../queries/booking-row.ts";
import { uuidV7 } from "../platform/crypto/random.ts";
import { openWallets } from "../passes/open-wallets.ts";
import { passUrl } from "../passes/find-pass.ts";

/** A repeated request finds its order by these hashes. */
export interface RequestHashes {
  keyHash: string;
  requestHash: string;
}

interface NewBooking {
  input: BookingInput;
  language: Language;
  now: number;
  createdBy?: string | null;
  hashes?: RequestHashes | undefined;
  random?: (length: number) => Uint8Array;
}

const secureBytes = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length));

/** Computes the total, so that no request can set it. */
export function newBookingRecord({
  input,
  language,
  now,
  createdBy = null,
  hashes,
  random = secureBytes,
}: NewBooking): BookingRecord {
  const customerId = uuidV7(now, random(16));
  const fares = faresIn(input.currency);
  return {
    customer: {
      id: customerId,
      userId: null,
      ...toColumns("customers", input),
      notes: customerNotes(input),
      createdAt: now,
    },
    order: {
      id: uuidV7(now, random(16)),
      orderNumber: orderNumber(now, random(8)),
      customerId,
      amountMinor: priceParty(input, fares),
      currency: input.currency,
      fares,
      status: NEW_ORDER_STATUS,
      serviceType: FAST_TRACK,
      business: FAST_TRACK,
      site: siteConfig.company.name,
      ...toColumns("orders", input),
      language,
      createdAt: now,
      updatedAt: now,
      version: 1,
      paidMinor: 0,
      refundedMinor: 0,
      disputedMinor: 0,
      byHandMinor: 0,
      dueMinor: 0,
      heldUntil: null,
      passId: null,
      earlyPerformanceAt:
        input.earlyPerformance &&
        isBeforeWithdrawalEnds(input, now, findRetention(siteConfig).unpaidHours)
          ? now
          : null,
      createdBy,
      addressVersion: FIRST_ADDRESS,
      addressChangedAt: null,
      addressToldAt: null,
      mailTrouble: null,
      keyHash: hashes?.keyHash ?? null,
      requestHash: hashes?.requestHash ?? null,
    },
  };
}

export function toCustomer(customer: CustomerRow): Customer {
  return {
    id: customer.id,
    user_id: customer.userId,
    ...toApiFields("customers", customer),
    notes: customer.notes,
    created_at: toIso(customer.createdAt),
  } satisfies Exported<"customers">;
}

type OrderCtx = Pick<Ctx, "settings" | "origin">;

export const UNLISTED = [
  "passId",
  "language",
  "createdBy",
  "addressVersion",
  "addressChangedAt",
  "addressToldAt",
  "keyHash",
  "requestHash",
] as const;

/** For lists, without the pass. Money is in major units, times are UTC ISO 8601. */
export function toListedOrder(order: Omit<OrderRow, (typeof UNLISTED)[number]>): Order {
  const endsAt = orderEndsAt(order, findRetention(siteConfig).unpaidHours);
  return {
    id: order.id,
    order_number: order.orderNumber,
    customer_id: order.customerId,
    amount: toMajor(order.amountMinor),
    currency: order.currency,
    fares: byType((type) => toMajor(order.fares[type])),
    status: order.status,
    service_type: order.serviceType,
    business: order.business,
    site: order.site,
    ...toApiFields("orders", order),
    created_at: toIso(order.createdAt),
    version: order.version,
    paid_amount: toMajor(order.paidMinor),
    refunded_amount: toMajor(order.refundedMinor),
    disputed_amount: toMajor(order.disputedMinor),
    by_hand_amount: toMajor(order.byHandMinor),
    due_amount: toMajor(order.dueMinor),
    unpaid_travellers: unpaidTravellers(order),
    pass_url: null,
    early_performance_at: toIsoOrNull(order.earlyPerformanceAt),
    mail_trouble: order.mailTrouble,
    expires_at: toIsoOrNull(endsAt),
  } satisfies Exported<"orders">;
}

export const toOrder = (ctx: OrderCtx, order: OrderRow): Order => ({
  ...toListedOrder(order),
  pass_url: passUrl(ctx, order),
});

/**
 * The newest payment's state, the money kept, returned and lost (minor units), payment times (epoch ms), and why no lane
 * accepts the pass on any day (null while one does).
 */
export interface BookingNews {
  status: PaymentStatus | null;
  keptMinor: number;
  backMinor: number;
  lostMinor: number;
  paidAt: number | null;
  lastPaidAt: number | null;
  withdrawnAt: number | null;
  passEnded: PassRefusal | null;
}

const OF_NEW_BOOKING: BookingNews = {
  status: null,
  keptMinor: 0,
  backMinor: 0,
  lostMinor: 0,
  paidAt: null,
  lastPaidAt: null,
  withdrawnAt: null,
  passEnded: "unpaid",
};

export function toBooking(
  ctx: Ctx,
  { customer, order }: BookingRecord,
  {
    status,
    keptMinor,
    backMinor,
    lostMinor,
    paidAt,
    lastPaidAt,
    withdrawnAt,
    passEnded,
  }: BookingNews = OF_NEW_BOOKING,
): Booking {
  const paid_at = toIsoOrNull(paidAt);
  const last = lastPaidAt !== null && lastPaidAt !== paidAt && { last_paid_at: toIso(lastPaidAt) };
  const isUsable = order.passId !== null && passEnded === null && !isDayOver(order, ctx.now);
  const wallets = isUsable ? openWallets(ctx) : undefined;
  return {
    customer: toCustomer(customer),
    order: toOrder(ctx, order),
    payment: {
      mode: ctx.settings.PAYMENTS,
      status,
      kept_amount: toMajor(keptMinor),
      back_amount: toMajor(backMinor),
      receipt_amount: toMajor(receiptMinor({ ...order, lostMinor })),
      paid_at,
      ...last,
    },
    ...(withdrawnAt !== null && { withdrawn_at: toIso(withdrawnAt) }),
    ...(wallets && { wallets }),
  };
}
