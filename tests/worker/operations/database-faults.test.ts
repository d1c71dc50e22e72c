import { afterAll, beforeAll, expect, test } from "vitest";
import { airportDate } from "#domain/airports/airport-time.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import type { PaymentPage } from "#domain/payments/payment.schema.ts";
import { bookingBody } from "../../factories.ts";
import { wrappedWorker, WRAPPERS } from "../../wrapped-workers/wrapped-worker.ts";
import { airportByDay } from "../../flight-days.ts";
import { payOnDemo } from "../../pay-on-demo.ts";
import { authCalls, newEmail, PASSWORD, type Person, VERSION } from "../../people.ts";
import { builtSite, errorOf, PUBLIC_KEY, QUICK } from "../../site.ts";
import { TESTED_CONFIG } from "../../tested-build.ts";

/** At least so many requests; `FAULTS=1000` is the long run. Each act meets each fault at each of its writes in any case. */
const FAULTS = Number(process.env.FAULTS ?? 1);
/** How many acts at once. */
const AT_ONCE = 6;

const faulty = wrappedWorker(TESTED_CONFIG, WRAPPERS.faulty);
afterAll(faulty.remove);
const site = builtSite(QUICK, { config: faulty.config });
const auth = authCalls(site);
let admin: Person;
beforeAll(async () => void (admin = await auth.admin()));

const AIRPORT = airportByDay();

/** An act that is ready: it sends the same request each time, and tells what is stored of it. */
interface Ready {
  method?: "PATCH";
  path: string;
  body: object;
  headers?: Record<string, string>;
  /** Returns what the act has stored, which stays `once` however often it is sent. */
  stored: () => Promise<unknown>;
  once: unknown;
  /** The refusal that a repeat without a key may get, because the first request has run. */
  told?: number;
}

const count = async (sql: string, ...values: unknown[]) =>
  (await site.rows<{ n: number }>(`SELECT count(*) AS n FROM ${sql}`, ...values))[0]!.n;
const counts = (...queries: [sql: string, value: unknown][]) =>
  Promise.all(queries.map(([sql, value]) => count(sql, value)));
const bearer = ({ access_token }: Pick<Person, "access_token">) => ({
  authorization: `Bearer ${access_token}`,
});
const keyed = () => ({ "idempotency-key": crypto.randomUUID() });

async function booked({
  isPaid = false,
  flightDate,
}: { isPaid?: boolean; flightDate?: string } = {}) {
  const { booking, cookie } = await site.book({ airport: AIRPORT, flightDate, email: newEmail() });
  const { id } = booking.order;
  if (isPaid) await payOnDemo(site, id, cookie);
  const { order } = (await (await site.get(`/api/bookings/${id}`, { cookie })).json()) as Booking;
  return { id, order, headers: { cookie } };
}

/** How often the team's mails list the messages of an address. */
const TOLD_TEAM = `mail_outbox, json_each(facts, '$.messages') AS told
  WHERE told.value IN (SELECT id FROM messages WHERE email = ?)`;
const mailOf = (kind: string): string => `mail_outbox WHERE kind = '${kind}' AND subject_id = ?`;

const ORDERS_OF = `(SELECT orders.id FROM orders JOIN customers ON customers.id = customer_id
  WHERE email = ?)`;

