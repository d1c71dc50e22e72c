import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { airportDate } from "#domain/airports/airport-time.ts";
import type { TokenResponse } from "#domain/accounts/auth.schema.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import type { NewDevice } from "#domain/passes/device.schema.ts";
import type { Pass, Redemption } from "#domain/passes/pass.schema.ts";
import type { PaymentPage } from "#domain/payments/payment.schema.ts";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import { airportByDay } from "../../flight-days.ts";
import { applyMigrations } from "../../database.ts";
import { bookingBody } from "../../factories.ts";
import { wrappedWorker, WRAPPERS } from "../../wrapped-workers/wrapped-worker.ts";
import { authCalls, newEmail, PASSWORD, VERSION } from "../../people.ts";
import { builtSite, codeIn, PUBLIC_KEY, QUICK } from "../../site.ts";
import { TESTED_CONFIG } from "../../tested-build.ts";

const lagging = wrappedWorker(TESTED_CONFIG, WRAPPERS.lagging, "REPLICA");
afterAll(lagging.remove);
const worker = builtSite(QUICK, { config: lagging.config });
const auth = authCalls(worker);
beforeAll(async () => applyMigrations(await worker.d1("REPLICA")));

const countBehind = async () =>
  ((await (await worker.get("/api/lagging")).json()) as { readsBehind: number }).readsBehind;
let before: number;
beforeEach(async () => void (before = await countBehind()));
/** The reads of this test that a replica answered while it lacked writes. */
const readsBehind = async () => (await countBehind()) - before;
/** Lets the replica have all that was written. */
const catchUp = () => worker.post("/api/lagging", {});

type Client = ReturnType<typeof browser>;

/** A browser: it sends back the cookies of a path, and follows no redirect. */
function browser() {
  const jar = new Map<string, { pair: string; path: string }>();
  async function send(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...jar.values()]
      .filter((kept) => path.startsWith(kept.path))
      .map(({ pair }) => pair)
      .join("; ");
    const response = await worker.fetch(path, {
      method,
      redirect: "manual",
      ...init,
      headers: { ...PUBLIC_KEY, ...VERSION, ...init.headers, ...(cookie && { cookie }) },
    });
    for (const set of response.headers.getSetCookie()) {
      const pair = set.split(";")[0]!;
      const at = /; Path=([^;]*)/.exec(set)![1]!;
      jar.set(`${pair.split("=")[0]} ${at}`, { pair, path: at });
    }
    return response;
  }
  return { send, jar, headers: {} as Record<string, string> };
}

/** A program: it knows the order's cookie, and keeps the bookmark of the last answer as a header. */
function program(): Client {
  const kept = browser();
  return {
    ...kept,
    async send(method, path, init = {}) {
      const headers = { ...kept.headers, ...(init.headers as Record<string, string>) };
      const response = await kept.send(method, path, { ...init, headers });
      for (const name of kept.jar.keys()) if (/^(read|written) /.test(name)) kept.jar.delete(name);
      const bookmark = response.headers.get("x-d1-bookmark");
      if (bookmark) kept.headers["x-d1-bookmark"] = bookmark;
      return response;
    },
  };
}

