import { Stripe } from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  BadSignatureError,
  PaymentProviderError,
  type PaymentRequest,
} from "#worker/payments/provider.ts";
import { STRIPE_EVENTS, stripeProvider } from "#worker/payments/stripe.ts";
import {
  STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET,
  type StripeServer,
  stripeServer,
} from "../../fakes/stripe-server.ts";
import { textAt, textsAt } from "../../fakes/stripe-wire.ts";

let server: StripeServer;
beforeAll(async () => void (server = await stripeServer()));
afterAll(() => server.close());
beforeEach(() => void (server.books.bank.refundsBecome = "succeeded"));

const provider = () => stripeProvider({ ...server.vars, STRIPE_API: server.url });

const payment = (changes: Partial<PaymentRequest> = {}): PaymentRequest => ({
  id: crypto.randomUUID(),
  orderId: crypto.randomUUID(),
  orderNumber: "FT-7K2M-9QXA",
  description: "Fast Track, London Heathrow",
  email: "ada@example.com",
  amountMinor: 3300,
  currency: "EUR",
  language: "fr",
  cards: ["Visa", "Mastercard"],
  returnUrl: "https://envol.example/fr/fast-track-payment/1",
  expiresAt: Date.now() + server.books.clock.aheadMs + 35 * 60_000,
  ...changes,
});

/** Opens a page, and returns its session. */
const opened = async (changes: Partial<PaymentRequest> = {}) =>
  (await provider().start(payment(changes))).reference;

async function paid(changes: Partial<PaymentRequest> = {}): Promise<string> {
  const reference = await opened(changes);
  server.books.pay(reference);
  return reference;
}

const failure = (call: Promise<unknown>) =>
  call.then(
    () => {
      throw new Error("It did not fail");
    },
    (error: unknown) => error as PaymentProviderError,
  );

describe("opening a page", () => {
  test("asks for the hosted page in the order's language, amount and currency, for Visa and Mastercard only", async () => {
    const request = payment({ expiresAt: server.books.now() * 1000 + 35 * 60_000 });
    const { reference, url } = await provider().start(request);
    expect(url).toBe(`${server.url}/c/pay/${reference}`);
    const { form, key } = server.calls.at(-1)!;
    expect(key).toBe(request.id);
    expect(form).toMatchObject({
      mode: "payment",
      ui_mode: "hosted_page",
      locale: "fr",
      submit_type: "pay",
      customer_email: "ada@example.com",
      client_reference_id: request.orderId,
      success_url: request.returnUrl,
      cancel_url: request.returnUrl,
      expires_at: String(request.expiresAt / 1000),
    });
    expect(form.line_items).toEqual({
      0: {
        quantity: "1",
        price_data: {
          currency: "eur",
          unit_amount: "3300",
          product_data: { name: "Fast Track, London Heathrow" },
        },
      },
    });
    expect(textsAt(form, "allowed_payment_method_types")).toEqual({ 0: "card" });
    expect(textsAt(form, "payment_method_options.card.restrictions.brands_blocked")).toEqual({
      0: "american_express",
      1: "discover_global_network",
    });
    expect([
      textAt(form, "adaptive_pricing.enabled"),
      textAt(form, "wallet_options.link.display"),
    ]).toEqual(["false", "never"]);
    const metadata = {
      payment: request.id,
      order: request.orderId,
      order_number: request.orderNumber,
    };
    expect([textsAt(form, "metadata"), textsAt(form, "payment_intent_data.metadata")]).toEqual([
      metadata,
      metadata,
    ]);
  });

  test("takes the cards that the owner names, and refuses all others", async () => {
    await provider().start(payment({ cards: ["Mastercard", "American Express"] }));
    const { form } = server.calls.at(-1)!;
    expect(textsAt(form, "payment_method_options.card.restrictions.brands_blocked")).toEqual({
      0: "visa",
      1: "discover_global_network",
    });
  });

  test("again gives the same page, also after the first response was lost", async () => {
    const request = payment();
    server.fail({ on: "POST /v1/checkout/sessions", how: "cut" });
    const first = await provider().start(request);
    expect(await provider().start(request)).toEqual(first);
    expect(
      server.books
        .sessions()
        .filter(({ client_reference_id }) => client_reference_id === request.orderId),
    ).toHaveLength(1);
  });

  test("under the key of another request is refused for good", async () => {
    const request = payment();
    await provider().start(request);
    const error = await failure(provider().start({ ...request, amountMinor: 1 }));
    expect(error).toMatchObject({ name: "PaymentProviderError", isFinal: true });
  });

  test("without the address when Stripe takes it for none, and again gives the same page", async () => {
    const request = payment({ email: "ada" });
    const first = await provider().start(request);
    expect(textAt(server.calls.at(-1)!.form, "customer_email")).toBeUndefined();
    expect(await provider().start(request)).toEqual(first);
    expect(await provider().read(first.reference)).toMatchObject({
      id: request.id,
      status: "open",
    });
  });

  test("that would end too soon is refused for good", async () => {
    const error = await failure(provider().start(payment({ expiresAt: Date.now() + 60_000 })));
    expect(error).toMatchObject({ isFinal: true });
  });
});

