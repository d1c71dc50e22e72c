import { beforeAll, expect, test } from "vitest";
import { airportDate } from "#domain/airports/airport-time.ts";
import type { Device, NewDevice } from "#domain/passes/device.schema.ts";
import { hashLaneCode } from "#features/lane/lane-phone.ts";
import { toShortCode } from "#domain/passes/pass.ts";
import type { LaneList } from "#domain/passes/lane-list.schema.ts";
import type { Summary } from "#domain/dashboard/dashboard.schema.ts";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import { checkoutState } from "#domain/orders/checkout-state.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import type { PaymentPage } from "#domain/payments/payment.schema.ts";
import type { Pass, Redemption, SeenPass } from "#domain/passes/pass.schema.ts";
import type { BookingBody } from "../../factories.ts";
import { airportByDay, bookable, dayFromToday, setFlightDay } from "../../flight-days.ts";
import { authCalls, type Person } from "../../people.ts";
import { builtSite, cookieOf, errorOf, keptCookies } from "../../site.ts";
import { seededRandom } from "../../../scripts/db/seeded-random.ts";
import { RACE_MS, RACE_TRIES } from "../race.ts";

const worker = builtSite();
const auth = authCalls(worker);
const { person, admin: newAdmin, agent: newAgent, send } = auth;

const DAY = 86_400_000;
const MINUTE = 60_000;
let admin: Person;
let agent: Person;
let member: Person;
beforeAll(async () => {
  [admin, agent, member] = [await newAdmin(), await newAgent(), await person()];
});

/** A paid order with its pass. */
async function paid(overrides: Partial<BookingBody> = {}) {
  const { body, pastDay } = bookable({
    flightDate: airportDate("CDG", Date.now()),
    ...overrides,
  });
  const { booking, cookie } = await worker.book(body);
  const { id } = booking.order;
  const page = (await (
    await worker.post(`/api/bookings/${id}/payments`, {}, { cookie })
  ).json()) as PaymentPage;
  await worker.rows("UPDATE demo_payments SET status = 'paid' WHERE id = ?", page.id);
  const settle = async () =>
    (await (
      await worker.post(`/api/bookings/${id}/payments/settle`, {}, { cookie })
    ).json()) as Booking;
  const { order } = await settle();
  if (pastDay) await setFlightDay(worker, id, pastDay);
  return { id, cookie, order, code: codeOf(order.pass_url!), order_number: order.order_number };
}
const codeOf = (url: string) => new URL(url).pathname.split("/").at(-1)!;
const look = (code: string) => worker.get(`/api/passes/${code}`);
const pass = async (code: string) => (await (await look(code)).json()) as Pass;

let nonces = 0;
const nonce = () => `nonce-${++nonces}-abcdef`;
async function redeem(
  code: string,
  headers: Record<string, string>,
  input: object = { nonce: nonce() },
) {
  const response = await worker.post(`/api/passes/${code}/redeem`, input, headers);
  return { status: response.status, body: (await response.json()) as Redemption };
}
async function undo(code: string, headers: Record<string, string>, redeemed: string) {
  const path = `/api/passes/${code}/redeem/undo`;
  const response = await worker.post(path, { nonce: redeemed }, headers);
  return { status: response.status, body: (await response.json()) as Redemption };
}
const by = ({ access_token }: Pick<Person, "access_token">) => ({
  authorization: `Bearer ${access_token}`,
});

/** A lane's phone that is paired. */
async function lane(airport = "CDG") {
  const device = (await (
    await send("POST", "admin/devices", admin.access_token, { name: "Lane 1", airport })
  ).json()) as NewDevice;
  const code = new URL(device.pairing_url).hash.replace("#pair=", "");
  const response = await worker.post("/api/passes/lane", { code });
  expect(response.status).toBe(200);
  return { device, code, cookie: { cookie: cookieOf(response) } };
}

test("a pass says where, when, for how many and in what state, and names nobody", async () => {
  const { code, order_number } = await paid();
  const response = await look(code);
  expect(response.headers.get("cache-control")).toBe("no-store");
  const text = await response.text();
  expect(JSON.parse(text)).toEqual({
    state: "valid",
    airport: "CDG",
    flight_date: airportDate("CDG", Date.now()),
    adults: 2,
    children: 1,
    infants: 1,
    travellers: 4,
    left: 4,
    unpaid_travellers: 0,
    used_at: null,
  });
  for (const secret of ["Ada", "Lovelace", "example.org", order_number])
    expect(text).not.toContain(secret);
});

// Proves V3.6.
test("whose a pass is, only the order's own browser learns: by the booking's cookie, at this pass", async () => {
  const [own, other] = [await paid(), await paid()];
  const seen = async (code: string, cookie: string) =>
    (await (await worker.get(`/api/passes/${code}`, { cookie })).json()) as SeenPass;
  const cookiesOf = async (headers: Record<string, string>) =>
    keptCookies(await worker.get(`/api/bookings/${own.id}`, headers));
  const [set, ...more] = await cookiesOf({ cookie: own.cookie });
  expect(more).toEqual([]);
  // For as long as the booking's own, and no longer: seeing a booking prolongs nothing.
  const [value, age, ...rest] = set!.split("; ");
  expect([value, ...rest]).toEqual([
    own.cookie,
    `Path=/api/passes/${own.code}`,
    "HttpOnly",
    "SameSite=Lax",
  ]);
  expect(age).toMatch(/^Max-Age=2\d{6}$/);
  expect((await seen(own.code, set!.split(";")[0]!)).order).toEqual({
    id: own.id,
    order_number: own.order_number,
    first_name: "Ada",
    last_name: "Lovelace",
    flight_number: null,
    version: own.order.version,
    mail_trouble: null,
  });
  // The cookie of another order, a guess, or the right one at another pass.
  for (const [code, cookie] of [
    [own.code, other.cookie],
    [own.code, "order=guessed"],
    [own.code, ""],
    [other.code, own.cookie],
  ] as const) {
    expect(await seen(code, cookie)).toEqual(await pass(code));
  }
  expect(await pass(own.code)).not.toHaveProperty("order");
  // Staff see bookings by their role, and are given no cookie of anyone.
  expect(await cookiesOf(by(agent))).toEqual([]);
});

