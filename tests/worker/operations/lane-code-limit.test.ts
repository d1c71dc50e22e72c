import { expect, test } from "vitest";
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
  const refused = await guess();
  expect([refused.status, (await errorOf(refused)).code]).toEqual([429, "rate_limited"]);
});