async function call<Body>(
  { send }: Client,
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<Body> {
  const response = await send(method, `/api/${path}`, {
    headers: {
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Body;
}

const AIRPORT = airportByDay();
const today = () => airportDate(AIRPORT, Date.now());
const book = async (client: Client) =>
  (
    await call<Booking>(
      client,
      "POST",
      "bookings",
      bookingBody({ airport: AIRPORT, flightDate: today() }),
    )
  ).order;
const see = async (client: Client, id: string) =>
  (await call<Booking>(client, "GET", `bookings/${id}`)).order;
const change = (client: Client, id: string, body: object) =>
  call<Booking>(client, "PATCH", `bookings/${id}`, body);
async function pay(client: Client, id: string): Promise<void> {
  const page = await call<PaymentPage>(client, "POST", `bookings/${id}/payments`, {});
  await call(client, "POST", `demo-payments/${page.id}`, { action: "pay" });
  await call(client, "POST", `bookings/${id}/payments/settle`, {});
}
const codeOf = (url: string) => new URL(url).pathname.split("/").at(-1)!;

test("without its bookmark a change is missing from a replica until that has caught up, with it never", async () => {
  const traveller = browser();
  const { id, version } = await book(traveller);
  await catchUp();
  await change(traveller, id, { version, firstName: "Grace" });
  const nameFor = async (cookie: string) => {
    const response = await worker.get(`/api/bookings/${id}`, { cookie });
    return ((await response.json()) as Booking).customer.first_name;
  };
  const cookie = traveller.jar.get(`order /api/bookings/${id}`)!.pair;
  const bookmark = traveller.jar.get("written /api")!.pair;
  expect(await nameFor(cookie)).toBe("Ada");
  expect(await readsBehind()).toBe(1);
  expect(await nameFor(`${cookie}; ${bookmark}`)).toBe("Grace");
  await catchUp();
  expect(await nameFor(cookie)).toBe("Grace");
});

describe.each([
  ["a browser", browser],
  ["a program", program],
])("%s sees what it has done", (_name, newClient) => {
  test("booking, changing, paying, the pass, redeeming it at a lane", async () => {
    const traveller = newClient();
    const { id, version } = await book(traveller);
    await catchUp();
    await change(traveller, id, { version, adults: 3 });
    expect((await see(traveller, id)).adults).toBe(3);
    await pay(traveller, id);
    const paid = await see(traveller, id);
    expect(paid.status).toBe("paid");
    const code = codeOf(paid.pass_url!);
    expect(await call<Pass>(traveller, "GET", `passes/${code}`)).toMatchObject({
      state: "valid",
      left: 5,
    });
    await catchUp();

    const { access_token } = await auth.admin();
    const device = await call<NewDevice>(
      newClient(),
      "POST",
      "admin/devices",
      { name: "Lane 1", airport: AIRPORT },
      access_token,
    );
    // The lane's phone has seen nothing before: what it must know is read from the primary.
    const lane = newClient();
    const pairing = new URL(device.pairing_url).hash.replace("#pair=", "");
    await call(lane, "POST", "passes/lane", { code: pairing });
    expect(await call(lane, "GET", "passes/lane")).toMatchObject({ airport: AIRPORT });
    const redeem = () =>
      call<Redemption>(lane, "POST", `passes/${code}/redeem`, { nonce: crypto.randomUUID() });
    expect((await redeem()).result).toBe("valid");
    expect((await redeem()).result).toBe("refused");
    expect((await call<Pass>(lane, "GET", `passes/${code}`)).state).toBe("used");
    expect(await readsBehind()).toBe(0);
  });

  test("signing up, in and out", async () => {
    const person = newClient();
    const email = newEmail();
    const signUp = { email, password: PASSWORD, data: { full_name: "Ada Lovelace" } };
    await call(person, "POST", "auth/signup", signUp);
    const { access_token } = await call<TokenResponse>(
      newClient(),
      "POST",
      "auth/token?grant_type=password",
      { email, password: PASSWORD },
    );
    const rename = { data: { full_name: "Grace Hopper" } };
    await call(person, "PUT", "auth/user", rename, access_token);
    expect(await call(newClient(), "GET", "auth/user", undefined, access_token)).toMatchObject({
      user_metadata: { full_name: "Grace Hopper" },
    });
    expect((await auth.signOut(access_token)).status).toBe(204);
    expect((await auth.user(access_token)).status).toBe(403);
  });

  test("staff change an order, and the traveller who acts on it", async () => {
    const { access_token } = await auth.admin();
    const traveller = newClient();
    const { id } = await book(traveller);
    await catchUp();
    const staff = newClient();
    const read = () =>
      call<OrderDetail>(staff, "GET", `admin/orders/${id}`, undefined, access_token);
    const { version } = await read();
    const input = { firstName: "Grace", reason: "Spelling", version };
    await call(staff, "PATCH", `admin/orders/${id}`, input, access_token);
    expect((await read()).customer.first_name).toBe("Grace");
    // The traveller's own act meets the order as it is, not as a replica shows it.
    const refused = await traveller.send("PATCH", `/api/bookings/${id}`, {
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ version, adults: 1 }),
    });
    expect(refused.status).toBe(409);
  });
});

test("a person without a bookmark finds a booking of just now, with the code of a mail that the queue sent", async () => {
  const email = newEmail();
  const traveller = browser();
  const body = bookingBody({ email });
  const { order } = await call<Booking>(traveller, "POST", "bookings", body);
  const phone = browser();
  const lookup = { orderNumber: order.order_number, email };
  await call(phone, "POST", "bookings/lookup", lookup);
  const code = codeIn(await worker.codeMailAbout(email));
  await call(phone, "POST", "bookings/lookup/confirm", { ...lookup, code });
  expect((await see(phone, order.id)).order_number).toBe(order.order_number);
  expect((await see(browser(), order.id).catch(String)) as string).toContain("404");
});

test("a role that is taken away ends at once, on a device that has seen nothing", async () => {
  const [admin, agent] = [await auth.admin(), await auth.agent()];
  const read = (path: string) =>
    browser()
      .send("GET", `/api/admin/${path}`, {
        headers: { authorization: `Bearer ${agent.access_token}` },
      })
      .then(({ status }) => status);
  expect(await read("orders")).toBe(200);
  await catchUp();
  const role = { email: agent.email, role: "agent" };
  const removed = await auth.send("DELETE", "admin/roles", admin.access_token, role);
  expect(removed.status).toBe(204);
  expect([await read("orders"), await read("messages")]).toEqual([403, 403]);
});

test("a browser without scripts sees its booking and its payment", async () => {
  const visitor = browser();
  const post = (path: string, fields: Record<string, string>) =>
    visitor.send("POST", path, {
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "sec-fetch-site": "same-origin",
      },
      body: new URLSearchParams(fields).toString(),
    });
  const typed = { firstName: "Ada", lastName: "Lovelace", email: newEmail(), airport: "CDG" };
  const counts = { adults: "1", children: "0", infants: "0" };
  const booked = await post("/fast-track-form", { ...typed, ...counts });
  const path = booked.headers.get("location")!;
  const page = async () => (await visitor.send("GET", path)).text();
  expect(await page()).toContain("Lovelace");
  await catchUp();
  const demo = new URL((await post(path, {})).headers.get("location")!).pathname;
  await post(demo, { action: "pay" });
  expect(await page()).toMatch(/\/pass\/[\w-]+/);
});

test("a cron settles what a replica does not show yet", async () => {
  const traveller = browser();
  const { id } = await book(traveller);
  await catchUp();
  await call<PaymentPage>(traveller, "POST", `bookings/${id}/payments`, {});
  await worker.rows("UPDATE demo_payments SET status = 'paid'");
  await worker.scheduled("*/10 * * * *", Date.now() + 10 * 60_000);
  const [row] = await worker.rows<{ status: string }>("SELECT status FROM orders WHERE id = ?", id);
  expect(row!.status).toBe("paid");
});

test("the answer of a read that began before a write does not take back what the write has set", async () => {
  const traveller = browser();
  const { id, version } = await book(traveller);
  await catchUp();
  await see(traveller, id);
  const early = new Map(traveller.jar);
  await change(traveller, id, { version, firstName: "Grace" });
  // The read's answer comes last, with the state of before.
  for (const [name, kept] of early) if (name.startsWith("read ")) traveller.jar.set(name, kept);
  const { customer } = await call<Booking>(traveller, "GET", `bookings/${id}`);
  expect(customer.first_name).toBe("Grace");
});

test("the cookies are the API's alone, for five minutes, and no public answer has one", async () => {
  const response = await worker.fetch("/api/bookings", {
    method: "POST",
    headers: { ...PUBLIC_KEY, "content-type": "application/json" },
    body: JSON.stringify(bookingBody()),
  });
  const [, set] = response.headers.getSetCookie();
  const [pair, ...rest] = set!.split("; ");
  expect(pair).toBe(`written=${response.headers.get("x-d1-bookmark")}`);
  expect(rest.toSorted()).toEqual(["HttpOnly", "Max-Age=300", "Path=/api", "SameSite=Lax"]);
  for (const path of ["/", "/fr/faq", "/api/openapi.json", "/api/auth/.well-known/jwks.json"]) {
    const shared = await worker.get(path, { cookie: pair! });
    expect([path, shared.status, shared.headers.getSetCookie()]).toEqual([path, 200, []]);
    expect(shared.headers.get("x-d1-bookmark")).toBeNull();
  }
});

test.each(["first-unconstrained", "x'; --", "g".repeat(20), "0".repeat(5000), ""])(
  "a bookmark that is none is not asked for: %j",
  async (bookmark) => {
    const { id } = await book(browser());
    const headers = { "x-d1-bookmark": bookmark, cookie: `read=${encodeURIComponent(bookmark)}` };
    const response = await worker.get(`/api/bookings/${id}`, headers);
    expect(response.status).toBe(404);
    expect(response.headers.get("x-d1-bookmark")).toBeNull();
  },
);