test("the code of a pass is stored nowhere and logged nowhere", async () => {
  const { code } = await paid();
  await look(code);
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
  for (const table of ["passes", "orders", "mail_outbox", "audit_log"])
    expect(JSON.stringify(await worker.rows(`SELECT * FROM ${table}`))).not.toContain(code);
  expect(worker.logs().join("\n")).not.toContain(code);
});

test("an order has no pass before it is paid", async () => {
  const { booking } = await worker.book();
  expect(booking.order.pass_url).toBeNull();
  expect(await worker.rows("SELECT id FROM passes WHERE order_id = ?", booking.order.id)).toEqual(
    [],
  );
});

test.each(["", "abc", "AAAAAAAAAAAAAAAAAAAAAA", "..%2f..%2fadmin"])(
  "the code %j opens nothing",
  async (code) => {
    expect((await look(code)).status).toBe(404);
  },
);

test("the first redemption is valid and completes the order; the second says that it was used, and when", async () => {
  const { id, code } = await paid();
  const first = await redeem(code, by(agent));
  expect(first.body).toMatchObject({
    result: "valid",
    travellers: 4,
    left: 0,
    order: { id, airport: "CDG", adults: 2, children: 1, infants: 1 },
  });
  expect(await worker.rows("SELECT status FROM orders WHERE id = ?", id)).toEqual([
    { status: "completed" },
  ]);
  expect(
    await worker.rows(
      "SELECT from_status, to_status, actor_id FROM order_events WHERE order_id = ? ORDER BY id DESC LIMIT 1",
      id,
    ),
  ).toEqual([{ from_status: "paid", to_status: "completed", actor_id: agent.user.id }]);
  const second = await redeem(code, by(admin));
  expect(second.body).toMatchObject({
    result: "refused",
    reason: "used",
    used_at: (first.body as { at: string }).at,
  });
  expect((await pass(code)).state).toBe("used");
});

test("of fifty lanes that are shown one pass at once, one lets all through", async () => {
  const { id, code } = await paid();
  const { cookie } = await lane();
  const responses = await Promise.all(Array.from({ length: 50 }, () => redeem(code, cookie)));
  expect(responses.filter(({ body }) => body.result === "valid")).toHaveLength(1);
  expect(
    responses.filter(({ body }) => body.result === "refused" && body.reason === "used"),
  ).toHaveLength(49);
  expect(
    await worker.rows(
      "SELECT id FROM order_events WHERE order_id = ? AND to_status = 'completed'",
      id,
    ),
  ).toHaveLength(1);
});

test("a nonce that is sent again gets the same response, also fifty at once", async () => {
  const { code } = await paid();
  const { cookie } = await lane();
  // Its phone may count its scans.
  const same = { nonce: "1" };
  const responses = await Promise.all(Array.from({ length: 50 }, () => redeem(code, cookie, same)));
  for (const { body } of responses) expect(body).toEqual(responses[0]!.body);
  expect(responses[0]!.body.result).toBe("valid");
  const late = { nonce: nonce() };
  const refused = await redeem(code, cookie, late);
  expect(refused.body).toMatchObject({ result: "refused", reason: "used" });
  expect((await redeem(code, cookie, late)).body).toEqual(refused.body);
});

// Proves V3.8.
test("a nonce is its phone's own: another lane or session is not answered with the order", async () => {
  const { code } = await paid();
  const [first, other] = [await lane(), await lane("LHR")];
  const same = { nonce: nonce() };
  const valid = await redeem(code, first.cookie, same);
  expect(valid.body.result).toBe("valid");
  for (const headers of [other.cookie, (await lane()).cookie, by(agent), by(admin)]) {
    const { body } = await redeem(code, headers, same);
    expect(body).toMatchObject({ result: "refused", reason: "used" });
    expect(body).not.toHaveProperty("order");
  }
  expect((await redeem(code, first.cookie, same)).body).toEqual(valid.body);

  const { code: next } = await paid();
  const again = await auth.session(agent.email);
  expect((await redeem(next, by(agent), same)).body.result).toBe("valid");
  expect((await redeem(next, by(again), same)).body).toMatchObject({ reason: "used" });
});

test.each(["requested", "pending"])(
  // Proves V3.8.
  "a refund of all of it that is %s ends the pass; of a part of it, or failed, it does not",
  async (status) => {
    const { id, code } = await paid();
    const refund = (amountMinor: number, of: string) =>
      worker.rows(
        `INSERT OR REPLACE INTO refunds (id, payment_id, order_id, status, amount_minor, currency, reason, created_at, updated_at)
          SELECT order_id, id, order_id, ?, ?, currency, '', 1, 1 FROM payments WHERE order_id = ?`,
        of,
        amountMinor,
        id,
      );
    const [money] = await worker.rows<{ paid: number }>(
      "SELECT paid_minor AS paid FROM orders WHERE id = ?",
      id,
    );
    await refund(money!.paid, status);
    expect((await pass(code)).state).toBe("refunded");
    const refused = { result: "refused", reason: "refunded" };
    expect((await redeem(code, (await lane()).cookie)).body).toMatchObject(refused);
    expect((await redeem(code, by(agent))).body).toMatchObject(refused);
    await refund(money!.paid, "failed");
    expect((await pass(code)).state).toBe("valid");
    await refund(money!.paid - 1, status);
    expect((await redeem(code, by(agent))).body.result).toBe("valid");
  },
);