describe("a request that Stripe does not fulfil", () => {
  test("is repeated, and then worth another try, when Stripe was busy or away", async () => {
    const request = payment();
    server.fail({ on: "POST /v1/checkout/sessions", how: "refuse" });
    await expect(provider().start(request)).resolves.toMatchObject({
      reference: expect.stringMatching(/^cs_/) as string,
    });
    for (const [status, code] of [
      [409, "idempotency_key_in_use"],
      [429, "rate_limit"],
      [503, "StripeAPIError"],
    ] as const) {
      const fault = { on: "POST /v1/checkout/sessions", how: "refuse", status } as const;
      server.faults.length = 0;
      server.fail(fault, fault, fault);
      expect(await failure(provider().start(payment()))).toMatchObject({ code, isFinal: false });
    }
    server.faults.length = 0;
  });

  test("is worth another try when Stripe failed on the way", async () => {
    server.fail({ on: "GET /v1/checkout/sessions", how: "fail" });
    expect(await failure(provider().read(await opened()))).toMatchObject({ isFinal: false });
  });

  test("is not final when the key is wrong, which its owner can mend", async () => {
    const stranger = stripeProvider({
      ...server.vars,
      STRIPE_SECRET_KEY: "sk_test_of_somebody_else",
      STRIPE_API: server.url,
    });
    expect(await failure(stranger.read("cs_test_1"))).toMatchObject({ isFinal: false });
  });

  test("says no word of Stripe's: neither key nor address", async () => {
    const errors = [
      await failure(
        stripeProvider({ ...server.vars, STRIPE_SECRET_KEY: "sk_test_of_somebody_else" }).read(
          "cs_test_1",
        ),
      ),
      await failure(
        provider().start(
          payment({ email: "ada@example.com", currency: "xx ada@example.com" as "EUR" }),
        ),
      ),
      await failure(provider().read("cs_test_ada@example.com")),
    ];
    for (const error of errors) {
      expect(error).toBeInstanceOf(PaymentProviderError);
      expect(error.cause).toBeUndefined();
      expect(`${error.message} ${error.code}`).not.toMatch(/sk_test|ada|@|nobody/);
    }
    expect(errors.map(({ code }) => code)).toEqual([
      "StripeAuthenticationError",
      "invalid_currency",
      "resource_missing",
    ]);
  });
});

