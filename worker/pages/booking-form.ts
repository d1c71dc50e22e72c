import { FIELDS } from "#domain/orders/booking-fields.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import { toPassengerCounts } from "#domain/money/fares.ts";
import { sha256 } from "../platform/crypto/hash.ts";
import { showOrder } from "./checkout-form.ts";
import { callForPage, readFields, readRefusal, readTexts } from "./page-calls.ts";
import type { FormAnswer, FormCalls } from "./take-form.ts";

const FORM_NAMES = [...FIELDS.map(({ name }) => name), "earlyPerformance", "key"];

/** The form sends no public key. Sec-Fetch-Site and Origin exclude other sites (docs/security.md). */
export async function takeBookingForm(form: FormCalls): Promise<FormAnswer> {
  const { request, currency } = form;
  const typed = readTexts(await readFields(request), FORM_NAMES);
  const { key: formKey = crypto.randomUUID(), earlyPerformance, ...fields } = typed;
  const json = {
    ...fields,
    ...toPassengerCounts(fields),
    currency,
    ...(earlyPerformance !== undefined && { earlyPerformance: true }),
  };
  // Another trip in the same form makes another booking.
  const key = await sha256(JSON.stringify([formKey, json]));
  const response = await callForPage(form, { path: "/api/bookings", json, key });
  if (!response.ok)
    return {
      status: response.status,
      outcome: { booking: await readRefusal(response, typed, form.language) },
    };
  const { order } = (await response.json()) as Booking;
  return showOrder(form, order.id, response);
}