// Proves V3.8.
test.each(["requested", "pending"])(
  "a refund that is %s of what a traveller paid twice leaves the pass that cash has paid",
  async (status) => {
    const { body, pastDay } = bookable({ flightDate: airportDate("CDG", Date.now()) });
    const { booking, cookie } = await worker.book(body);
    const { id } = booking.order;
    const of = `/api/bookings/${id}`;
    const page = (await (
      await worker.post(`${of}/payments`, {}, { cookie })
    ).json()) as PaymentPage;
    const cash = { status: "paid", method: "cash", reason: "At the desk", notify: false };
    // The traveller pays on the open page just before staff take the cash.
    await worker.rows("UPDATE demo_payments SET status = 'paid' WHERE id = ?", page.id);
    const marked = await send("PATCH", `admin/orders/${id}`, agent.access_token, cash);
    expect(marked.status).toBe(200);
    await worker.post(`${of}/payments/settle`, {}, { cookie });
    await worker.rows(
      `INSERT INTO refunds (id, payment_id, order_id, status, amount_minor, currency, reason, created_at, updated_at)
        SELECT order_id, id, order_id, ?, received_minor, currency, '', 1, 1 FROM payments WHERE order_id = ?`,
      status,
      id,
    );
    if (pastDay) await setFlightDay(worker, id, pastDay);
    const seen = (await (await worker.get(of, { cookie })).json()) as Booking;
    expect(seen.order).toMatchObject({ paid_amount: 66, by_hand_amount: 33 });
    expect(seen.payment.kept_amount).toBe(0);
    expect(checkoutState(seen, Date.now())).toBe("paid");
    const code = codeOf(seen.order.pass_url!);
    expect((await pass(code)).state).toBe("valid");
    expect((await redeem(code, by(agent))).body.result).toBe("valid");
  },
);

test.each([
  ["Not Paid", "unpaid"],
  ["cancelled", "cancelled"],
  ["refunded", "refunded"],
] as const)("the pass of an order that became %s is refused as %s", async (status, reason) => {
  const { id, code } = await paid();
  await worker.rows("UPDATE orders SET status = ? WHERE id = ?", status, id);
  expect((await redeem(code, by(agent))).body).toMatchObject({
    result: "refused",
    reason,
    used_at: null,
  });
});

test("an order that staff set back to Not Paid has no pass until it is paid anew, with a new code", async () => {
  const { id, code } = await paid();
  await worker.rows("UPDATE orders SET paid_minor = 0 WHERE id = ?", id);
  const set = async (status: string) => {
    const body = { status, reason: "A slip", notify: false };
    const response = await send("PATCH", `admin/orders/${id}`, admin.access_token, body);
    expect(response.status).toBe(200);
    return (await response.json()) as OrderDetail;
  };
  expect((await set("Not Paid")).pass_url).toBeNull();
  expect((await look(code)).status).toBe(404);
  expect((await worker.get(`/api/passes/${code}/calendar.ics`)).status).toBe(404);
  expect((await redeem(code, by(agent))).body).toMatchObject({ reason: "unpaid" });
  const { pass_url } = await set("paid");
  expect((await look(code)).status).toBe(404);
  expect(await pass(codeOf(pass_url!))).toMatchObject({ state: "valid", left: 4 });
});

test("a used pass that staff set back to paid is not the traveller's to change or cancel", async () => {
  const { id, code, cookie } = await paid({ airport: "", flightDate: undefined });
  await redeem(code, by(agent), { nonce: nonce(), travellers: 3 });
  const moved = { status: "paid", flightDate: dayFromToday(9) };
  const body = { ...moved, airport: "CDG", reason: "One flies later" };
  const { version } = (await (
    await send("PATCH", `admin/orders/${id}`, admin.access_token, body)
  ).json()) as OrderDetail;
  expect(await pass(code)).toMatchObject({ state: "valid", left: 1 });
  const path = `/api/bookings/${id}/cancel`;
  const refused = await worker.post(path, { version }, { cookie });
  expect([refused.status, (await errorOf(refused)).code]).toEqual([409, "too_late"]);
  // A new code is for all who paid: the old one may have been a stranger's. What was used, was used.
  const again = { newPass: true, reason: "Lost" };
  const replaced = await send("PATCH", `admin/orders/${id}`, admin.access_token, again);
  const order = (await replaced.json()) as OrderDetail;
  expect(await pass(codeOf(order.pass_url!))).toMatchObject({ state: "valid", left: 4 });
  const late = await worker.post(path, { version: order.version }, { cookie });
  expect([late.status, (await errorOf(late)).code]).toEqual([409, "too_late"]);
});

test("a replaced pass that a lane without network let through is the order's, and staff see it", async () => {
  const { id, code } = await paid();
  await send("PATCH", `admin/orders/${id}`, admin.access_token, { newPass: true, reason: "Lost" });
  const { cookie } = await lane();
  const scan = { nonce: nonce(), travellers: 3, let_through: true };
  const { body } = await redeem(code, cookie, { ...scan, scanned_at: new Date().toISOString() });
  expect(body).toEqual({ result: "refused", reason: "unknown", used_at: null });
  const detail = await send("GET", `admin/orders/${id}`, agent.access_token);
  const { timeline } = (await detail.json()) as OrderDetail;
  expect(timeline.filter(({ kind }) => kind === "redemption")).toMatchObject([
    { refusal: "unknown", beyond: 3 },
  ]);
  expect((await undo(code, cookie, scan.nonce)).status).toBe(200);
});

test("whom a lane let through without a count are all that are left", async () => {
  const { code } = await paid();
  const { body } = await redeem(code, by(agent), { nonce: nonce(), let_through: true });
  expect(body).toMatchObject({ result: "valid", travellers: 4, left: 0 });
});

test("a lane lets through at its own airport only, staff at every one", async () => {
  const { code } = await paid();
  const { cookie } = await lane("LHR");
  expect((await redeem(code, cookie)).body).toEqual({
    result: "refused",
    reason: "wrong_airport",
    used_at: null,
    airport: "CDG",
    flight_date: airportDate("CDG", Date.now()),
  });
  expect((await redeem(code, by(agent))).body.result).toBe("valid");
});

