import { expect, test } from "vitest";
import type { Booking } from "#domain/orders/order.schema.ts";
import { payOnDemo } from "../../pay-on-demo.ts";
import { authCalls, pairingCode } from "../../people.ts";
import { builtSite, cookieOf, errorOf } from "../../site.ts";

// A server of its own, with the limits that a deployment has.
const worker = builtSite({});
const auth = authCalls(worker);
const NETWORK = { "cf-connecting-ip": "2001:db8:78::1" };

/** The headers of a newly paired phone; all phones are behind one address. */
async function pairPhone() {
  const code = (await pairingCode(auth)).replace("#pair=", "");
  return { ...NETWORK, cookie: cookieOf(await worker.post("/api/passes/lane", { code })) };
}

test("of short codes that a lane's phone guesses the 11th within a minute is refused", async () => {
  const lane = await pairPhone();
  let guesses = 0;
  const guess = () => {
    guesses += 1;
    const nonce = `a-guess-${guesses}`;
    return worker.post(`/api/passes/AAAA${1000 + guesses}/redeem`, { nonce }, lane);
  };
  expect(await (await guess()).json()).toMatchObject({ result: "refused", reason: "unknown" });
  for (let tries = 2; tries <= 10; tries += 1) expect((await guess()).status).toBe(200);
  const refused = await guess();
  expect([refused.status, (await errorOf(refused)).code]).toEqual([429, "rate_limited"]);
});

test("two phones behind one address scan more than 60 passes a minute, one alone does not", async () => {
  const { booking, cookie } = await worker.book({});
  const path = `/api/bookings/${booking.order.id}`;
  await payOnDemo(worker, booking.order.id, cookie);
  const { order } = (await (await worker.get(path, { cookie })).json()) as Booking;
  const code = new URL(order.pass_url!).pathname.split("/").at(-1);
  let scans = 0;
  const scan = async (phone: Record<string, string>) => {
    scans += 1;
    const nonce = `a-scan-${scans}`;
    return (await worker.post(`/api/passes/${code}/redeem`, { nonce }, phone)).status;
  };
  const [one, two] = [await pairPhone(), await pairPhone()];
  for (let pairs = 1; pairs <= 35; pairs += 1)
    expect([await scan(one), await scan(two)]).toEqual([200, 200]);
  for (let more = 36; more <= 60; more += 1) expect(await scan(one)).toBe(200);
  expect(await scan(one)).toBe(429);
});