const ACTS: Record<string, () => Promise<Ready>> = {
  async book() {
    const email = newEmail();
    return {
      path: "/api/bookings",
      body: bookingBody({ email }),
      headers: keyed(),
      stored: () =>
        counts(
          ["customers WHERE email = ?", email],
          [`orders WHERE id IN ${ORDERS_OF}`, email],
          [`mail_outbox WHERE kind = 'order-booked' AND subject_id IN ${ORDERS_OF}`, email],
        ),
      once: [1, 1, 1],
    };
  },
  async bookForTraveller() {
    const email = newEmail();
    return {
      path: "/api/admin/orders",
      body: { ...bookingBody({ email }), language: "en", reason: "By phone" },
      headers: { ...keyed(), ...bearer(admin) },
      stored: () =>
        counts(
          [`orders WHERE id IN ${ORDERS_OF}`, email],
          [`mail_outbox WHERE kind = 'order-booked' AND subject_id IN ${ORDERS_OF}`, email],
        ),
      once: [1, 1],
    };
  },
  async change() {
    const { id, order, headers } = await booked();
    return {
      method: "PATCH",
      path: `/api/bookings/${id}`,
      body: { version: order.version, firstName: "Grace" },
      headers,
      stored: () =>
        counts(
          [
            "orders JOIN customers ON customers.id = customer_id WHERE first_name = 'Grace' AND orders.id = ?",
            id,
          ],
          ["order_events WHERE order_id = ?", id],
          [mailOf("order-changed"), id],
        ),
      once: [1, 1, 1],
      told: 409,
    };
  },
  async cancel() {
    const { id, order, headers } = await booked({ isPaid: true });
    return {
      path: `/api/bookings/${id}/cancel`,
      body: { version: order.version },
      headers,
      stored: () =>
        counts(
          ["orders WHERE status IN ('cancelled', 'refunded') AND id = ?", id],
          ["order_events WHERE to_status = 'cancelled' AND order_id = ?", id],
          ["refunds WHERE order_id = ?", id],
          [mailOf("order-cancelled"), id],
        ),
      once: [1, 1, 1, 1],
      told: 409,
    };
  },
  async openPage() {
    const { id, headers } = await booked();
    return {
      path: `/api/bookings/${id}/payments`,
      body: {},
      headers,
      stored: () => counts(["payments WHERE status = 'open' AND order_id = ?", id]),
      once: [1],
    };
  },
  async pay() {
    const { id, headers } = await booked();
    const response = await site.post(`/api/bookings/${id}/payments`, {}, headers);
    const page = (await response.json()) as PaymentPage;
    return {
      path: `/api/demo-payments/${page.id}`,
      body: { action: "pay" },
      stored: async () => {
        await site.post(`/api/bookings/${id}/payments/settle`, {}, headers);
        return counts(
          ["payments WHERE status = 'paid' AND order_id = ?", id],
          ["orders WHERE status = 'paid' AND paid_minor = amount_minor AND id = ?", id],
          ["order_events WHERE to_status = 'paid' AND order_id = ?", id],
        );
      },
      once: [1, 1, 1],
    };
  },
  async settle() {
    const { id, headers } = await booked();
    const response = await site.post(`/api/bookings/${id}/payments`, {}, headers);
    const page = (await response.json()) as PaymentPage;
    await site.rows("UPDATE demo_payments SET status = 'paid' WHERE id = ?", page.id);
    return {
      path: `/api/bookings/${id}/payments/settle`,
      body: {},
      headers,
      stored: () =>
        counts(
          ["payments WHERE status = 'paid' AND order_id = ?", id],
          ["orders WHERE status = 'paid' AND paid_minor = amount_minor AND id = ?", id],
          ["order_events WHERE to_status = 'paid' AND order_id = ?", id],
        ),
      once: [1, 1, 1],
    };
  },
  async refund() {
    const { id } = await booked({ isPaid: true });
    return {
      path: `/api/admin/orders/${id}/refunds`,
      body: { amount: 5, reason: "Asked for" },
      headers: { ...keyed(), ...bearer(admin) },
      stored: () =>
        counts(
          ["refunds WHERE amount_minor = 500 AND order_id = ?", id],
          ["demo_refunds JOIN payments ON payments.reference = payment_id WHERE order_id = ?", id],
          ["audit_log WHERE action = 'order.refunded' AND subject_id = ?", id],
        ),
      once: [1, 1, 1],
    };
  },
  async redeem() {
    const { id, order } = await booked({
      isPaid: true,
      flightDate: airportDate(AIRPORT, Date.now()),
    });
    const code = order.pass_url!.split("/").at(-1)!;
    return {
      path: `/api/passes/${code}/redeem`,
      body: { nonce: crypto.randomUUID(), travellers: 1 },
      headers: bearer(admin),
      stored: () =>
        counts(
          ["redemptions WHERE travellers = 1 AND order_id = ?", id],
          ["audit_log WHERE action = 'pass.redeemed' AND subject_id = ?", id],
        ),
      once: [1, 1],
    };
  },
  async setStatus() {
    const { id, order } = await booked();
    return {
      method: "PATCH",
      path: `/api/admin/orders/${id}`,
      body: { status: "paid", version: order.version, reason: "By transfer" },
      headers: bearer(admin),
      stored: () =>
        counts(
          ["orders WHERE status = 'paid' AND id = ?", id],
          ["order_events WHERE to_status = 'paid' AND order_id = ?", id],
          ["audit_log WHERE action = 'order.status_changed' AND subject_id = ?", id],
        ),
      once: [1, 1, 1],
      told: 409,
    };
  },
  async note() {
    const { id } = await booked();
    return {
      path: `/api/admin/orders/${id}/notes`,
      body: { text: "Wheelchair", forLane: false },
      headers: bearer(admin),
      stored: () => counts(["order_notes WHERE order_id = ?", id]),
      once: [1],
    };
  },
  async contact() {
    const email = newEmail();
    await site.teamWasTold();
    return {
      path: "/api/contact",
      body: { name: "Ada", email, message: "Where is the lane?", elapsedMs: 60_000 },
      headers: keyed(),
      stored: () => counts(["messages WHERE email = ?", email], [TOLD_TEAM, email]),
      once: [1, 1],
    };
  },
  async withdraw() {
    const email = newEmail();
    await site.teamWasTold();
    return {
      path: "/api/withdrawals",
      body: { name: "Ada Lovelace", reference: "FT-1", email },
      headers: keyed(),
      stored: () =>
        counts(
          ["messages WHERE email = ?", email],
          ["mail_outbox WHERE subject_id IN (SELECT id FROM messages WHERE email = ?)", email],
          [TOLD_TEAM, email],
        ),
      once: [1, 1, 1],
    };
  },
  async signUp() {
    const email = newEmail();
    return {
      path: "/api/auth/signup",
      body: { email, password: PASSWORD, data: { full_name: "Ada Lovelace" } },
      headers: VERSION,
      stored: async () => [
        await count("users WHERE email = ?", email),
        (await auth.signIn(email, PASSWORD)).status,
      ],
      once: [1, 200],
      told: 422,
    };
  },
  async signIn() {
    const { email, user } = await auth.person();
    return {
      path: "/api/auth/token?grant_type=password",
      body: { email, password: PASSWORD },
      headers: VERSION,
      stored: () => counts(["users WHERE last_sign_in_at IS NOT NULL AND id = ?", user.id]),
      once: [1],
    };
  },
  async refresh() {
    const { refresh_token, user } = await auth.person();
    return {
      path: "/api/auth/token?grant_type=refresh_token",
      body: { refresh_token },
      headers: VERSION,
      stored: () => counts(["sessions WHERE counter = 1 AND user_id = ?", user.id]),
      once: [1],
    };
  },
};