describe("reading a payment", () => {
  const read = (reference: string) => provider().read(reference);
  const NOTHING = {
    id: expect.any(String) as string,
    receivedMinor: 0,
    currency: "EUR",
    moneyReference: undefined as unknown,
    receivedAt: undefined as unknown,
    refunds: [],
    disputes: [],
    fees: [] as unknown[],
  };

  test("tells a page that is open, was declined, was paid, waits for the money, or did not get it", async () => {
    const reference = await opened();
    expect(await read(reference)).toEqual({ status: "open", ...NOTHING });
    server.books.decline(reference);
    const moneyReference = expect.stringMatching(/^pi_/) as unknown;
    expect(await read(reference)).toEqual({ status: "open", ...NOTHING, moneyReference });
    server.books.pay(reference);
    const [fee] = server.books.transactions().slice(-1);
    expect(await read(reference)).toEqual({
      status: "paid",
      ...NOTHING,
      moneyReference,
      receivedMinor: 3300,
      receivedAt: fee!.created * 1000,
      fees: [{ id: fee!.id, amountMinor: 75, currency: "EUR", at: fee!.created * 1000 }],
    });

    for (const [status, outcome] of [
      ["paid", "succeeded"],
      ["failed", "failed"],
    ] as const) {
      const slow = await opened();
      server.books.pay(slow, { slow: true });
      expect(await read(slow)).toMatchObject({ status: "processing", receivedMinor: 0 });
      server.books.finish(slow, outcome);
      expect(await read(slow)).toMatchObject({
        status,
        receivedMinor: status === "paid" ? 3300 : 0,
      });
    }
  });

  test("is one request, and a second one for the days of its refunds", async () => {
    const reference = await paid();
    const before = server.calls.length;
    await read(reference);
    const session = `GET /v1/checkout/sessions/${reference}`;
    expect(server.calls.slice(before).map(({ call }) => call)).toEqual([session]);
    await provider().refund({ id: "r1", reference, amountMinor: 100 });
    const again = server.calls.length;
    await read(reference);
    expect(server.calls.slice(again).map(({ call }) => call)).toEqual([session, "GET /v1/refunds"]);
  });

  test("tells a fee that Stripe knows only later", async () => {
    server.books.bank.feesAreLate = true;
    const reference = await paid();
    expect(await read(reference)).toMatchObject({ status: "paid", fees: [] });
    server.books.bank.feesAreLate = false;
    server.books.settleFees();
    expect(await read(reference)).toMatchObject({ fees: [{ amountMinor: 75 }] });
  });

  test("tells when a refund left, and when the bank returned it", async () => {
    const reference = await paid();
    await provider().refund({ id: "back", reference, amountMinor: 100 });
    server.books.clock.aheadMs += 24 * 60 * 60_000;
    server.books.finishRefund([...server.books.refunds.keys()].at(-1)!, "failed");
    const [left, back] = server.books.transactions().slice(-2);
    expect((await read(reference)).refunds).toMatchObject([
      {
        status: "failed",
        failure: "lost_or_stolen_card",
        movedAt: left!.created * 1000,
        returnedAt: back!.created * 1000,
      },
    ]);
    expect(back!.created - left!.created).toBeGreaterThanOrEqual(24 * 60 * 60);
  });

  test("tells a page that time or we ended, and money that came all the same", async () => {
    const closed = await opened();
    server.books.expire(closed);
    expect(await read(closed)).toEqual({ status: "expired", ...NOTHING });
    server.books.pay(closed, { late: true });
    expect(await read(closed)).toMatchObject({ status: "paid", receivedMinor: 3300 });

    const forgotten = await opened();
    server.books.clock.aheadMs += 36 * 60_000;
    expect(await read(forgotten)).toEqual({ status: "expired", ...NOTHING });
  });

  test("tells the amount and the currency that came, not those that were asked for", async () => {
    const reference = await opened();
    server.books.pay(reference, { amount: 1234, currency: "usd" });
    expect(await read(reference)).toMatchObject({
      status: "paid",
      receivedMinor: 1234,
      currency: "USD",
    });
  });

  test("tells every refund, ours by our id, also when there are many", async () => {
    const reference = await paid();
    for (let index = 0; index < 12; index++)
      await provider().refund({ id: `ours-${index}`, reference, amountMinor: 10 });
    server.books.refundInDashboard(reference, 30);
    server.books.bank.refundsBecome = "pending";
    await provider().refund({ id: "slow", reference, amountMinor: 40 });
    await provider().refund({ id: "returned", reference, amountMinor: 50 });
    server.books.finishRefund([...server.books.refunds.keys()].at(-1)!, "failed");

    const { refunds } = await read(reference);
    expect(refunds).toHaveLength(15);
    const byId = Object.fromEntries(
      refunds.map(({ id, status, amountMinor }) => [id ?? "dashboard", { status, amountMinor }]),
    );
    expect(byId).toMatchObject({
      "ours-0": { status: "succeeded", amountMinor: 10 },
      "ours-11": { status: "succeeded", amountMinor: 10 },
      dashboard: { status: "succeeded", amountMinor: 30 },
      slow: { status: "pending", amountMinor: 40 },
      returned: { status: "failed", amountMinor: 50 },
    });
    expect(refunds.every((refund) => refund.reference.startsWith("re_"))).toBe(true);
  });

  test("tells a dispute, and how it ended", async () => {
    for (const outcome of ["won", "lost"] as const) {
      const reference = await paid();
      const { id, evidence_details } = server.books.dispute(reference);
      const disputed = { reference: id, amountMinor: 3300, cause: "fraudulent" };
      const withdrawn = { amountMinor: -3300 };
      const fees = [{ amountMinor: 1500, currency: "EUR" }];
      expect(await read(reference)).toMatchObject({
        status: "paid",
        disputes: [
          {
            ...disputed,
            status: "open",
            dueAt: evidence_details.due_by! * 1000,
            moves: [withdrawn],
            fees,
          },
        ],
      });
      server.books.answerDispute(id);
      expect(await read(reference)).toMatchObject({ disputes: [{ status: "under_review" }] });
      server.books.closeDispute(id, outcome);
      const moves = outcome === "won" ? [withdrawn, { amountMinor: 3300 }] : [withdrawn];
      expect(await read(reference)).toMatchObject({ disputes: [{ status: outcome, moves, fees }] });
    }
  });
});

