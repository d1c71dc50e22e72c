import type { PaymentPage } from "#domain/payments/payment.schema.ts";
import type { BuiltSite } from "./site.ts";

/**
 * Pays for an order on the demo page, through the API, as the browser that has its cookie. Throws
 * the response that refuses.
 */
export async function payOnDemo(
  site: Pick<BuiltSite, "post" | "rows">,
  orderId: string,
  cookie: string,
): Promise<void> {
  const response = await site.post(`/api/bookings/${orderId}/payments`, {}, { cookie });
  if (!response.ok) throw new Error(`No payment: ${response.status} ${await response.text()}`);
  const page = (await response.json()) as PaymentPage;
  await site.rows("UPDATE demo_payments SET status = 'paid' WHERE id = ?", page.id);
  await site.post(`/api/bookings/${orderId}/payments/settle`, {}, { cookie });
}
