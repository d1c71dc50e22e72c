import { describe, expect, test } from "vitest";
import {
  createDemoProvider,
  DEMO_SIGNATURE_HEADER,
  signDemoWebhook,
} from "#worker/payments/demo.ts";
import type { Ctx } from "#worker/platform/context/context.ts";
import type { DemoPage } from "#domain/payments/demo-page.schema.ts";
import {
  BadSignatureError,
  type PaymentRequest,
  PaymentProviderError,
} from "#worker/payments/provider.ts";
import { builtSite, errorOf, QUICK } from "../../site.ts";

const worker = builtSite();
const NOW = Date.parse("2026-11-22T12:00:00Z");
const MINUTE = 60_000;

const REQUEST: PaymentRequest = {
  id: "",
  orderId: "order",
  orderNumber: "FT-1795176000000-ABC12345",
  description: "Fast Track FT-1795176000000-ABC12345",
  email: "ada@example.org",
  amountMinor: 3300,
  currency: "EUR",
  language: "fr",
  cards: ["Visa"],
  returnUrl: "http://localhost:8787/fr/fast-track-payment/order",
  expiresAt: NOW + 35 * MINUTE,
};

/** The provider as it is at a time. */
async function demoAt(now: number) {
  const ctx = {
    db: await worker.d1(),
    now,
    settings: { SIGNING_SECRET: "a-secret-of-at-least-24-letters" },
  } as unknown as Ctx;
  return { ctx, demo: createDemoProvider(ctx) };
}

/** A page that was opened, and a sentence that does something in its books. */
async function openPage(id: string) {
  const { demo } = await demoAt(NOW);
  await demo.start({ ...REQUEST, id });
  return {
    demo,
    set: (sql: string) => worker.rows(`UPDATE demo_payments SET ${sql} WHERE id = ?`, id),
  };
}

