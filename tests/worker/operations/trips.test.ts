import { beforeAll, expect, test } from "vitest";
import type { PaymentPage } from "#domain/payments/payment.schema.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import { bookingBody } from "../../factories.ts";
import { meteredSite } from "../../wrapped-workers/metered-site.ts";
import { authCalls, pairingCode, PASSWORD, type Person } from "../../people.ts";
import { cookieOf } from "../../site.ts";

const worker = meteredSite();
const auth = authCalls(worker);

const DEVICE = { name: "Lane 1", airport: "CDG" };
let token: string;
let member: Person;
let authorization: string;
let orderId: string;
let orderNumber: string;
let cookie: string;

beforeAll(async () => {
  token = (await auth.admin()).access_token;
  member = await auth.person();
  authorization = `Bearer ${token}`;
  const made = await worker.book({ email: "trips@example.org" });
  orderId = made.booking.order.id;
  orderNumber = made.booking.order.order_number;
  ({ cookie } = made);
});

/** Waits until the queue has taken the mails of what came before. */
async function rest(): Promise<void> {
  await expect
    .poll(async () => ((await (await worker.get("/api/metered")).json()) as unknown[]).length, {
      interval: 150,
    })
    .toBe(0);
}

async function countTrips(call: () => Promise<Response>): Promise<number> {
  await rest();
  const response = await call();
  expect(response.status).toBeLessThan(400);
  await response.text();
  return Number(response.headers.get("x-trips"));
}

const staffGet = (path: string) => worker.get(`/api/admin/${path}`, { authorization });

test.each<[string, number, () => Promise<Response>]>([
  ["/", 0, () => worker.get("/")],
  ["/auth", 0, () => worker.get("/auth")],
  ["/fr/fast-track-form", 0, () => worker.get("/fr/fast-track-form")],
  ["POST bookings", 1, () => worker.post("/api/bookings", bookingBody())],
  ["GET a booking", 1, () => worker.get(`/api/bookings/${orderId}`, { cookie })],
  [
    "POST bookings/lookup",
    1,
    () => worker.post("/api/bookings/lookup", { orderNumber, email: "trips@example.org" }),
  ],
  ["GET user-roles", 1, () => worker.get("/api/user-roles", { authorization })],
  ["POST auth/token", 2, () => auth.signIn(member.email, PASSWORD)],
  ["POST auth/token to refresh", 2, () => auth.refresh(member.refresh_token)],
  ...[
    "summary",
    "updates",
    "daily-totals",
    "orders",
    "customers",
    "people",
    "people?q=trips@example.org",
    "accounts",
    "messages",
    "messages?assignee=me",
    "mails",
    "audit",
    "site-configs",
    "devices",
    "roles",
    "invitations",
    "colleagues",
    "reply-templates",
    "payment-problems",
    "views?list=orders",
    "departures?date=2031-05-17",
  ].map((list): [string, number, () => Promise<Response>] => [
    `admin/${list}`,
    2,
    () => staffGet(list),
  ]),
  ["an order of staff", 2, () => staffGet(`orders/${orderId}`)],
  ["an account of staff", 2, () => staffGet(`accounts/${member.user.id}`)],
  [
    "a note of staff",
    2,
    () => auth.send("POST", `admin/orders/${orderId}/notes`, token, { text: "Called" }),
  ],
  ["a new device", 2, () => auth.send("POST", "admin/devices", token, DEVICE)],
])("%s makes %i trips to the database before its response", async (_name, trips, call) => {
  expect(await countTrips(call)).toBe(trips);
});

