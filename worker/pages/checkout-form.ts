import { localizePath } from "#domain/language-path.ts";
import type { PaymentPage } from "#domain/payments/payment.schema.ts";
import { withCheckoutCookies } from "../platform/http/order-cookie.ts";
import { callForPage, type PageCalls, readFields, readRefusal } from "./page-calls.ts";
import type { FormAnswer } from "./take-form.ts";

/** Shows the present state of an order that cannot be paid. */
export async function takeCheckoutForm(calls: PageCalls, orderId: string): Promise<FormAnswer> {
  await readFields(calls.request);
  const path = `/api/bookings/${orderId}/payments`;
  const response = await callForPage(calls, { path, withCookie: true });
  if (response.ok) return { status: 303, location: ((await response.json()) as PaymentPage).url };
  const refusal = await readRefusal(response, {}, calls.language);
  if (refusal.text !== undefined)
    return { status: response.status, outcome: { paymentRefusal: refusal.text } };
  if (response.status === 404 || response.status === 409) return showOrder(calls, orderId);
  return { status: response.status, outcome: { hasPaymentFailed: true } };
}

/** Passes on the cookies that the response set for the order. */
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
