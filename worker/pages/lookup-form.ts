import { BookingLookupSchema } from "#domain/orders/booking.schema.ts";
import { listIssues } from "#domain/validation-issues.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import { hasCheckCookie, writeCheckCookie } from "../platform/http/check-cookie.ts";
import { showOrder } from "./checkout-form.ts";
import { callForPage, type PageCalls, readFields, readRefusal } from "./page-calls.ts";
import type { FormAnswer } from "./take-form.ts";

export async function takeLookupForm(calls: PageCalls): Promise<FormAnswer> {
  const typed = Object.fromEntries(await readFields(calls.request));
  const isConfirmed = typed.code !== undefined;
  // The API answers any number alike, so a mistyped one is found here.
  const { error } = BookingLookupSchema.safeParse(typed);
  if (error && !isConfirmed) {
    const refused = { isSent: false, typed, issues: listIssues(error), code: "" };
    return { status: 422, outcome: { lookup: refused } };
  }
  // The code works once, so a browser that refuses cookies must not spend it.
  const { headers, url } = calls.request;
  if (isConfirmed && !hasCheckCookie(headers.get("cookie"))) {
    const refused = { isSent: true, typed, issues: [], code: "cookies_refused" };
    return { status: 422, outcome: { lookup: refused } };
  }
  const path = isConfirmed ? "/api/bookings/lookup/confirm" : "/api/bookings/lookup";
  const response = await callForPage(calls, { path, json: typed });
  if (!response.ok)
    return {
      status: response.status,
      outcome: {
        lookup: { isSent: isConfirmed, ...(await readRefusal(response, typed, calls.language)) },
      },
    };
  if (!isConfirmed)
    return {
      status: 200,
      outcome: { lookup: { isSent: true, typed, issues: [], code: "" } },
      cookies: [writeCheckCookie(url, new URL(url).pathname)],
    };
  const { order } = (await response.json()) as Booking;
  return showOrder(calls, order.id, response);
}