test("starting a payment, settling it, a change by staff and a redemption make few trips", async () => {
  const { version } = (await (await staffGet(`orders/${orderId}`)).json()) as { version: number };
  const change = { firstName: "Grace", reason: "Spelling", version };
  const start = () => worker.post(`/api/bookings/${orderId}/payments`, {}, { cookie });
  const settle = () => worker.post(`/api/bookings/${orderId}/payments/settle`, {}, { cookie });
  const trips = {
    change: await countTrips(() => auth.send("PATCH", `admin/orders/${orderId}`, token, change)),
    start: await countTrips(start),
    again: await countTrips(start),
  };
  const page = (await (await start()).json()) as PaymentPage;
  await worker.rows("UPDATE demo_payments SET status = 'paid' WHERE id = ?", page.id);
  const settled = { settle: await countTrips(settle), again: await countTrips(settle) };
  // The demo provider keeps its payments in the same database.
  expect(trips).toEqual({ change: 3, start: 3, again: 4 });
  expect(settled).toEqual({ settle: 4, again: 2 });

  const { order } = (await (await settle()).json()) as Booking;
  const code = new URL(order.pass_url!).pathname.split("/").at(-1)!;
  const lane = await worker.post("/api/passes/lane", {
    code: (await pairingCode(auth)).replace("#pair=", ""),
  });
  const redeem = (headers: Record<string, string>) =>
    worker.post(`/api/passes/${code}/redeem`, { nonce: crypto.randomUUID() }, headers);
  const phone = { cookie: cookieOf(lane) };
  expect({
    list: await countTrips(() => worker.get("/api/passes/lane/list", phone)),
    pass: await countTrips(() => worker.get(`/api/passes/${code}`)),
    lane: await countTrips(() => redeem(phone)),
    staff: await countTrips(() => redeem({ authorization })),
  }).toEqual({ list: 1, pass: 1, lane: 2, staff: 2 });
});

