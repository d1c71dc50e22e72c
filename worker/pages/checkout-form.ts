import type { RefusedForm } from "#domain/bookings/posted-form.ts";
import { localizePath } from "#domain/language-path.ts";
import { toPassengerCounts } from "#domain/orders/fares.ts";
import type { PaymentPage } from "#domain/payments/payment.schema.ts";
import type { PostedOutcome } from "#lib/page/page-input.ts";
import { withCheckoutCookies } from "../platform/http/order-cookie.ts";
import {
  BOOKING_NAMES,
  callForPage,
  type PageCalls,
  readFields,
  readRefusal,
  readTexts,
} from "./page-calls.ts";
import type { FormAnswer } from "./take-form.ts";

/** Pays, changes or cancels an order, or corrects its address, for a browser without scripts. */
export async function takeCheckoutForm(calls: PageCalls, orderId: string): Promise<FormAnswer> {
  const fields = await readFields(calls.request);
  const typed = readTexts(fields, BOOKING_NAMES);
  const version = Number(fields.get("version"));
  const path = `/api/bookings/${orderId}`;
  const take = async (
    call: Parameters<typeof callForPage>[1],
    toOutcome: (refused: RefusedForm) => PostedOutcome,
  ): Promise<FormAnswer> => {
    const response = await callForPage(calls, { ...call, withCookie: true });
    if (response.ok || response.status === 404) return showOrder(calls, orderId, response);
    return { status: response.status, outcome: toOutcome(await readRefusal(response, typed)) };
  };
  switch (fields.get("action")) {
    case "change": {
      const counts = fields.has("adults") && toPassengerCounts(typed);
      const json = { ...typed, ...counts, version };
      return take({ method: "PATCH", path, json }, (change) => ({ change }));
    }
    case "cancel":
      return take({ path: `${path}/cancel`, json: { version } }, (cancellation) => ({
        cancellation,
      }));
    case "address":
      return take({ path: `${path}/address`, json: { ...typed, version } }, (address) => ({
        address,
      }));
    default:
      return openPaymentPage(calls, orderId);
  }
}

/** An order that cannot be paid is shown as it stands. */
async function openPaymentPage(calls: PageCalls, orderId: string): Promise<FormAnswer> {
  const path = `/api/bookings/${orderId}/payments`;
  const response = await callForPage(calls, { path, withCookie: true });
  if (response.ok) return { status: 303, location: ((await response.json()) as PaymentPage).url };
  await response.body?.cancel();
  if (response.status === 404 || response.status === 409) return showOrder(calls, orderId);
  return { status: response.status, outcome: { hasPaymentFailed: true } };
}

/** Leads to the order as it now stands, with the cookies that a response has set for it. */
export function showOrder(
  { language }: PageCalls,
  orderId: string,
  response?: Response,
): FormAnswer {
  const cookies = (response?.headers.getSetCookie() ?? []).flatMap((cookie) =>
    withCheckoutCookies(cookie, orderId),
  );
  return {
    status: 303,
    location: localizePath(`/fast-track-payment/${orderId}`, language),
    cookies,
  };
}
