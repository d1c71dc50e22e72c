import { expect, test } from "vitest";
import { builtSite, errorOf } from "../site.ts";

// A server of its own, with the limits that a deployment has.
const worker = builtSite({});

async function lastOf(times: number, call: () => Promise<Response>): Promise<Response> {
  for (let i = 1; i < times; i++) expect((await call()).status).not.toBe(429);
  return call();
}

async function expectLimited(answer: Response) {
  expect(answer.status).toBe(429);
  expect(answer.headers.get("retry-after")).toBe("60");
  expect((await errorOf(answer)).code).toBe("rate_limited");
}

test("an 11th try at codes within a minute is refused, and later any write after the 60th", async () => {
  const lookup = { orderNumber: "FT-1795176000000-ZZZZZZZZ", email: "ada@example.org" };
  await expectLimited(await lastOf(11, () => worker.post("/api/bookings/lookup/confirm", { ...lookup, code: "123456" })));
  await expectLimited(await lastOf(50, () => worker.post("/api/bookings", {})));
  expect((await worker.get("/api/health")).status).toBe(200);
});