/** The caller's check and the write with what it answers are two, and a first read makes three. */
test("what staff write takes two or three trips, or says why not", async () => {
  const person = await auth.person();
  await auth.prove(person.user.id);
  const colleague = await auth.agent();
  await worker.post("/api/contact", {
    name: "Ada",
    email: "trips@example.org",
    message: "A lounge?",
  });
  const items = async <Item>(list: string) =>
    ((await (await staffGet(list)).json()) as { items: Item[] }).items;
  const [message] = await items<{ id: string }>("messages");
  expect(await countTrips(() => staffGet(`messages/${message!.id}`))).toBe(2);
  const { booking: paid, cookie: payer } = await worker.book({ email: "paid@example.org" });
  const { booking: unpaid } = await worker.book({ email: "unpaid@example.org" });
  const path = `/api/bookings/${paid.order.id}/payments`;
  const page = (await (await worker.post(path, {}, { cookie: payer })).json()) as PaymentPage;
  await worker.rows("UPDATE demo_payments SET status = 'paid' WHERE id = ?", page.id);
  await worker.post(`${path}/settle`, {}, { cookie: payer });

  const trips: Record<string, number> = {};
  const act = async <Made>(name: string, method: string, at: string, body?: object) => {
    let made: unknown;
    trips[name] = await countTrips(async () => {
      const response = await auth.send(method, `admin/${at}`, token, body);
      made = response.status === 204 ? undefined : await response.clone().json();
      return response;
    });
    return made as Made;
  };
  const text = { name: "Lounge", textEn: "There is none.", textFr: "Il n'y en a pas." };
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const reason = "It was asked for";
  const subject = { reason: "requested" };

  const { id: device } = await act<{ id: string }>("device", "POST", "devices", DEVICE);
  await act("pairing", "POST", `devices/${device}/pairing`);
  await act("revoked device", "DELETE", `devices/${device}`);
  const { id: template } = await act<{ id: string }>("text", "POST", "reply-templates", text);
  await act("changed text", "PUT", `reply-templates/${template}`, { ...text, version: 1 });
  await act("deleted text", "DELETE", `reply-templates/${template}?version=2`);
  const at = `messages/${message!.id}`;
  await act("given message", "PATCH", at, { assigneeId: colleague.user.id });
  await act("linked message", "PATCH", at, { orderNumber: unpaid.order.order_number });
  await act("answer", "POST", `${at}/replies`, { text: "There is none." });
  const view = { list: "orders", name: "Paid", query: { status: "paid" } };
  await act("view", "POST", "views", view);
  const [{ id: saved } = { id: "" }] = await items<{ id: string }>("views?list=orders");
  await act("renamed view", "PATCH", `views/${saved}`, { name: "All paid" });
  await act("deleted view", "DELETE", `views/${saved}`);
  const role = { email: person.email, role: "agent" };
  await act("role", "PUT", "roles", role);
  await act("role taken", "DELETE", "roles", role);
  await act("blocked account", "POST", `accounts/${person.user.id}/block`, subject);
  await act("unblocked account", "POST", `accounts/${person.user.id}/unblock`, subject);
  await act("ended sessions", "POST", `accounts/${person.user.id}/end-sessions`, subject);
  await act("digest", "PUT", "digest", { enabled: true });
  const order = `orders/${unpaid.order.id}`;
  const { version } = (await (await staffGet(order)).json()) as { version: number };
  await act("hold", "POST", `${order}/hold`, { until, reason, version });
  await act("mail again", "POST", `orders/${paid.order.id}/mails`, { kind: "order-paid" });
  await act("ended access", "POST", `${order}/end-access`);
  await act("refund", "POST", `orders/${paid.order.id}/refunds`, { amount: 1, reason });
  await act("booking", "POST", "orders", bookingBody({ email: "phone@example.org" }));
  const [known] = await items<{ id: string }>("people");
  const people = `people/${known!.id}`;
  const invited = { email: "invited@example.org", role: "agent" };
  const { id: invitation } = await act<{ id: string }>(
    "invitation",
    "POST",
    "invitations",
    invited,
  );
  await act("withdrawn invitation", "DELETE", `invitations/${invitation}`);
  await act("joined address", "POST", `${people}/addresses`, { email: "unpaid@example.org" });

  const { booking: first } = await worker.book({ email: "bulk@example.org" });
  const { booking: second } = await worker.book({ email: "bulk@example.org" });
  const both = [first, second].map(({ order: { id } }) => ({ id, version: 1 }));
  await act("two orders", "POST", "orders/bulk", { orders: both, status: "cancelled", reason });
  await worker.rows(
    `INSERT INTO redemptions (id, nonce_hash, order_id, result, beyond, created_at)
      VALUES ('beyond', 'beyond', ?, 'valid', 2, 1)`,
    paid.order.id,
  );
  await act("overuse", "POST", `orders/${paid.order.id}/overuse`, { reason });
  await worker.rows(
    "INSERT INTO payment_problems (payment_id, kind, order_id, created_at) VALUES (?, 'disputed', ?, 1)",
    page.id,
    paid.order.id,
  );
  const problem = { payment_id: page.id, kind: "disputed", reason };
  await act("problem", "POST", `orders/${paid.order.id}/problems`, problem);
  await worker.rows(
    `INSERT INTO mail_outbox (id, kind, status, recipient, message, attempts, last_error,
      next_attempt_at, created_at, updated_at)
      VALUES ('late', 'contact', 'waiting', 'ada@example.org', ?, 1, 'E', 9e15, 1, 1)`,
    JSON.stringify({ subject: "A", text: "B", html: "C" }),
  );
  await act("mail retried", "POST", "mails/late/retry", { attempts: 1 });
  await act("recovery", "POST", `accounts/${person.user.id}/recovery`, subject);
  const [bulk] = await items<{ id: string }>("people?q=bulk");
  const gone = { email: "bulk@example.org" };
  await act("anonymized person", "POST", `people/${bulk!.id}/anonymize`, gone);

  expect(trips).toEqual({
    device: 2,
    pairing: 2,
    "revoked device": 2,
    text: 2,
    "changed text": 2,
    "deleted text": 2,
    "given message": 3,
    "linked message": 3,
    // The answer is stored before its mail leaves; then the mail's row goes.
    answer: 4,
    view: 2,
    "renamed view": 2,
    "deleted view": 2,
    role: 3,
    "role taken": 3,
    "blocked account": 3,
    "unblocked account": 3,
    "ended sessions": 3,
    digest: 2,
    hold: 2,
    // The same, and the mail is claimed: no two of the staff send it.
    "mail again": 6,
    "ended access": 2,
    // Stored before it is asked for; the demo provider keeps its refunds in the same database.
    refund: 7,
    // The traveller's own booking, then the order with its history.
    booking: 3,
    // Its limit is counted before anything is stored.
    invitation: 3,
    "withdrawn invitation": 2,
    // Both people are read first, and compared once more while they become one.
    "joined address": 10,
    // The caller, then for each order its own read and write: one may be refused.
    "two orders": 5,
    overuse: 2,
    problem: 2,
    // Claimed before it is sent; then marked, and shown as it stands.
    "mail retried": 4,
    // Account and language, the limit of its mailbox, the link, the mail, the audit.
    recovery: 7,
    // Addresses, accounts, language, and how much they wrote and booked are read before one batch erases them.
    "anonymized person": 9,
  });
});
