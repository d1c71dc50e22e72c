import { hasActivePayment } from "../../src/domain/bookings/checkout-state.ts";
import type { Booking } from "../../src/domain/orders/order.schema.ts";
import type { Pass } from "../../src/domain/passes/pass.schema.ts";
import type { DemoPage } from "../../src/domain/payments/demo-page.schema.ts";
import type { FirstFacts } from "../../src/lib/page/page-input.ts";
import { readCookie } from "../../src/lib/page/cookies.ts";
import { callForPage, type PageCall, type PageCalls } from "./page-calls.ts";
import { readPageId } from "./page-ids.ts";

/** Reads through the API what a page shows without script; undefined for other pages. */
export async function readFirstFacts(
  calls: PageCalls,
  pathname: string,
): Promise<FirstFacts | undefined> {
  const orderId = readPageId("checkout", pathname);
  if (orderId !== undefined) return readBooking(calls, `/api/bookings/${orderId}`);
  const code = readPageId("pass", pathname);
  if (code !== undefined) {
    const seen = await read<Pass>(calls, { method: "GET", path: `/api/passes/${code}` });
    const { origin, pathname: path } = new URL(calls.request.url);
    return seen && { pass: { seen, address: origin + path } };
  }
  const paymentId = readPageId("demo", pathname);
  if (paymentId === undefined) return undefined;
  const path = `/api/demo-payments/${paymentId}`;
  const demoPage = await read<DemoPage>(calls, { method: "GET", path });
  return demoPage && { demoPage };
}

/** A browser with scripts has the order's cookie at the API only. */
async function readBooking(calls: PageCalls, path: string): Promise<FirstFacts | undefined> {
  const cookies = calls.request.headers.get("cookie") ?? "";
  if (readCookie(cookies, "order") === undefined) return undefined;
  const booking = await read<Booking>(calls, { method: "GET", path, withCookie: true });
  if (!booking || !hasActivePayment(booking)) return booking && { booking };
  const settle = { path: `${path}/payments/settle`, withCookie: true };
  return { booking: (await read<Booking>(calls, settle)) ?? booking };
}

async function read<Facts>(calls: PageCalls, call: PageCall): Promise<Facts | undefined> {
  const response = await callForPage(calls, call);
  if (response.ok) return (await response.json()) as Facts;
  await response.body?.cancel();
  return undefined;
}
