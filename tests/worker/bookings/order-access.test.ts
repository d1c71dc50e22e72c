import { expect, test } from "vitest";
import type { Booking } from "#domain/orders/order.schema.ts";
import type { SeenPass } from "#domain/passes/pass.schema.ts";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import { sign } from "#worker/platform/crypto/hash.ts";
import { bookingBody } from "../../factories.ts";
import { payOnDemo } from "../../pay-on-demo.ts";
import { adminCalls, authCalls, newEmail } from "../../people.ts";
import { builtSite, codeIn, cookieOf, errorOf, keptCookies, PUBLIC_KEY } from "../../site.ts";

const worker = builtSite();
const auth = authCalls(worker);
const { send, trail } = adminCalls(worker);
const DAY = 86_400_000;

/** A paid booking with the cookie of who made it, its Idempotency-Key and its pass. */
async function paid() {
  const [email, key] = [newEmail(), crypto.randomUUID()];
  const { booking, cookie } = await worker.book({ email }, { "idempotency-key": key });
  await payOnDemo(worker, booking.order.id, cookie);
  const response = await worker.get(`/api/bookings/${booking.order.id}`, { cookie });
  const { order } = (await response.json()) as Booking;
  const passCookie = response.headers.getSetCookie()[0]!.split(";")[0]!;
  return {
    id: order.id,
    order,
    email,
    key,
    cookie,
    passCookie,
    code: order.pass_url!.split("/").at(-1)!,
  };
}

/** What each door that reads the cookie answers to it. */
async function doors({ id, code, order }: Awaited<ReturnType<typeof paid>>, cookie: string) {
  const headers = { ...PUBLIC_KEY, "content-type": "application/json", cookie };
  const version = order.version + 1;
  const change = { method: "PATCH", headers, body: JSON.stringify({ version, lastName: "X" }) };
  const responses = {
    see: await worker.get(`/api/bookings/${id}`, { cookie }),
    change: await worker.fetch(`/api/bookings/${id}`, change),
    cancel: await worker.post(`/api/bookings/${id}/cancel`, { version }, { cookie }),
    pay: await worker.post(`/api/bookings/${id}/payments`, {}, { cookie }),
    settle: await worker.post(`/api/bookings/${id}/payments/settle`, {}, { cookie }),
  };
  const seen = (await (await worker.get(`/api/passes/${code}`, { cookie })).json()) as SeenPass;
  const statuses = Object.values(responses).map(({ status }) => status);
  return { statuses, holder: seen.order };
}
const CLOSED = { statuses: [404, 404, 404, 404, 404], holder: undefined };

async function lookUp(orderNumber: string, email: string) {
  const before = worker.codeMailsAbout(orderNumber).length;
  await worker.post("/api/bookings/lookup", { orderNumber, email });
  await expect.poll(() => worker.codeMailsAbout(orderNumber).length).toBe(before + 1);
  return codeIn(worker.codeMailsAbout(orderNumber).at(-1)!);
}
const confirm = (orderNumber: string, email: string, code: string) =>
  worker.post("/api/bookings/lookup/confirm", { orderNumber, email, code });

// Proves V3.11.
test("when staff give an order another address, the cookies and codes of the old one open nothing, by no door", async () => {
  const own = await paid();
  const code = await lookUp(own.order.order_number, own.email);
  const rightful = newEmail();
  const changed = await send("PATCH", `orders/${own.id}`, {
    email: rightful,
    lastName: "Owner",
    reason: "The address was wrong",
  });
  expect(changed.status).toBe(200);
  expect(await doors(own, own.cookie)).toEqual(CLOSED);
  expect(await doors(own, own.passCookie)).toEqual(CLOSED);

  // Nor does sending the booking again, or the code that was asked for before.
  const again = await worker.post("/api/bookings", bookingBody({ email: own.email }), {
    "idempotency-key": own.key,
  });
  expect([again.status, (await errorOf(again)).code]).toEqual([409, "booking_gone"]);
  expect(again.headers.getSetCookie()).toEqual([]);
  const late = await confirm(own.order.order_number, own.email, code);
  expect([late.status, (await errorOf(late)).code]).toEqual([422, "code_invalid"]);

  const fresh = await confirm(
    own.order.order_number,
    rightful,
    await lookUp(own.order.order_number, rightful),
  );
  const seen = await worker.get(`/api/bookings/${own.id}`, { cookie: cookieOf(fresh) });
  expect(((await seen.json()) as Booking).customer).toMatchObject({
    email: rightful,
    last_name: "Owner",
  });
});