test.each([
  ["yesterday", -1, "expired"],
  ["tomorrow", 1, "valid"],
] as const)("a pass for %s is for another day", async (_, days, state) => {
  const { code } = await paid({ flightDate: dayFromToday(days) });
  expect((await pass(code)).state).toBe(state);
  expect((await redeem(code, by(agent))).body).toMatchObject({
    result: "refused",
    reason: "wrong_day",
    airport: "CDG",
    flight_date: dayFromToday(days),
  });
});

test("a place that travellers named themselves has London's day, however they wrote it", async () => {
  for (const airport of ['"', 'Some "where"', "L'aéroport", "$.CDG"]) {
    const { code } = await paid({ airport, flightDate: airportDate("", Date.now()) });
    expect([airport, (await redeem(code, by(agent))).body.result]).toEqual([airport, "valid"]);
  }
});

/**
 * The last midnight at an airport, epoch ms, to the minute: hours ago, so that a lane can still hand in what it was shown around it.
 * It may be 25 hours ago, on the day on which summer time ends.
 */
function lastMidnight(airport: string): number {
  const minutes = Array.from(
    { length: 25 * 60 + 1 },
    (_, ago) => (Math.floor(Date.now() / MINUTE) - ago) * MINUTE,
  );
  return minutes.find((at) => airportDate(airport, at - 1) !== airportDate(airport, at))!;
}

test.each(["CDG", "DXB", "JFK"])(
  "a pass is good until midnight at its airport, and from midnight on: %s",
  async (airport) => {
    const { cookie } = await lane(airport);
    const midnight = lastMidnight(airport);
    const at = (ms: number) => ({
      nonce: nonce(),
      scanned_at: new Date(midnight + ms).toISOString(),
    });
    const [before, after] = [airportDate(airport, midnight - 1), airportDate(airport, midnight)];
    expect(before < after).toBe(true);
    const [yesterday, today] = [
      await paid({ airport, flightDate: before }),
      await paid({ airport, flightDate: after }),
    ];
    const wrongDay = { result: "refused", reason: "wrong_day" };
    expect((await redeem(yesterday.code, cookie, at(1_000))).body).toMatchObject(wrongDay);
    expect((await redeem(today.code, cookie, at(-1_000))).body).toMatchObject(wrongDay);
    expect((await redeem(yesterday.code, cookie, at(-1_000))).body).toMatchObject({
      result: "valid",
    });
    expect((await redeem(today.code, cookie, at(1_000))).body).toMatchObject({ result: "valid" });
  },
);

test("a pass without airport or day is open; the lane that accepts it binds both, and its undo frees them", async () => {
  const flight = (id: string) =>
    worker.rows("SELECT airport, flight_date, status FROM orders WHERE id = ?", id);
  const [first, other] = [await lane("JFK"), await lane("CDG")];
  const open = await paid({ airport: "", flightDate: undefined });
  expect(await pass(open.code)).toMatchObject({ state: "open", left: 4 });
  const one = { nonce: nonce(), travellers: 1 };
  const date = airportDate("JFK", Date.now());
  expect((await redeem(open.code, first.cookie, one)).body).toMatchObject({
    result: "valid",
    travellers: 1,
    left: 3,
    order: { airport: "JFK", flight_date: date },
  });
  expect(await pass(open.code)).toMatchObject({ state: "valid", airport: "JFK", left: 3 });
  expect((await redeem(open.code, other.cookie)).body).toMatchObject({
    reason: "wrong_airport",
    airport: "JFK",
    flight_date: date,
  });
  expect(await flight(open.id)).toEqual([
    { airport: "JFK", flight_date: date, status: "completed" },
  ]);
  expect((await undo(open.code, first.cookie, one.nonce)).status).toBe(200);
  expect(await flight(open.id)).toEqual([{ airport: "", flight_date: null, status: "paid" }]);
  expect(await pass(open.code)).toMatchObject({ state: "open", left: 4 });

  // Staff are at no airport: they bind the day alone, at the airport that is known.
  const dateless = await paid({ flightDate: undefined });
  expect((await pass(dateless.code)).state).toBe("open");
  const day = airportDate("CDG", Date.now());
  expect((await redeem(dateless.code, by(agent))).body).toMatchObject({
    result: "valid",
    order: { airport: "CDG", flight_date: day },
  });
});

test("a lane lets some of the party through, and the others stay valid that day", async () => {
  const { id, code } = await paid();
  const { cookie } = await lane();
  const three = { nonce: nonce(), travellers: 3 };
  const first = await redeem(code, cookie, three);
  expect(first.body).toMatchObject({ result: "valid", travellers: 3, left: 1 });
  expect(await pass(code)).toMatchObject({ state: "valid", travellers: 4, left: 1 });
  expect(await worker.rows("SELECT status FROM orders WHERE id = ?", id)).toEqual([
    { status: "completed" },
  ]);
  expect((await redeem(code, cookie, three)).body).toEqual(first.body);
  // Of more than are left, those left are let through.
  const rest = await redeem(code, by(agent), { nonce: nonce(), travellers: 2 });
  expect(rest.body).toMatchObject({ result: "valid", travellers: 1, left: 0 });
  expect(await pass(code)).toMatchObject({ state: "used", travellers: 4, left: 0 });
  expect((await redeem(code, by(agent))).body).toMatchObject({ reason: "used" });
  for (const travellers of [0, -1, 1.5, "2"])
    expect((await redeem(code, cookie, { nonce: nonce(), travellers })).status).toBe(422);
  expect(
    await worker.rows(
      "SELECT id FROM order_events WHERE order_id = ? AND to_status = 'completed' AND from_status = 'paid'",
      id,
    ),
  ).toHaveLength(1);
});

