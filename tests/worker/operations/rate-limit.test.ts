import { expect, test } from "vitest";
import { authCalls, newEmail } from "../../people.ts";
import { builtSite, errorOf } from "../../site.ts";

// A server of its own, with the limits that a deployment has.
const worker = builtSite({});

async function lastOf(times: number, call: () => Promise<Response>): Promise<Response> {
  for (let i = 1; i < times; i++) expect((await call()).status).not.toBe(429);
  return call();
}

async function expectLimited(response: Response) {
  expect(response.status).toBe(429);
  expect(response.headers.get("retry-after")).toBe("60");
  expect((await errorOf(response)).code).toBe("rate_limited");
}

test("an 11th try at codes within a minute is refused, and later any write after the 60th", async () => {
  const lookup = { orderNumber: "FT-1795176000000-ZZZZZZZZ", email: "ada@example.org" };
  await expectLimited(
    await lastOf(11, () =>
      worker.post("/api/bookings/lookup/confirm", { ...lookup, code: "123456" }),
    ),
  );
  await expectLimited(await lastOf(50, () => worker.post("/api/bookings", {})));
  expect((await worker.get("/api/health")).status).toBe(200);
});

test("of the codes of passes that somebody guesses the 11th within a minute is refused, and so is its calendar", async () => {
  const from = { "cf-connecting-ip": "2001:db8:77::1" };
  const guess = (index: number, rest = "") =>
    worker.get(`/api/passes/${"A".repeat(20)}${10 + index}${rest}`, from);
  let guesses = 0;
  await expectLimited(await lastOf(11, () => guess((guesses += 1))));
  await expectLimited(await guess(0, "/calendar.ics"));
});

// Proves V2.11.
test("60 sign-ins from as many addresses of one /64 stop at the limit of 20, and the next network has its own", async () => {
  const auth = authCalls(worker);
  // Too long for a hash: refused at once, and counted all the same.
  const signIn = (address: string) =>
    auth.signIn(newEmail(), "x".repeat(1025), { "cf-connecting-ip": address });
  const addresses = Array.from(
    { length: 60 },
    (_, host) => `2001:DB8:1:2:${host.toString(16)}::${host}`,
  );
  const statuses = (await Promise.all(addresses.map(signIn))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(40);
  expect((await signIn("2001:db8:1:3::1")).status).toBe(400);
});

// Proves V2.11.
test("an IPv4 visitor who is written as IPv6 is the same visitor", async () => {
  const auth = authCalls(worker);
  const signIn = (address: string) =>
    auth.signIn(newEmail(), "x".repeat(1025), { "cf-connecting-ip": address });
  for (let i = 0; i < 10; i++) {
    expect((await signIn("198.51.100.77")).status).toBe(400);
    expect((await signIn("::ffff:198.51.100.77")).status).toBe(400);
  }
  expect((await signIn("::ffff:c633:644d")).status).toBe(429);
});
