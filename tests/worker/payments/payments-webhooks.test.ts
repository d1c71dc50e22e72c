import { describe, expect, test } from "vitest";
import { STRIPE_WEBHOOK_SECRET } from "../../fakes/stripe-server.ts";
import { builtSite, errorOf } from "../../site.ts";
import { expectPaidOnce, stripeSite } from "./stripe-site.ts";

const { worker, stripe, traveller, eventsOf, everything } = stripeSite();
const PATH = "/api/payments/webhooks/stripe";

const send = (body: string, headers: Record<string, string> = {}, path = PATH) =>
  worker.fetch(path, { method: "POST", body, headers });

/** A traveller who has paid, and the event that tells it. */
async function paidTraveller() {
  const paid = await traveller();
  stripe().books.pay(paid.session);
  return { ...paid, event: eventsOf(paid.session)[0]! };
}

describe("a webhook", () => {
  // Proves V2.5.
  test("needs no apikey, and makes the order paid once, however often it comes", async () => {
    const { event, ...paid } = await paidTraveller();
    expect(await Promise.all([stripe().deliver(event), stripe().deliver(event)])).toEqual([
      200, 200,
    ]);
    expect(await stripe().deliver(event)).toBe(200);
    await expectPaidOnce(paid);
    expect(
      await worker.rows("SELECT payment_id FROM payment_events WHERE id = ?", `stripe:${event.id}`),
    ).toEqual([{ payment_id: (await paid.payments())[0]!.id }]);
  });

  // Proves V2.5.
  test("with a bad signature, a time stamp of long ago or to come, or a changed body is refused and changes nothing", async () => {
    const { event } = await paidTraveller();
    const before = await everything();
    const bad = [
      { secret: "whsec_of_somebody_else" },
      { signedAt: Date.now() - 301_000 },
      { signedAt: Date.now() + 360_000 },
      { body: JSON.stringify(event) },
      { secret: STRIPE_WEBHOOK_SECRET, body: JSON.stringify({ ...event, id: "evt_forged" }) },
    ];
    for (const delivery of bad) expect(await stripe().deliver(event, delivery)).toBe(400);
    for (const signature of [undefined, "", "t=1,v1", "v1=0", "t=1,v0=0"]) {
      const response = await send(
        JSON.stringify(event),
        signature === undefined ? {} : { "stripe-signature": signature },
      );
      expect(response.status).toBe(400);
      expect((await errorOf(response)).code).toBe("bad_signature");
    }
    expect(await everything()).toEqual(before);
  });

  // Proves V2.5.
  test("of another account, of real money, or about what else the account sells changes nothing", async () => {
    const { event } = await paidTraveller();
    const unknown = stripe().books.open(
      {
        amount: 3300,
        currency: "eur",
        expiresAt: stripe().books.now() + 3600,
        locale: "en",
        email: null,
        reference: null,
        metadata: { payment: crypto.randomUUID() },
        successUrl: "https://elsewhere.example",
        cancelUrl: null,
      },
      { metadata: {}, description: null },
      (id) => id,
    );
    stripe().books.pay(unknown.id);
    const before = await everything();
    const [ofAnotherDeployment] = eventsOf(unknown.id);
    for (const delivery of [
      { event: { account: "acct_other" } },
      { event: { livemode: true } },
      { event: { type: "charge.succeeded" } },
    ] as const) {
      expect(await stripe().deliver(event, delivery)).toBe(200);
    }
    expect(await stripe().deliver(ofAnotherDeployment!)).toBe(200);
    expect(await everything()).toEqual(before);
  });

  test("that could not be handled is answered 500, leaves nothing, and is handled when it comes again", async () => {
    const { event, ...paid } = await paidTraveller();
    const before = await everything();
    const fault = { on: "GET /v1/checkout/sessions", how: "refuse" } as const;
    stripe().fail(fault, fault, fault);
    expect(await stripe().deliver(event)).toBe(500);
    expect(await everything()).toEqual(before);
    expect(worker.logs().join("\n")).not.toMatch(/sk_test|whsec|Not now/);
    expect(await stripe().deliver(event)).toBe(200);
    await expectPaidOnce(paid);
  });

  test("for a provider that is not in use here is not found", async () => {
    for (const provider of ["demo", "none", "paypal", "constructor"]) {
      expect((await send("{}", {}, `/api/payments/webhooks/${provider}`)).status).toBe(404);
    }
    expect((await worker.get(PATH)).status).toBe(405);
  });

  test("over 64 KiB is refused unread", async () => {
    const response = await send("x".repeat(64 * 1024 + 1));
    expect(response.status).toBe(413);
  });
});

describe("with rate limits", () => {
  const limited = stripeSite({});

  test("a provider's webhooks are not counted as one visitor's writes, and other writes of that address are", async () => {
    const { session } = await limited.traveller();
    limited.stripe().books.pay(session);
    const [event] = limited.eventsOf(session);
    const statuses = new Set<number>();
    for (let round = 0; round < 7; round++) {
      for (const status of await Promise.all(
        Array.from({ length: 10 }, () => limited.stripe().deliver(event!)),
      ))
        statuses.add(status);
    }
    expect([...statuses]).toEqual([200]);
    const writes = await Promise.all(
      Array.from({ length: 70 }, () =>
        limited.worker.post("/api/unsubscribe", { email: "not an address" }),
      ),
    );
    expect(writes.map(({ status }) => status)).toContain(429);
  });
});

describe("once the site takes no money", () => {
  const { worker: closed, stripe: provider, traveller: payer, tellOf } = stripeSite();

  test("a refund and a dispute of an old payment at Stripe still reach the order", async () => {
    const { books } = provider();
    const [refunded, disputed] = [await payer(), await payer()];
    for (const { session } of [refunded, disputed]) {
      books.pay(session);
      expect(await tellOf(session)).toEqual([200]);
    }
    const vars = { ...provider().vars, RATE_LIMITS: "off", PAYMENTS: "none" };
    expect((await closed.post("/api/varying", { vars, limits: [] })).status).toBe(200);
    expect((await refunded.start()).status).toBe(409);
    const known = books.events.length;
    books.refundInDashboard(refunded.session, 3300);
    books.dispute(disputed.session);
    for (const event of books.events.slice(known))
      expect(await provider().deliver(event)).toBe(200);
    expect(await refunded.refunds()).toMatchObject([{ amount_minor: 3300 }]);
    expect(await refunded.order()).toMatchObject({ status: "refunded" });
    expect(await disputed.problems()).toMatchObject([{ kind: "disputed" }]);
  });
});

describe("of the demo provider", () => {
  const demo = builtSite();

  test("is refused without its signature, and Stripe's door is closed there", async () => {
    const post = (provider: string) =>
      demo.fetch(`/api/payments/webhooks/${provider}`, { method: "POST", body: "{}" });
    expect((await post("demo")).status).toBe(400);
    expect((await post("stripe")).status).toBe(404);
  });
});
