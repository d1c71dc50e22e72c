import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Booking } from "#domain/orders/order.schema.ts";
import type { PaymentPage } from "#domain/payments/payment.schema.ts";
import type { BookingBody } from "../../factories.ts";
import { bookable, setFlightDay } from "../../flight-days.ts";
import type { BuiltSite } from "../../site.ts";

/** A paid order, and its pass. */
export interface PaidPass {
  orderId: string;
  orderNumber: string;
  code: string;
  /** `/pass/{code}` */
  path: string;
  /** The order's cookie. */
  cookie: string;
}

/** Makes a browser the order's own, which has read its booking with its pass. */
export async function ownOrder(
  page: Page,
  site: BuiltSite,
  { cookie, orderId }: PaidPass,
): Promise<void> {
  const [name, value] = cookie.split(/=(.*)/s);
  await page.context().addCookies([{ name: name!, value: value!, url: site.url() }]);
  await page.request.get(`/api/bookings/${orderId}`);
}

/** Books and pays through the API, for tests that are about what comes after. */
export async function payForPass(
  site: BuiltSite,
  overrides: Partial<BookingBody> = {},
): Promise<PaidPass> {
  const { body, pastDay } = bookable(overrides);
  const { booking, cookie } = await site.book(body);
  const { id, order_number } = booking.order;
  const page = (await (
    await site.post(`/api/bookings/${id}/payments`, {}, { cookie })
  ).json()) as PaymentPage;
  await site.rows("UPDATE demo_payments SET status = 'paid' WHERE id = ?", page.id);
  const { order } = (await (
    await site.post(`/api/bookings/${id}/payments/settle`, {}, { cookie })
  ).json()) as Booking;
  expect(order.status).toBe("paid");
  if (pastDay) await setFlightDay(site, id, pastDay);
  const path = new URL(order.pass_url!).pathname;
  return { orderId: id, orderNumber: order_number, code: path.split("/").at(-1)!, path, cookie };
}