// Proves V3.8.
test("a lane takes its own tap back within a minute, and nobody else does", async () => {
  const { id, code } = await paid();
  const [own, other] = [await lane(), await lane()];
  const tap = { nonce: nonce() };
  const valid = await redeem(code, own.cookie, tap);
  for (const headers of [other.cookie, by(agent)])
    expect((await undo(code, headers, tap.nonce)).status).toBe(404);
  expect((await undo(code, {}, tap.nonce)).status).toBe(401);
  expect((await undo(code, by(member), tap.nonce)).status).toBe(403);
  expect((await undo(code, own.cookie, nonce())).status).toBe(404);
  expect(await pass(code)).toMatchObject({ state: "used", left: 0 });

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => undo(code, own.cookie, tap.nonce)),
  );
  for (const { status, body } of answers)
    expect([status, body]).toMatchObject([200, { result: "valid", travellers: 4, left: 4 }]);
  expect(await pass(code)).toMatchObject({ state: "valid", left: 4, used_at: null });
  expect(
    await worker.rows(
      "SELECT from_status, to_status FROM order_events WHERE order_id = ? ORDER BY created_at DESC LIMIT 2",
      id,
    ),
  ).toEqual([
    { from_status: "completed", to_status: "paid" },
    { from_status: "paid", to_status: "completed" },
  ]);
  expect(
    await worker.count(`audit_log WHERE action = 'pass.taken_back' AND subject_id = '${id}'`),
  ).toBe(1);
  // A late retry of the tap learns its answer, and lets nobody through again.
  expect((await redeem(code, own.cookie, tap)).body).toMatchObject({
    result: "valid",
    travellers: (valid.body as { travellers: number }).travellers,
  });
  expect((await pass(code)).left).toBe(4);

  const late = { nonce: nonce() };
  await redeem(code, own.cookie, late);
  await worker.rows(
    "UPDATE redemptions SET created_at = created_at - 60000 WHERE order_id = ? AND undone_at IS NULL",
    id,
  );
  const refused = await undo(code, own.cookie, late.nonce);
  expect([refused.status, refused.body]).toMatchObject([409, { error: { code: "undo_too_late" } }]);
  expect(await pass(code)).toMatchObject({ state: "used", left: 0 });
});

test("who has not paid waits: the others are let through, and a payment lets the rest follow", async () => {
  const { id, code } = await paid();
  await worker.rows("UPDATE orders SET due_minor = 1500 WHERE id = ?", id);
  expect(await pass(code)).toMatchObject({ travellers: 4, left: 2, unpaid_travellers: 2 });
  expect((await redeem(code, by(agent))).body).toMatchObject({ travellers: 2, left: 0 });
  expect((await redeem(code, by(agent))).body).toMatchObject({ reason: "unpaid" });
  await worker.rows("UPDATE orders SET due_minor = 0 WHERE id = ?", id);
  expect(await pass(code)).toMatchObject({ state: "valid", left: 2 });
  expect((await redeem(code, by(agent))).body).toMatchObject({ travellers: 2, left: 0 });
});

test("what staff completed by hand is used", async () => {
  const { id, code } = await paid();
  await worker.rows("UPDATE orders SET status = 'completed' WHERE id = ?", id);
  expect(await pass(code)).toMatchObject({ state: "used", left: 0 });
  expect((await redeem(code, by(agent))).body).toMatchObject({ reason: "used" });
});

interface Act {
  nonce: string;
  by: number;
  body: Redemption;
  isUndone: boolean;
}

test(
  "any order of scans, retries, late hand-ins and undos by two lanes counts like one list of acts",
  async () => {
    const lanes = [(await lane()).cookie, (await lane()).cookie];
    const random = seededRandom(24);
    const pick = random.below;
    for (let party = 0; party < Math.max(2, RACE_TRIES / 3); party++) {
      const { id, code } = await paid();
      const acts: Act[] = [];
      const admitted = () =>
        acts.reduce(
          (sum, { body, isUndone }) =>
            sum + (body.result === "valid" && !isUndone ? body.travellers : 0),
          0,
        );
      const scan = async (by: number, isLate: boolean) => {
        const asked = pick(5);
        const before = admitted();
        const input = {
          nonce: nonce(),
          ...(asked > 0 && { travellers: asked }),
          ...(isLate && { scanned_at: new Date().toISOString() }),
        };
        const { body } = await redeem(code, lanes[by]!, input);
        acts.push({ nonce: input.nonce, by, body, isUndone: false });
        expect(body).toMatchObject(
          before === 4
            ? { result: "refused", reason: "used" }
            : { result: "valid", travellers: Math.min(asked || 4, 4 - before) },
        );
      };
      const retry = async ({ nonce: again, by, body }: Act) => {
        const { result } = (await redeem(code, lanes[by]!, { nonce: again })).body;
        expect(result).toBe(body.result);
      };
      const takeBack = async (act: Act) => {
        const { status } = await undo(code, lanes[act.by]!, act.nonce);
        act.isUndone = act.body.result === "valid";
        expect(status).toBe(act.isUndone ? 200 : 404);
      };
      for (let step = 0; step < 15; step++) {
        const past = acts[pick(acts.length)];
        const kind = past ? pick(4) : 0;
        if (past && kind === 2) await retry(past);
        else if (past && kind === 3) await takeBack(past);
        else await scan(pick(2), kind === 1);
        const left = 4 - admitted();
        expect(await pass(code)).toMatchObject({ left, state: left === 0 ? "used" : "valid" });
        expect(await worker.rows("SELECT status FROM orders WHERE id = ?", id)).toEqual([
          { status: left === 4 ? "paid" : "completed" },
        ]);
      }
    }
  },
  RACE_MS,
);

