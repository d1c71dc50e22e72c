import { localizePath } from "#domain/language-path.ts";
import { toPassengerCounts } from "#domain/orders/fares.ts";
import type { PaymentPage } from "#domain/payments/payment.schema.ts";
import { withCheckoutCookies } from "../platform/http/order-cookie.ts";
import { callForPage, type PageCalls, readFields, readRefusal, readTexts } from "./page-calls.ts";
import type { FormAnswer } from "./take-form.ts";

/** Pays, changes or cancels an order, or corrects its address, for a browser without scripts. */
export async function takeCheckoutForm(calls: PageCalls, orderId: string): Promise<FormAnswer> {
  const fields = await readFields(calls.request);
  const action = fields.get("action");
  if (action === "change") return takeChange(calls, orderId, fields);
  if (action === "cancel") return takeCancellation(calls, orderId, fields);
  if (action === "address") return takeAddress(calls, orderId, fields);
  return openPaymentPage(calls, orderId);
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

async function takeChange(
  calls: PageCalls,
  orderId: string,
  fields: URLSearchParams,
): Promise<FormAnswer> {
  const typed = readTexts(fields);
  const response = await callForPage(calls, {
    method: "PATCH",
    path: `/api/bookings/${orderId}`,
    json: {
      ...typed,
      ...(fields.has("adults") && toPassengerCounts(typed)),
      version: Number(fields.get("version")),
    },
    withCookie: true,
  });
  if (response.ok || response.status === 404) return showOrder(calls, orderId, response);
  return {
    status: response.status,
    outcome: { change: await readRefusal(response, typed) },
  };
}

async function takeCancellation(
  calls: PageCalls,
  orderId: string,
  fields: URLSearchParams,
): Promise<FormAnswer> {
  const response = await callForPage(calls, {
    path: `/api/bookings/${orderId}/cancel`,
    json: { version: Number(fields.get("version")) },
    withCookie: true,
  });
  if (response.ok || response.status === 404) return showOrder(calls, orderId, response);
  return { status: response.status, outcome: { cancellation: await readRefusal(response, {}) } };
}

async function takeAddress(
  calls: PageCalls,
  orderId: string,
  fields: URLSearchParams,
): Promise<FormAnswer> {
  const typed = readTexts(fields);
  const response = await callForPage(calls, {
    path: `/api/bookings/${orderId}/address`,
    json: { ...typed, version: Number(fields.get("version")) },
    withCookie: true,
  });
  if (response.ok || response.status === 404) return showOrder(calls, orderId, response);
  return { status: response.status, outcome: { address: await readRefusal(response, typed) } };
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
