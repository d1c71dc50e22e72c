import { mailedLinkEndsAt } from "#domain/orders/mailed-link.ts";
import type { OrderAccess } from "#domain/orders/order-access.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import { readOrderToken } from "../mail/order-link.ts";
import type { Ctx } from "../platform/context/context.ts";
import { NotFoundError } from "../platform/errors/errors.ts";
import { findFreshBooking } from "./bookings.ts";

/** Changes nothing. Throws NotFoundError whatever is wrong. */
export async function openMailedBooking(
  ctx: Ctx,
  { orderId, token }: { orderId: string; token: string },
): Promise<{ booking: Booking; access: OrderAccess }> {
  const access = await readOrderToken(ctx.settings, orderId, token);
  const booking = access && (await findFreshBooking(ctx, access));
  if (!booking || hasEnded(booking, ctx.now)) throw new NotFoundError();
  return { booking, access };
}

/** Also true for an erased person. */
function hasEnded({ order, customer }: Booking, now: number): boolean {
  const { airport, flight_date: flightDate } = order;
  const endsAt = mailedLinkEndsAt({ airport, flightDate, createdAt: Date.parse(order.created_at) });
  return endsAt <= now || customer.email === "";
}