test(
  "two lanes that scan, repeat and take back at once never let through more than paid",
  async () => {
    const lanes = [(await lane()).cookie, (await lane()).cookie];
    const random = seededRandom(9);
    for (let attempt = 0; attempt < RACE_TRIES; attempt++) {
      const { code } = await paid();
      const taps = Array.from({ length: 8 }, (_, at) => ({
        headers: lanes[at % 2]!,
        input: { nonce: nonce(), travellers: 1 + random.below(3) },
      }));
      const isUndone = new Set(
        taps.filter(() => random.next() < 0.3).map(({ input }) => input.nonce),
      );
      const results = await Promise.all(
        taps.flatMap(({ headers, input }) => {
          const tap = redeem(code, headers, input);
          const retry = redeem(code, headers, input);
          const back = isUndone.has(input.nonce)
            ? tap.then(() => undo(code, headers, input.nonce))
            : undefined;
          return [Promise.all([tap, retry, back])];
        }),
      );
      let admitted = 0;
      for (const [index, [tap, retry, back]] of results.entries()) {
        expect(retry.body).toMatchObject(
          tap.body.result === "valid"
            ? { result: "valid", travellers: tap.body.travellers, left: tap.body.left }
            : { result: "refused", reason: tap.body.reason },
        );
        const undoStatus = tap.body.result === "valid" ? 200 : 404;
        expect(back?.status ?? undoStatus).toBe(undoStatus);
        if (tap.body.result === "valid" && !isUndone.has(taps[index]!.input.nonce))
          admitted += tap.body.travellers;
      }
      expect(admitted).toBeLessThanOrEqual(4);
      expect((await pass(code)).left).toBe(4 - admitted);
    }
  },
  RACE_MS,
);

async function list(cookie: Record<string, string>) {
  const response = await worker.get("/api/passes/lane/list", cookie);
  return { response, ...((await response.json()) as LaneList) };
}

// Proves V3.7.
test("a lane's phone gets the passes around today, as hashes and counts; nobody else does", async () => {
  const [today, elsewhere, open, far] = [
    await paid(),
    await paid({ airport: "JFK", flightDate: dayFromToday(1) }),
    await paid({ airport: "", flightDate: undefined }),
    await paid({ flightDate: dayFromToday(9) }),
  ];
  const { cookie, device } = await lane();
  await redeem(today.code, cookie, { nonce: nonce(), travellers: 3 });
  await worker.rows(
    "INSERT INTO messages (id, kind, name, email, message, order_id, language, status, created_at) VALUES ('gone', 'withdrawal', 'Ada', 'a@example.org', '', ?, 'en', 'new', 86400000)",
    open.id,
  );
  const { response, airport, items } = await list(cookie);
  expect(airport).toBe("CDG");
  const found = async (code: string) => {
    const hash = await hashLaneCode(code);
    return items.find((item) => item.code === hash);
  };
  expect(await found(today.code)).toEqual({
    code: await hashLaneCode(today.code),
    short_code: await hashLaneCode(toShortCode(today.code)),
    airport: "CDG",
    flight_date: airportDate("CDG", Date.now()),
    adults: 2,
    children: 1,
    infants: 1,
    unpaid_travellers: 0,
    left: 1,
    refusal: null,
    used_at: expect.any(String),
  });
  expect(await found(elsewhere.code)).toMatchObject({ airport: "JFK", left: 4, used_at: null });
  expect(await found(open.code)).toMatchObject({
    airport: "",
    flight_date: null,
    // A phone without network says it too.
    withdrawn_at: "1970-01-02T00:00:00.000Z",
  });
  expect(await found(far.code)).toBeUndefined();
  const text = JSON.stringify(items);
  // Quoted, since a hash may hold three letters.
  for (const secret of ['"Ada"', "Lovelace", "@", today.order_number, today.code, today.id])
    expect(text).not.toContain(secret);

  const etag = response.headers.get("etag")!;
  const same = { ...cookie, "if-none-match": etag };
  for (const known of [etag, `W/${etag}`, `"older", W/${etag}`, "*"]) {
    const headers = { ...cookie, "if-none-match": known };
    const unchanged = await worker.get("/api/passes/lane/list", headers);
    expect(unchanged.status).toBe(304);
    // The phone corrects its clock by it.
    expect(Date.parse(unchanged.headers.get("date")!)).toBeGreaterThan(Date.now() - MINUTE);
  }
  const older = { ...cookie, "if-none-match": '"older", W/"oldest"' };
  expect((await worker.get("/api/passes/lane/list", older)).status).toBe(200);
  await worker.rows("UPDATE orders SET status = 'cancelled' WHERE id = ?", today.id);
  const changed = await list(same);
  expect(changed.response.status).toBe(200);
  expect(JSON.stringify(changed.items)).toContain('"cancelled"');

  const others: Record<string, string>[] = [{}, by(agent), by(member), { cookie: "lane=guessed" }];
  for (const headers of others)
    expect((await worker.get("/api/passes/lane/list", headers)).status).toBe(401);
  await send("DELETE", `admin/devices/${device.id}`, admin.access_token);
  expect((await worker.get("/api/passes/lane/list", cookie)).status).toBe(401);
});

