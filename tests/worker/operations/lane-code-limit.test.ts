import { expect, test } from "vitest";
import type { Booking } from "#domain/orders/order.schema.ts";
import { payOnDemo } from "../../pay-on-demo.ts";
import { authCalls, pairingCode } from "../../people.ts";
import { builtSite, cookieOf, errorOf } from "../../site.ts";

// A server of its own, with the limits that a deployment has.
const worker = builtSite({});

test("of short codes that a lane's phone guesses the 11th within a minute is refused", async () => {
  const code = (await pairingCode(authCalls(worker))).replace("#pair=", "");
  const paired = await worker.post("/api/passes/lane", { code });
  const lane = { cookie: cookieOf(paired), "cf-connecting-ip": "2001:db8:78::1" };
  let guesses = 0;
  const guess = () => {
    guesses += 1;
    const nonce = `a-guess-${guesses}`;
    return worker.post(`/api/passes/AAAA${1000 + guesses}/redeem`, { nonce }, lane);
  };
  expect(await (await guess()).json()).toMatchObject({ result: "refused", reason: "unknown" });
  for (let tries = 2; tries <= 10; tries += 1) expect((await guess()).status).toBe(200);
  // Any number of passes: travellers come when they come, to several phones behind one address.
  const { booking, cookie } = await worker.book({});
  await payOnDemo(worker, booking.order.id, cookie);
  const paid = await worker.get(`/api/bookings/${booking.order.id}`, { cookie });
  const { order } = (await paid.json()) as Booking;
  const pass = new URL(order.pass_url!).pathname.split("/").at(-1);
  const scan = (nonce: string) => worker.post(`/api/passes/${pass}/redeem`, { nonce }, lane);
  for (let scans = 1; scans <= 70; scans += 1)
    expect((await scan(`a-scan-${scans}`)).status).toBe(200);
  const refused = await guess();
  expect([refused.status, (await errorOf(refused)).code]).toEqual([429, "rate_limited"]);
});