describe("closing a page", () => {
  test("ends an open one, and does nothing to one that has ended or was paid", async () => {
    const reference = await opened();
    await provider().close(reference);
    await provider().close(reference);
    expect(server.books.session(reference).status).toBe("expired");
    const other = await paid();
    await provider().close(other);
    expect(server.books.session(other).status).toBe("complete");
  });

  test("fails for good for a page that Stripe does not know", async () => {
    expect(await failure(provider().close("cs_test_unknown"))).toMatchObject({
      code: "resource_missing",
      isFinal: true,
    });
  });
});

describe("refunding", () => {
  // Proves V2.9.
  test("again under the same id gives nothing twice: at once, after a lost response, and when Stripe has forgotten the key", async () => {
    const reference = await paid();
    const refund = { id: crypto.randomUUID(), reference, amountMinor: 1000 };
    server.fail({ on: "POST /v1/refunds", how: "cut" });
    await Promise.all([provider().refund(refund), provider().refund(refund)]);
    await provider().refund(refund);
    server.books.clock.aheadMs += 25 * 60 * 60_000;
    await provider().refund(refund);
    expect(server.books.sumsOf(reference)).toMatchObject({ received: 3300, refunded: 1000 });
  });

  test("of more than is left, of what was not paid, or of a disputed payment is refused for good", async () => {
    const reference = await paid();
    await provider().refund({ id: crypto.randomUUID(), reference, amountMinor: 3000 });
    expect(
      await failure(provider().refund({ id: crypto.randomUUID(), reference, amountMinor: 301 })),
    ).toMatchObject({ isFinal: true });
    expect(
      await failure(
        provider().refund({ id: crypto.randomUUID(), reference: await opened(), amountMinor: 1 }),
      ),
    ).toMatchObject({
      code: "payment_not_paid",
      isFinal: true,
    });
    const disputed = await paid();
    server.books.dispute(disputed);
    expect(
      await failure(
        provider().refund({ id: crypto.randomUUID(), reference: disputed, amountMinor: 1 }),
      ),
    ).toMatchObject({
      code: "charge_disputed",
      isFinal: true,
    });
  });
});