test("the same address in another case, and other changes, end no cookie", async () => {
  const own = await paid();
  const change = { email: own.email.toUpperCase(), lastName: "Owner", reason: "By phone" };
  expect((await send("PATCH", `orders/${own.id}`, change)).status).toBe(200);
  const seen = await worker.get(`/api/bookings/${own.id}`, { cookie: own.cookie });
  expect(((await seen.json()) as Booking).customer.last_name).toBe("Owner");
  expect(
    await worker.rows(
      "SELECT id FROM mail_outbox WHERE subject_id = ? AND kind = 'order-address-left'",
      own.id,
    ),
  ).toEqual([]);
});

// Proves V3.11.
test("an agent ends the access of all browsers, with a row in history and audit log; a look-up opens it anew", async () => {
  const own = await paid();
  const agent = await auth.agent();
  const end = (id: string, token = agent.access_token) =>
    auth.send("POST", `admin/orders/${id}/end-access`, token);
  const response = await end(own.id);
  expect(response.status).toBe(200);
  const { history, timeline } = (await response.json()) as OrderDetail;
  expect(history[0]).toMatchObject({
    from_status: "paid",
    to_status: "paid",
    actor_email: agent.email,
    changes: { access: [1, 2] },
  });
  expect(timeline[0]).toMatchObject({ kind: "change", id: history[0]!.id });
  expect(await trail(own.id)).toMatchObject([
    { actor_id: agent.user.id, action: "order.access_ended" },
  ]);
  expect(await doors(own, own.cookie)).toEqual(CLOSED);
  expect(await doors(own, own.passCookie)).toEqual(CLOSED);
  const code = await lookUp(own.order.order_number, own.email);
  const cookie = cookieOf(await confirm(own.order.order_number, own.email, code));
  expect((await worker.get(`/api/bookings/${own.id}`, { cookie })).status).toBe(200);

  const member = await auth.person();
  expect((await end(own.id, member.access_token)).status).toBe(403);
  expect((await end("00000000-0000-7000-8000-000000000000")).status).toBe(404);
  expect((await worker.get(`/api/bookings/${own.id}`, { cookie })).status).toBe(200);
});

// Proves V3.11.
test("a cookie opens nothing after its time, nor with another time, version or order in it", async () => {
  const own = await paid();
  const made = async (version: number, expiresAt: number, orderId = own.id) => {
    const shown = `${version}.${expiresAt}`;
    const secret = "local-signing-secret-never-deployed";
    return `order=${shown}.${await sign(secret, `order:${orderId}:${shown}`)}`;
  };
  const [, expiresAt, signature] = own.cookie.split(".") as [string, string, string];
  expect(Number(expiresAt) - Date.now()).toBeGreaterThan(30 * DAY - 60_000);
  expect(Number(expiresAt) - Date.now()).toBeLessThanOrEqual(30 * DAY);
  expect(await made(1, Number(expiresAt))).toBe(own.cookie);

  expect(await doors(own, await made(1, Date.now() - 1))).toEqual(CLOSED);
  for (const cookie of [
    `order=1.${Number(expiresAt) + DAY}.${signature}`,
    `order=2.${expiresAt}.${signature}`,
    `order=${signature}`,
    await made(2, Number(expiresAt)),
    await made(1, Number(expiresAt), "00000000-0000-7000-8000-000000000000"),
  ])
    expect(await doors(own, cookie)).toEqual(CLOSED);
});

// Proves V3.11.
test("a browser forgets a booking: all its cookies end, and another browser's does not", async () => {
  const own = await paid();
  const forget = (cookie: string) => worker.post(`/api/bookings/${own.id}/forget`, {}, { cookie });
  const other = await paid();
  for (const cookie of ["", "order=guessed", other.cookie]) {
    const refused = await forget(cookie);
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([404, []]);
  }
  const response = await forget(own.cookie);
  expect([response.status, await response.text()]).toEqual([204, ""]);
  expect(keptCookies(response).toSorted()).toEqual([
    `order=; Max-Age=0; Path=/api/bookings/${own.id}`,
    `order=; Max-Age=0; Path=/api/passes/${own.code}`,
    `order=; Max-Age=0; Path=/fast-track-payment/${own.id}`,
    `order=; Max-Age=0; Path=/fr/fast-track-payment/${own.id}`,
  ]);
  expect((await worker.get(`/api/bookings/${own.id}`, { cookie: own.cookie })).status).toBe(200);
});