describe("the demo provider", () => {
  test("opens one page however often it is asked, in the language of the order, on the site that asked", async () => {
    const { demo } = await demoAt(NOW);
    const pages = await Promise.all([1, 2, 3].map(() => demo.start({ ...REQUEST, id: "one" })));
    expect(pages).toEqual(
      pages.map(() => ({ reference: "one", url: "http://localhost:8787/fr/pay/demo/one" })),
    );
    expect(await demo.start({ ...REQUEST, id: "two", language: "en" })).toMatchObject({
      url: "http://localhost:8787/pay/demo/two",
    });
    expect(await worker.rows("SELECT id FROM demo_payments WHERE id = 'one'")).toHaveLength(1);
  });

  test("says that a page has expired from its very end on, and that a slow payment is paid from its moment on", async () => {
    const { set } = await openPage("clock");
    const stateAt = async (time: number) => (await (await demoAt(time)).demo.read("clock")).status;
    expect([await stateAt(REQUEST.expiresAt - 1), await stateAt(REQUEST.expiresAt)]).toEqual([
      "open",
      "expired",
    ]);
    await set(`status = 'processing', paid_at = ${NOW + MINUTE}`);
    expect([await stateAt(NOW + MINUTE - 1), await stateAt(NOW + MINUTE)]).toEqual([
      "processing",
      "paid",
    ]);
  });

  test("has received nothing before a payment is paid, and then its amount", async () => {
    const { demo, set } = await openPage("money");
    expect(await demo.read("money")).toEqual({
      id: "money",
      status: "open",
      receivedMinor: 0,
      currency: "EUR",
      refunds: [],
      disputes: [],
      fees: [],
    });
    await set("status = 'paid'");
    expect(await demo.read("money")).toMatchObject({ status: "paid", receivedMinor: 3300 });
  });

  test("closes a page that is open, and leaves one that was paid", async () => {
    const { demo, set } = await openPage("closed");
    await demo.close("closed");
    expect(await demo.read("closed")).toMatchObject({ status: "expired" });
    await set("status = 'paid'");
    await demo.close("closed");
    expect(await demo.read("closed")).toMatchObject({ status: "paid" });
  });

  test("gives back never more than was paid, also when all ask at once, and once for each id", async () => {
    const { demo, set } = await openPage("refunds");
    await expect(
      demo.refund({ id: "early", reference: "refunds", amountMinor: 100 }),
    ).rejects.toThrow(PaymentProviderError);
    await set("status = 'paid'");
    const ids = ["a", "b", "c", "d", "a", "b", "c", "d"];
    const responses = await Promise.allSettled(
      ids.map((id) => demo.refund({ id, reference: "refunds", amountMinor: 1100 })),
    );
    const { refunds } = await demo.read("refunds");
    expect(refunds.map(({ amountMinor, status }) => [amountMinor, status])).toEqual(
      [1, 2, 3].map(() => [1100, "succeeded"]),
    );
    const given = new Set(refunds.map(({ id }) => id));
    expect(responses.map(({ status }) => status)).toEqual(
      ids.map((id) => (given.has(id) ? "fulfilled" : "rejected")),
    );
    const [id] = given;
    await expect(demo.refund({ id: id!, reference: "refunds", amountMinor: 1 })).rejects.toThrow(
      "refund_refused",
    );
  });

  test("knows no payment that is not its own", async () => {
    const { demo } = await demoAt(NOW);
    await expect(demo.read("nothing")).rejects.toThrow("payment_unknown");
    await expect(demo.refund({ id: "x", reference: "nothing", amountMinor: 1 })).rejects.toThrow(
      "refund_refused",
    );
  });

  // Proves V2.7.
  test("recognises its webhook by the signature over the raw body, and no other", async () => {
    const { ctx, demo } = await demoAt(NOW);
    const body = JSON.stringify({ eventId: "e1", reference: "one" });
    const signature = await signDemoWebhook(ctx, body);
    const recognize = async (sent: string, header?: string) =>
      demo.recognize({
        headers: new Headers(header === undefined ? {} : { [DEMO_SIGNATURE_HEADER]: header }),
        body: sent,
      });
    expect(await recognize(body, signature)).toEqual({ eventId: "e1", reference: "one" });
    for (const [sent, header] of [
      [`${body} `, signature],
      [body, `${signature}x`],
      [body, ""],
      [body],
    ] as const)
      await expect(recognize(sent, header)).rejects.toThrow(BadSignatureError);
  });
});

/** A traveller on the demo page of their order. */
async function payer() {
  const { booking, cookie } = await worker.book();
  const orderId = booking.order.id;
  const opened = (await (
    await worker.post(`/api/bookings/${orderId}/payments`, {}, { cookie })
  ).json()) as { id: string };
  const path = `/api/demo-payments/${opened.id}`;
  return {
    id: opened.id,
    orderId,
    page: async () => (await (await worker.get(path)).json()) as DemoPage,
    act: async (action: string) => (await (await worker.post(path, { action })).json()) as DemoPage,
    status: async () =>
      (await worker.rows<{ status: string }>("SELECT status FROM orders WHERE id = ?", orderId))[0]!
        .status,
    history: () => worker.rows("SELECT id FROM order_events WHERE order_id = ?", orderId),
  };
}