test("two lanes without network: what was let through twice is counted, and staff see it", async () => {
  const { id, code } = await paid();
  const [first, second] = [await lane(), await lane()];
  const offline = (travellers: number) => ({
    nonce: nonce(),
    travellers,
    let_through: true,
    scanned_at: new Date().toISOString(),
  });
  const [three, four] = [offline(3), offline(4)];
  expect((await redeem(code, first.cookie, three)).body).toMatchObject({ travellers: 3, left: 1 });
  // The answer to the first attempt, which did not say what the phone decided, got lost.
  await redeem(code, second.cookie, { nonce: four.nonce });
  const late = await redeem(code, second.cookie, four);
  expect(late.body).toMatchObject({ travellers: 1, left: 0 });
  expect((await redeem(code, second.cookie, four)).body).toEqual(late.body);
  const refused = offline(2);
  expect((await redeem(code, first.cookie, refused)).body).toMatchObject({ reason: "used" });
  const seen = async () => {
    const detail = await send("GET", `admin/orders/${id}`, agent.access_token);
    const { timeline } = (await detail.json()) as OrderDetail;
    return timeline.flatMap((entry) =>
      entry.kind === "redemption" ? [[entry.beyond, entry.undone_at !== null]] : [],
    );
  };
  expect((await seen()).toSorted()).toEqual([
    [0, false],
    [2, false],
    [3, false],
  ]);
  expect((await undo(code, first.cookie, refused.nonce)).status).toBe(200);
  expect((await seen()).toSorted()).toEqual([
    [0, false],
    [2, true],
    [3, false],
  ]);
  const task = async () =>
    (await (await send("GET", "admin/summary", agent.access_token)).json()) as Summary;
  expect(await task()).toMatchObject({ overused_orders: 1, overused_order: id });
  const close = (reason: string, token = agent.access_token) =>
    send("POST", `admin/orders/${id}/overuse`, token, { reason });
  expect((await close("", agent.access_token)).status).toBe(422);
  expect((await close("Paid at the desk", member.access_token)).status).toBe(403);
  const closed = await Promise.all([close("Paid at the desk"), close("Paid at the desk")]);
  expect(closed.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await task()).toMatchObject({ overused_orders: 0, overused_order: null });
  const detail = await send("GET", `admin/orders/${id}`, agent.access_token);
  expect(((await detail.json()) as OrderDetail).history[0]).toMatchObject({
    reason: "Paid at the desk",
    changes: { beyond: [3, 0] },
    actor_email: agent.user.email,
  });
});

test("a tap that was taken back without network within a minute is so when it is handed in", async () => {
  const airport = airportByDay();
  const { code } = await paid({ airport, flightDate: airportDate(airport, Date.now()) });
  const { cookie } = await lane(airport);
  const scannedAt = Date.now() - 3_600_000;
  const tap = { nonce: nonce(), travellers: 4, scanned_at: new Date(scannedAt).toISOString() };
  await redeem(code, cookie, tap);
  const takeBack = (at: number) =>
    worker.post(
      `/api/passes/${code}/redeem/undo`,
      { nonce: tap.nonce, undone_at: new Date(at).toISOString() },
      cookie,
    );
  expect((await takeBack(scannedAt + 61_000)).status).toBe(409);
  // A clock that is ahead takes it back now.
  expect((await takeBack(Date.now() + 120_000)).status).toBe(409);
  expect((await takeBack(scannedAt + 59_000)).status).toBe(200);
  expect(await pass(code)).toMatchObject({ state: "valid", left: 4 });
});

// Proves V3.8.
test("a short code opens the pass of the lane's airport and day, and no other", async () => {
  const { code } = await paid();
  const short = toShortCode(code);
  expect((await look(short)).status).toBe(404);
  const unknown = { result: "refused", reason: "unknown" };
  for (const headers of [(await lane("LHR")).cookie, by(agent)])
    expect((await redeem(short, headers)).body).toMatchObject(unknown);
  const tomorrow = await paid({ flightDate: dayFromToday(1) });
  const { cookie } = await lane();
  expect((await redeem(toShortCode(tomorrow.code), cookie)).body).toMatchObject(unknown);
  const some = { nonce: nonce(), travellers: 1 };
  expect((await redeem(short.toLowerCase(), cookie, some)).body).toMatchObject({ left: 3 });
  expect((await undo(short, cookie, some.nonce)).status).toBe(200);
  const twin = await paid();
  await worker.rows(
    "UPDATE passes SET short_hash = (SELECT short_hash FROM passes WHERE order_id = ?) WHERE order_id = ?",
    twin.id,
    (await paid()).id,
  );
  expect((await redeem(toShortCode(twin.code), cookie)).body).toMatchObject(unknown);
  expect((await redeem(twin.code, cookie)).body).toMatchObject({ result: "valid" });
});

test("a new pass voids the one before", async () => {
  const { id, code } = await paid();
  await worker.rows("UPDATE orders SET pass_id = 'another' WHERE id = ?", id);
  expect((await look(code)).status).toBe(404);
  expect((await redeem(code, by(agent))).body).toMatchObject({
    result: "refused",
    reason: "unknown",
  });
});

test("only staff and a lane's phone redeem", async () => {
  const { code } = await paid();
  expect((await redeem(code, {})).status).toBe(401);
  expect((await redeem(code, by(member))).status).toBe(403);
  expect((await redeem(code, { cookie: "lane=guessed" })).status).toBe(401);
  expect((await pass(code)).state).toBe("valid");
});

test("a phone is paired once, within 15 minutes, and redeems nothing once it is revoked", async () => {
  const { code: pairing, cookie, device } = await lane();
  expect((await worker.post("/api/passes/lane", { code: pairing })).status).toBe(422);
  expect(await (await worker.get("/api/passes/lane", cookie)).json()).toEqual({
    name: "Lane 1",
    airport: "CDG",
  });
  const late = (await (
    await send("POST", "admin/devices", admin.access_token, { name: "Lane 2", airport: "CDG" })
  ).json()) as NewDevice;
  await worker.rows(
    "UPDATE devices SET pairing_expires_at = ? WHERE id = ?",
    Date.now() - 1,
    late.id,
  );
  const refused = await worker.post("/api/passes/lane", {
    code: new URL(late.pairing_url).hash.replace("#pair=", ""),
  });
  expect([refused.status, (await errorOf(refused)).code]).toEqual([422, "code_invalid"]);
  expect((await send("DELETE", `admin/devices/${device.id}`, admin.access_token)).status).toBe(204);
  const { code } = await paid();
  expect((await redeem(code, cookie)).status).toBe(401);
  expect(await (await worker.get("/api/passes/lane", cookie)).json()).toBeNull();
});

