import { localizePath } from "../../src/domain/language-path.ts";
import type { DemoPage } from "../../src/domain/payments/demo-page.schema.ts";
import type { PaymentPage } from "../../src/domain/payments/payment.schema.ts";
import { callForPage, type PageCalls, readFields } from "./page-calls.ts";
import type { FormAnswer } from "./take-form.ts";

/**
 * Opens an order's payment page for a browser without scripts. An order that cannot be paid is
 * shown as it stands.
 */
export async function takePayForm(calls: PageCalls, orderId: string): Promise<FormAnswer> {
  await readFields(calls.request);
  const path = `/api/bookings/${orderId}/payments`;
  const response = await callForPage(calls, { path, withCookie: true });
  if (response.ok) return { status: 303, location: ((await response.json()) as PaymentPage).url };
  await response.body?.cancel();
  if (response.status === 404 || response.status === 409) {
    const location = localizePath(`/fast-track-payment/${orderId}`, calls.language);
    return { status: 303, location };
  }
  return { status: response.status, outcome: { hasPaymentFailed: true } };
}

/** Acts on a demo payment page for a browser without scripts. */
export async function takeDemoForm(calls: PageCalls, paymentId: string): Promise<FormAnswer> {
  const action = (await readFields(calls.request)).get("action");
  const path = `/api/demo-payments/${paymentId}`;
  const response = await callForPage(calls, { path, json: { action } });
  if (!response.ok) {
    await response.body?.cancel();
    return { status: response.status };
  }
  const { status, return_url: location } = (await response.json()) as DemoPage;
  if (status === "paid" || status === "processing") return { status: 303, location };
  return { status: 200, outcome: { ...(action === "decline" && { isDeclined: true }) } };
}
