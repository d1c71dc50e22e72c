import { spawn } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkStripe, type StripeCheck } from "../../../scripts/payments/check-stripe.ts";
import { type StripeServer, stripeServer } from "../../fakes/stripe-server.ts";

let server: StripeServer;
beforeAll(async () => void (server = await stripeServer()));
afterAll(() => server.close());

/** Runs the check; gives what it showed. */
async function check(changes: Partial<StripeCheck> = {}): Promise<string[]> {
  const shown: string[] = [];
  const show = async (title: string, work: () => Promise<string>) =>
    void shown.push(`${title}: ${await work()}`);
  await checkStripe({ ...server.vars, descriptor: "ENVOL", show, ...changes });
  return shown;
}

test("a good key passes each step, and nothing is left open or unrefunded", async () => {
  const shown = await check();
  expect(shown).toHaveLength(6);
  expect(shown[0]).toContain("on statements ENVOL, as on the checkout");
  expect(server.books.sessions().map(({ status }) => status)).toEqual(["expired"]);
  expect(server.books.sums("EUR")).toEqual({ received: 100, refunded: 100 });
});

test("a descriptor that differs from the checkout's is told", async () => {
  expect((await check({ descriptor: "AUTRE" }))[0]).toContain(
    "on statements ENVOL, but the checkout says AUTRE",
  );
});

test("a live key is refused before anything is sent, and a missing one", async () => {
  const before = server.calls.length;
  for (const key of ["sk_live_1234", "rk_live_1234"]) {
    await expect(check({ STRIPE_SECRET_KEY: key })).rejects.toThrow("is a live key");
  }
  await expect(check({ STRIPE_SECRET_KEY: undefined })).rejects.toThrow(
    "STRIPE_SECRET_KEY is missing",
  );
  expect(server.calls).toHaveLength(before);
});

test("what Stripe refuses is told by its code, without the key", async () => {
  const failure = await check({ STRIPE_SECRET_KEY: "sk_test_of_somebody_else" }).catch(
    (error: Error) => error.message,
  );
  expect(failure).toBe("Stripe answered StripeAuthenticationError.");
});

test("the command prints what it saw, and ends with 0; with a live key in one line, and 1", async () => {
  const run = (env: Record<string, string>) =>
    new Promise<{ code: number | null; output: string }>((done) => {
      const script = join(import.meta.dirname, "../../../scripts/commands/payments-check.ts");
      const child = spawn(process.execPath, [script], {
        env: { ...process.env, ...server.vars, ...env },
      });
      let output = "";
      for (const stream of [child.stdout, child.stderr])
        stream.on("data", (data: Buffer) => (output += data.toString()));
      child.on("close", (code) => done({ code, output }));
    });
  const good = await run({});
  expect(good).toMatchObject({ code: 0 });
  expect(good.output.match(/^✓ /gm)).toHaveLength(6);
  const live = await run({ STRIPE_SECRET_KEY: "sk_live_1234" });
  expect(live).toMatchObject({ code: 1 });
  expect(live.output).toMatch(/^✗ STRIPE_SECRET_KEY is a live key[^\n]*\n$/);
});