// Proves V3.7.
test("a phone with a new code is paired anew, and the one that was paired before redeems nothing", async () => {
  const before = await lane();
  const path = `admin/devices/${before.device.id}/pairing`;
  const { code } = await paid();
  expect((await send("POST", path, agent.access_token)).status).toBe(403);
  expect((await redeem(code, before.cookie)).body.result).toBe("valid");
  const renewals = await Promise.all([1, 2].map(() => send("POST", path, admin.access_token)));
  const renewed = (await Promise.all(renewals.map((response) => response.json()))) as NewDevice[];
  for (const device of renewed)
    expect(device).toMatchObject({
      id: before.device.id,
      name: "Lane 1",
      airport: "CDG",
      paired_at: null,
    });
  // When it was last shown a pass is told in the list, and outlives the pairing.
  const { items } = (await (await send("GET", "admin/devices", admin.access_token)).json()) as {
    items: Device[];
  };
  const lastScan = items.find(({ id }) => id === before.device.id)!.last_scan_at;
  expect(Date.now() - Date.parse(lastScan!)).toBeLessThan(60_000);
  expect(renewed[0]!.last_scan_at).toBe(lastScan);
  expect((await redeem(code, before.cookie)).status).toBe(401);
  expect(await (await worker.get("/api/passes/lane", before.cookie)).json()).toBeNull();
  // Of two codes that are asked for at once the newer counts; the first one of all never does again.
  const codes = [
    before.code,
    ...renewed.map(({ pairing_url }) => new URL(pairing_url).hash.replace("#pair=", "")),
  ];
  const responses = await Promise.all(
    codes.map((pairing) => worker.post("/api/passes/lane", { code: pairing })),
  );
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  expect(responses[0]!.status).toBe(422);
  const again = cookieOf(responses.find(({ ok }) => ok)!);
  expect((await redeem(code, { cookie: again })).body).toMatchObject({
    result: "refused",
    reason: "used",
  });
  expect(await worker.count("audit_log WHERE action = 'device.code_renewed'")).toBe(2);

  await send("DELETE", `admin/devices/${before.device.id}`, admin.access_token);
  expect((await send("POST", path, admin.access_token)).status).toBe(404);
  expect(await worker.count("audit_log WHERE action = 'device.code_renewed'")).toBe(2);
});

// Proves V3.9.
test("a pass that was shown without network counts for the day on which it was shown, for 48 hours", async () => {
  const { cookie } = await lane();
  const shown = (ms: number) => ({
    nonce: nonce(),
    scanned_at: new Date(Date.now() + ms).toISOString(),
  });
  const yesterday = await paid({ flightDate: dayFromToday(-1) });
  const late = await redeem(yesterday.code, cookie, shown(-2 * DAY - 60_000));
  expect([late.status, late.body]).toMatchObject([
    422,
    { error: { code: "validation_failed", issues: [{ path: ["scanned_at"] }] } },
  ]);
  expect(await worker.rows("SELECT id FROM redemptions WHERE order_id = ?", yesterday.id)).toEqual(
    [],
  );
  // By a clock that is ahead it was shown now, and is no pass of another day.
  for (const ahead of [DAY, 120_000])
    expect((await redeem(yesterday.code, cookie, shown(ahead))).body).toMatchObject({
      reason: "wrong_day",
    });
  const tomorrow = await paid({ flightDate: dayFromToday(1) });
  expect((await redeem(tomorrow.code, cookie, shown(DAY))).body).toMatchObject({
    reason: "wrong_day",
  });
  const input = shown(Date.parse(`${dayFromToday(-1)}T12:00:00Z`) - Date.now());
  expect((await redeem(yesterday.code, cookie, input)).body).toMatchObject({ result: "valid" });
  const [row] = await worker.rows(
    "SELECT scanned_at FROM redemptions WHERE order_id = ? AND result = 'valid'",
    yesterday.id,
  );
  expect(row).toEqual({ scanned_at: Date.parse(input.scanned_at) });
  // So its page and the departures say.
  expect(await pass(yesterday.code)).toMatchObject({ used_at: input.scanned_at });
});

test("a lane's cookie opens nothing of staff, and only admins add phones", async () => {
  const { cookie } = await lane();
  for (const path of ["admin/orders", "admin/devices", "admin/summary"])
    expect((await worker.get(`/api/${path}`, cookie)).status).toBe(401);
  expect(
    (await send("POST", "admin/devices", agent.access_token, { name: "Lane", airport: "CDG" }))
      .status,
  ).toBe(403);
  expect(
    (await send("POST", "admin/devices", admin.access_token, { name: "Lane", airport: "XXX" }))
      .status,
  ).toBe(422);
});

test("the calendar file is an all-day event whose UID stays and whose sequence grows", async () => {
  const { id, code } = await paid();
  const read = async () => {
    const response = await worker.get(`/api/passes/${code}/calendar.ics`);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    return response.text();
  };
  const first = await read();
  const lines = first.split("\r\n");
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(first).not.toMatch(/[^\r]\n/);
  expect(first).toMatch(/\r\nEND:VCALENDAR\r\n$/);
  expect(lines).toContain(
    `DTSTART;VALUE=DATE:${airportDate("CDG", Date.now()).replaceAll("-", "")}`,
  );
  expect(first).not.toMatch(/Lovelace|FT-\d/);
  await worker.rows("UPDATE orders SET version = version + 1 WHERE id = ?", id);
  const second = await read();
  const value = (text: string, name: string) => new RegExp(`^${name}:(.+)\r$`, "m").exec(text)![1]!;
  expect(value(second, "UID")).toBe(value(first, "UID"));
  expect(Number(value(second, "SEQUENCE"))).toBe(Number(value(first, "SEQUENCE")) + 1);
  const dateless = await paid({ flightDate: undefined });
  expect((await worker.get(`/api/passes/${dateless.code}/calendar.ics`)).status).toBe(404);
});
