import type { Booking } from "../../src/domain/orders/order.schema.ts";
import { localizePath } from "../../src/domain/language-path.ts";
import { FIELDS } from "../../src/domain/orders/booking-fields.ts";
import { toPassengerCounts } from "../../src/domain/orders/fares.ts";
import type { ValidationIssue } from "../../src/domain/validation.ts";
import { sha256 } from "../platform/crypto/hash.ts";
import { withCheckoutCookies } from "../platform/http/order-cookie.ts";
import { callForPage, readFields } from "./page-calls.ts";
import type { FormAnswer, FormCalls } from "./take-form.ts";

/**
 * Books through the API for a browser without scripts. It sends no public key: Sec-Fetch-Site and
 * Origin exclude other sites (docs/security.md).
 */
export async function takeBookingForm(form: FormCalls): Promise<FormAnswer> {
  const { request, language, currency } = form;
  const typed = readTexts(await readFields(request));
  const { key: formKey = crypto.randomUUID(), earlyPerformance, ...fields } = typed;
  const json = {
    ...fields,
    ...toPassengerCounts(fields),
    currency,
    ...(earlyPerformance !== undefined && { earlyPerformance: true }),
  };
  // With another trip the same view of the form makes another booking.
  const key = await sha256(JSON.stringify([formKey, json]));
  const response = await callForPage(form, { path: "/api/bookings", json, key });
  if (!response.ok) {
    const { error } = (await response.json()) as { error?: { issues?: ValidationIssue[] } };
    const issues = error?.issues ?? [];
    return { status: response.status, outcome: { booking: { typed, issues } } };
  }
  const { order } = (await response.json()) as Booking;
  const cookies = response.headers
    .getSetCookie()
    .flatMap((cookie) => withCheckoutCookies(cookie, order.id));
  const location = localizePath(`/fast-track-payment/${order.id}`, language);
  return { status: 303, location, cookies };
}

const NAMES = [...FIELDS.map(({ name }) => name), "earlyPerformance", "key"];

const readTexts = (fields: URLSearchParams): Partial<Record<string, string>> =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const text = fields.get(name);
      return text === null ? [] : [[name, text]];
    }),
  );
