import { and, eq, sql } from "drizzle-orm";
import { BOOKING_CODE_MINUTES } from "#domain/orders/order-number.ts";
import type { BookingLookup, BookingLookupConfirm } from "#domain/orders/booking.schema.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import { MINUTE_MS } from "#domain/time.ts";
import type { OrderAccess } from "#domain/orders/order-access.ts";
import type { Ctx } from "../platform/context/context.ts";
import { randomCode } from "../platform/crypto/random.ts";
import { primaryDb } from "../platform/db/client.ts";
import { issueToken, redeemToken, toTokenKey } from "../platform/db/one-time-token.ts";
import { customers, orders } from "../tables/orders.ts";
import { UnprocessableError } from "../platform/errors/errors.ts";
import { requireAttempt, returnAttempt } from "../platform/attempts.ts";
import { sendToUser } from "../mail/suppressions.ts";
import { findFreshBooking } from "./bookings.ts";
import { run } from "../platform/db/batch.ts";

const PURPOSE = "booking_lookup";
const CODE_ATTEMPTS = 5;

const isAddress = (email: string) => eq(sql`lower(${customers.email})`, email.toLowerCase());

const toSubject = ({ orderNumber, email }: BookingLookup) =>
  `${orderNumber.toUpperCase()}:${email.toLowerCase()}`;

/** Callers respond before this ends, because its duration reveals whether the booking exists. */
export async function sendLookupCode(ctx: Ctx, lookup: BookingLookup): Promise<void> {
  const [order] = await primaryDb(ctx.db)
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      language: orders.language,
      email: customers.email,
    })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(and(eq(orders.orderNumber, lookup.orderNumber), isAddress(lookup.email)))
    .limit(1);
  if (!order) return;
  const message = async () => {
    const code = randomCode();
    const key = await toTokenKey(ctx, {
      purpose: PURPOSE,
      subject: toSubject(lookup),
      secret: code,
    });
    const expiresAt = ctx.now + BOOKING_CODE_MINUTES * MINUTE_MS;
    await run(
      ctx,
      issueToken(ctx, key, { subjectId: order.id, attempts: CODE_ATTEMPTS, expiresAt }),
    );
    const { factsMail } = await import("../mail/messages.ts");
    const facts = { code, orderNumber: order.orderNumber, minutes: BOOKING_CODE_MINUTES };
    return factsMail(order.language, "bookingCode", facts);
  };
  await sendToUser(ctx, {
    purpose: "order",
    kind: "booking-code",
    recipient: order.email,
    message,
    subjectId: order.id,
  });
}

/** Throws UnprocessableError `code_invalid` whatever is wrong, or RateLimitedError. */
export async function confirmLookup(
  ctx: Ctx,
  { code, ...lookup }: BookingLookupConfirm,
): Promise<{ booking: Booking; access: OrderAccess }> {
  const subject = toSubject(lookup);
  const attempt = { purpose: "bookingCode", subject } as const;
  await requireAttempt(ctx, attempt);
  const opened = await redeemToken(
    ctx,
    await toTokenKey(ctx, { purpose: PURPOSE, subject, secret: code }),
  );
  const found = opened && (await findOpened(ctx, opened.subjectId, lookup.email));
  if (!found)
    throw new UnprocessableError("code_invalid", "This code is not valid. Ask for a new one.");
  await returnAttempt(ctx, attempt);
  return found;
}

async function findOpened(ctx: Ctx, orderId: string, email: string) {
  const [order] = await primaryDb(ctx.db)
    .select({ addressVersion: orders.addressVersion })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(and(eq(orders.id, orderId), isAddress(email)));
  const access = order && { orderId, ...order };
  const booking = access && (await findFreshBooking(ctx, access));
  return booking && { booking, access };
}