/** Once, as after a moment, and for as long as the request tries. */
const HOW = ["before", "after", "slowly"].flatMap((how) => [`${how} 1`, `${how} 99`]);

interface Met {
  wrong: string[];
  requests: number;
  refused: number;
  repeats: number;
}

/** One act with a fault at one of its writes, then again as its client would. Returns false when it has no such write. */
async function meet(met: Met, name: string, write: number, how: string): Promise<boolean> {
  const { method = "POST", path, body, headers, stored, once, told } = await ACTS[name]!();
  const send = (more: Record<string, string> = {}) =>
    site.fetch(path, {
      method,
      body: JSON.stringify(body),
      headers: { ...PUBLIC_KEY, "content-type": "application/json", ...headers, ...more },
    });
  const check = (what: string, isRight: boolean) =>
    void (isRight || met.wrong.push(`${name}, write ${write}, ${how}: ${what}`));
  const first = await send({ "x-faults": `${write} ${how}` });
  met.requests += 1;
  if (first.status === 503) {
    met.refused += 1;
    const isKeyed = "nonce" in body || (headers && "idempotency-key" in headers);
    check("refused at once", how.endsWith(" 99") || !(isKeyed || how === "before 1"));
    const text = await first.text();
    check(text, text.includes('"code":"unavailable"'));
    check("no Retry-After", Number(first.headers.get("retry-after")) > 0);
    const again = await send();
    check(`repeated: ${again.status}`, again.ok || again.status === told);
  } else check(`first: ${first.status} ${await first.text()}`, first.ok);
  const is = JSON.stringify(await stored());
  check(`stored ${is}`, is === JSON.stringify(once));
  return Number(first.headers.get("x-writes")) >= write;
}

test("no fault of D1 at any write loses or doubles anything, or is more than a 503", async () => {
  const met: Met = { wrong: [], requests: 0, refused: 0, repeats: 0 };
  do {
    const left = Object.keys(ACTS).flatMap((name) => HOW.map((how) => [name, how] as const));
    const lane = async () => {
      for (let next = left.pop(); next; next = left.pop())
        for (let write = 1; await meet(met, next[0], write, next[1]); write++);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
  } while (met.requests < FAULTS);
  const lines = site.logs().flatMap((line) => /"repeats":(\d+)/.exec(line)?.[1] ?? []);
  met.repeats = lines.reduce((sum, repeats) => sum + Number(repeats), 0);
  if (FAULTS > 1) console.warn(met);
  expect(met.wrong).toEqual([]);
  expect(met.refused).toBeGreaterThan(0);
  expect(met.repeats).toBeGreaterThan(0);
}, 600_000);

test("a form without script keeps what was typed, and says that the site is busy", async () => {
  const typed = { firstName: "Ada", lastName: "Lovelace", email: newEmail(), airport: "CDG" };
  const response = await site.fetch("/fr/fast-track-form", {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "sec-fetch-site": "same-origin",
      "x-faults": "1 before 99",
    },
    body: new URLSearchParams({ ...typed, adults: "1", children: "0", infants: "0" }).toString(),
  });
  const page = await response.text();
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(page).toContain("Notre site est très sollicité.");
  expect(page).toContain('value="Lovelace"');
});

test("the log keeps D1's own words", async () => {
  const response = await site.post(
    "/api/contact",
    { ...(await ACTS.contact!()).body },
    { "x-faults": "1 after 1" },
  );
  expect((await errorOf(response)).code).toBe("unavailable");
  const id = response.headers.get("x-request-id");
  const line = site.logs().find((one) => one.includes(`"request_id":"${id}"`));
  expect(line).toContain("D1_ERROR: Network connection lost.");
});