describe("recognising a webhook", () => {
  const signed = (event: object, secret = STRIPE_WEBHOOK_SECRET, signedAt = Date.now()) => {
    const body = JSON.stringify(event);
    const timestamp = Math.floor(signedAt / 1000);
    const signature = new Stripe(STRIPE_KEY).webhooks.generateTestHeaderString({
      payload: body,
      secret,
      timestamp,
    });
    return { headers: new Headers({ "stripe-signature": signature }), body };
  };
  const recognize = async (event: object) => provider().recognize(signed(event));

  /** All that happens to a payment that is paid, refunded and disputed. */
  async function eventful(): Promise<{ reference: string; events: Stripe.Event[] }> {
    const from = server.books.events.length;
    const reference = await opened();
    server.books.bank.feesAreLate = true;
    server.books.pay(reference, { slow: true });
    server.books.finish(reference, "succeeded");
    server.books.bank.feesAreLate = false;
    server.books.settleFees();
    server.books.bank.refundsBecome = "pending";
    await provider().refund({ id: crypto.randomUUID(), reference, amountMinor: 5 });
    server.books.finishRefund([...server.books.refunds.keys()].at(-1)!, "failed");
    const { id } = server.books.dispute(reference);
    server.books.answerDispute(id);
    server.books.closeDispute(id, "won");
    return { reference, events: server.books.events.slice(from) };
  }

  test("finds the page of every event that we ask for", async () => {
    const { reference, events } = await eventful();
    const ended = await opened();
    server.books.expire(ended);
    const failed = await opened();
    server.books.pay(failed, { slow: true });
    server.books.finish(failed, "failed");
    const others = server.books.events.filter(({ data }) =>
      [ended, failed].includes((data.object as { id: string }).id),
    );
    const all = [...events, ...others];
    expect(new Set(all.map(({ type }) => type))).toEqual(new Set(STRIPE_EVENTS));
    for (const event of all) {
      const { id } = event.data.object as { id: string };
      expect(await recognize(event)).toEqual({
        eventId: event.id,
        reference: [ended, failed].includes(id) ? id : reference,
      });
    }
  });

  test("refuses what is not signed with our secret, was signed long ago, or was changed since", async () => {
    const { events } = await eventful();
    const event = events[0]!;
    const good = signed(event);
    const bad = [
      signed(event, "whsec_of_somebody_else"),
      signed(event, STRIPE_WEBHOOK_SECRET, Date.now() - 6 * 60_000),
      { ...good, body: good.body.replace("complete", "expired") },
      { ...good, body: "" },
      { ...good, headers: new Headers() },
      { ...good, headers: new Headers({ "stripe-signature": "t=1,v1=" }) },
    ];
    for (const request of bad)
      await expect(provider().recognize(request)).rejects.toBeInstanceOf(BadSignatureError);
  });

  test("knows nothing of another account, of real money in a test, of other events, or of what else the account sells", async () => {
    const { reference, events } = await eventful();
    const event: { id: string; data: { object: object } } = events[0]!;
    const sold = server.books.charged(500, "eur", {});
    server.books.refund(sold.id, 500, {});
    const foreign = server.books.events.at(-1)!;
    const elsewhere = { ...event, data: { object: { ...event.data.object, metadata: {} } } };
    for (const other of [
      { ...event, account: "acct_connected" },
      { ...event, livemode: true },
      { ...event, type: "payment_intent.succeeded" },
      foreign,
      elsewhere,
    ]) {
      expect(await recognize(other)).toBeNull();
    }
    expect(await recognize(event)).toEqual({ eventId: event.id, reference });
  });
});