describe("the demo payment page", () => {
  test("shows what is paid and where it leads back to, and nothing of the person", async () => {
    const { id, orderId, page } = await payer();
    expect(await page()).toEqual({
      id,
      description: expect.stringMatching(/^Fast Track FT-\d+-[A-Z0-9]+$/),
      amount: 33,
      currency: expect.any(String),
      status: "open",
      return_url: `${worker.url()}/fast-track-payment/${orderId}`,
    });
  });

  test("pays: the order is paid although nobody comes back, and once for two presses at once", async () => {
    const { act, status, history } = await payer();
    const pages = await Promise.all([act("pay"), act("pay")]);
    expect(pages.map((page) => page.status)).toEqual(["paid", "paid"]);
    await expect.poll(status).toBe("paid");
    expect(await history()).toHaveLength(1);
  });

  test("declines: the page stays open, the order unpaid, and one may pay after all", async () => {
    const { act, status } = await payer();
    expect(await act("decline")).toMatchObject({ status: "open" });
    expect(await status()).toBe("Not Paid");
    expect(await act("pay")).toMatchObject({ status: "paid" });
    await expect.poll(status).toBe("paid");
  });

  test("takes some seconds for a slow payment, which then pays the order by itself", async () => {
    const { act, page, status } = await payer();
    expect(await act("pay-slowly")).toMatchObject({ status: "processing" });
    expect(await status()).toBe("Not Paid");
    await expect.poll(status).toBe("paid");
    expect(await page()).toMatchObject({ status: "paid" });
  });

  test("that has expired or was paid changes no more", async () => {
    const expired = await payer();
    await worker.rows("UPDATE demo_payments SET expires_at = 1 WHERE id = ?", expired.id);
    for (const action of ["pay", "pay-slowly", "decline"])
      expect(await expired.act(action)).toMatchObject({ status: "expired" });
    expect(await expired.status()).toBe("Not Paid");
    const paid = await payer();
    await paid.act("pay");
    for (const action of ["decline", "pay-slowly"])
      expect(await paid.act(action)).toMatchObject({ status: "paid" });
  });

  test("is not there for another id, and refuses an action that it does not have", async () => {
    const { id } = await payer();
    const unknown = "0192f0c0-0000-7000-8000-000000000000";
    expect((await worker.get(`/api/demo-payments/${unknown}`)).status).toBe(404);
    expect((await worker.post(`/api/demo-payments/${unknown}`, { action: "pay" })).status).toBe(
      404,
    );
    const refused = await worker.post(`/api/demo-payments/${id}`, { action: "steal" });
    expect([refused.status, (await errorOf(refused)).message]).toEqual([
      422,
      "Choose pay, pay-slowly or decline",
    ]);
  });
});

describe("where the demo takes no payments", () => {
  const none = builtSite({ ...QUICK, PAYMENTS: "none" });

  // Proves V2.7.
  test("there is no demo payment page, nor what it would call", async () => {
    await createDemoProvider({
      db: await none.d1(),
      now: Date.now(),
      settings: {},
    } as unknown as Ctx).start({
      ...REQUEST,
      id: "left",
      expiresAt: Date.now() + MINUTE,
    });
    expect((await none.get("/api/demo-payments/left")).status).toBe(404);
    expect((await none.post("/api/demo-payments/left", { action: "pay" })).status).toBe(404);
    expect(await none.rows("SELECT status FROM demo_payments")).toEqual([{ status: "open" }]);
    for (const [path, title] of [
      ["/pay/demo/left", "Oops! Page not found"],
      ["/fr/pay/demo/left", "Oups\u00a0! Page introuvable"],
    ] as const) {
      const page = await none.get(path);
      expect([page.status, (await page.text()).includes(title)]).toEqual([404, true]);
    }
  });

  test("an order is not paid; its booking says that there is no way to, and its page has no button for it", async () => {
    const { booking, cookie } = await none.book();
    const nothing = { kept_amount: 0, back_amount: 0, receipt_amount: 0, paid_at: null };
    expect(booking.payment).toEqual({ mode: "none", status: null, ...nothing });
    const refused = await none.post(`/api/bookings/${booking.order.id}/payments`, {}, { cookie });
    expect([refused.status, (await errorOf(refused)).code]).toEqual([409, "order_not_payable"]);
    const page = await none.get(`/fast-track-payment/${booking.order.id}`, { cookie });
    const html = await page.text();
    expect(html).toMatch(/data-state="payable"/);
    expect(html).not.toMatch(/Pay £/);
  });
});

test("the demo payment page is there, in both languages, and stays out of search results", async () => {
  for (const [path, title] of [
    ["/pay/demo/any", "Demo payment"],
    ["/fr/pay/demo/any", "Paiement de démonstration"],
  ] as const) {
    const page = await worker.get(path);
    const html = await page.text();
    expect([
      page.status,
      html.includes(`<title>${title} — `),
      html.includes('<meta name="robots" content="noindex"'),
    ]).toEqual([200, true, true]);
  }
});
