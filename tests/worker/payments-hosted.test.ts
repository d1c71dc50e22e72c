import { describe, expect, test } from "vitest";
import { expectPaidOnce, stripeSite } from "./stripe-site.ts";

const { worker, stripe, traveller, eventsOf, tellOf } = stripeSite();
const CRON = "*/10 * * * *";
const MINUTE = 60_000;

/** Presses a button of the hosted page; gives where it leads, if elsewhere. */
async function press(session: string, action: "pay" | "decline"): Promise<{ leadsTo: string | null; says: string }> {
  const response = await fetch(`${stripe().url}/c/pay/${session}`, {
    method: "POST",
    body: new URLSearchParams({ action }),
    redirect: "manual",
  });
  return { leadsTo: response.headers.get("location"), says: await response.text() };
}

describe("an order that is paid on the hosted page is paid once, with one mail and one line of history", () => {
  test("when the webhook comes before the traveller", async () => {
    const paid = await traveller();
    expect((await press(paid.session, "pay")).leadsTo).toBe(`${worker.url()}/fast-track-payment/${paid.id}`);
    expect(await tellOf(paid.session)).toEqual([200]);
    await expectPaidOnce(paid);
    expect((await paid.booking()).payment).toEqual({ mode: "stripe", status: "paid" });
    await paid.comeBack();
    await expectPaidOnce(paid);
  });

  test("when the webhook comes after the traveller, and twice", async () => {
    const paid = await traveller();
    await press(paid.session, "pay");
    const back = await paid.comeBack();
    expect(await back.json()).toMatchObject({ order: { status: "paid", paid_amount: 33 } });
    await expectPaidOnce(paid);
    await tellOf(paid.session);
    await tellOf(paid.session);
    await expectPaidOnce(paid);
  });

  test("when webhook and traveller come at the same moment", async () => {
    for (let round = 0; round < 5; round++) {
      const paid = await traveller();
      await press(paid.session, "pay");
      await Promise.all([paid.comeBack(), tellOf(paid.session), paid.comeBack(), tellOf(paid.session)]);
      await expectPaidOnce(paid);
    }
  });

  test("when no webhook comes and nobody comes back", async () => {
    const paid = await traveller();
    await press(paid.session, "pay");
    await worker.scheduled(CRON, Date.now() + 6 * MINUTE);
    await expectPaidOnce(paid);
  });

  test("after a declined card", async () => {
    const paid = await traveller();
    expect((await press(paid.session, "decline")).says).toContain("declined");
    await paid.comeBack();
    expect(await paid.order()).toMatchObject({ status: "Not Paid" });
    expect(await paid.page()).toBe(paid.session);
    await press(paid.session, "pay");
    await paid.comeBack();
    await expectPaidOnce(paid);
  });

  test("when the money takes its time", async () => {
    const paid = await traveller();
    stripe().books.pay(paid.session, { slow: true });
    await tellOf(paid.session);
    expect((await paid.booking()).payment).toMatchObject({ status: "processing" });
    expect((await paid.start()).status).toBe(409);
    stripe().books.finish(paid.session, "succeeded");
    await tellOf(paid.session);
    await expectPaidOnce(paid);
  });

  test("when its page had ended before the money came", async () => {
    const paid = await traveller();
    stripe().books.expire(paid.session);
    await tellOf(paid.session);
    expect(await paid.payments()).toMatchObject([{ status: "expired" }]);
    stripe().books.pay(paid.session, { late: true });
    await tellOf(paid.session);
    await expectPaidOnce(paid);
  });
});

describe("a page that cannot be opened", () => {
  test("leaves the order as it was, and opens at the next try", async () => {
    const fault = { on: "POST /v1/checkout/sessions", how: "refuse" } as const;
    const { id, start, comeBack, session, payments } = await traveller();
    stripe().books.expire(session);
    await comeBack();
    stripe().fail(fault, fault, fault);
    const response = await start();
    expect([response.status, ((await response.json()) as { error: { code: string } }).error.code]).toEqual([
      503,
      "payment_provider_unavailable",
    ]);
    expect((await start()).status).toBe(201);
    expect((await payments()).map(({ status }) => status)).toEqual(["expired", "open"]);
    expect(
      stripe()
        .books.sessions()
        .filter((page) => page.client_reference_id === id),
    ).toHaveLength(2);
  });

  test("because the answer was lost is the page that was opened", async () => {
    const { id, session, start, comeBack, payments } = await traveller();
    stripe().books.expire(session);
    await comeBack();
    const cut = { on: "POST /v1/checkout/sessions", how: "cut" } as const;
    stripe().fail(cut, cut, cut);
    expect((await start()).status).toBe(503);
    const response = await start();
    expect(response.status).toBe(201);
    expect(
      stripe()
        .books.sessions()
        .filter((page) => page.client_reference_id === id),
    ).toHaveLength(2);
    expect((await payments()).at(-1)).toMatchObject({ url: ((await response.json()) as { url: string }).url });
  });
});

describe("money that is not what the order asks for is staff's to look at", () => {
  test("another amount", async () => {
    const { session, order, history, problems, mails } = await traveller();
    stripe().books.pay(session, { amount: 3200 });
    await tellOf(session);
    await tellOf(session);
    expect(await order()).toMatchObject({ status: "Not Paid", paid_minor: 3200 });
    expect(await problems()).toEqual([{ kind: "wrong_amount", resolved_at: null }]);
    expect([await history(), await mails("order-paid")]).toEqual([[], []]);
  });

  test("another currency", async () => {
    const { session, order, problems, mails } = await traveller();
    stripe().books.pay(session, { currency: "usd" });
    await tellOf(session);
    expect(await order()).toMatchObject({ status: "Not Paid", paid_minor: 0 });
    expect(await problems()).toEqual([{ kind: "wrong_amount", resolved_at: null }]);
    expect(await mails("order-paid")).toEqual([]);
  });

  test("for an order that was cancelled meanwhile, or is gone", async () => {
    const cancelled = await traveller();
    await worker.rows("UPDATE orders SET status = 'cancelled', version = version + 1 WHERE id = ?", cancelled.id);
    stripe().books.pay(cancelled.session);
    await tellOf(cancelled.session);
    expect(await cancelled.order()).toMatchObject({ status: "cancelled", paid_minor: 3300 });
    expect(await cancelled.problems()).toEqual([{ kind: "order_closed", resolved_at: null }]);

    const gone = await traveller();
    await worker.rows("DELETE FROM order_events WHERE order_id = ?", gone.id);
    await worker.rows("DELETE FROM orders WHERE id = ?", gone.id);
    stripe().books.pay(gone.session);
    expect(await tellOf(gone.session)).toEqual([200]);
    expect(await gone.payments()).toMatchObject([{ status: "paid", received_minor: 3300 }]);
    expect(await gone.problems()).toEqual([{ kind: "order_closed", resolved_at: null }]);
  });

  test("a second payment, on a page that had ended", async () => {
    const { session, page, comeBack, order, problems } = await traveller();
    stripe().books.expire(session);
    await comeBack();
    const second = await page();
    expect(second).not.toBe(session);
    stripe().books.pay(second);
    stripe().books.pay(session, { late: true });
    await tellOf(session);
    await tellOf(second);
    expect(await order()).toMatchObject({ status: "paid", paid_minor: 6600 });
    expect(await problems()).toEqual([{ kind: "order_closed", resolved_at: null }]);
  });
});

describe("after the payment", () => {
  async function paidTraveller() {
    const paid = await traveller();
    stripe().books.pay(paid.session);
    await tellOf(paid.session);
    return paid;
  }

  test("a dispute is staff's to look at until it is won", async () => {
    for (const outcome of ["won", "lost"] as const) {
      const { session, order, problems } = await paidTraveller();
      const { id } = stripe().books.dispute(session);
      await tellOf(id);
      expect(await problems()).toEqual([{ kind: "disputed", resolved_at: null }]);
      stripe().books.closeDispute(id, outcome);
      // The two events swapped, and the first one again.
      for (const event of eventsOf(id).toReversed()) await stripe().deliver(event);
      expect((await problems()).map(({ resolved_at }) => resolved_at !== null)).toEqual([outcome === "won"]);
      expect(await order()).toMatchObject({ status: "paid" });
    }
  });

  test("a refund that somebody makes at Stripe's counts like ours; with all of it the order is refunded", async () => {
    const { session, order, history, refunds, mails } = await paidTraveller();
    const part = stripe().books.refundInDashboard(session, 1000);
    await tellOf(part.id);
    expect(await order()).toMatchObject({ status: "paid", refunded_minor: 1000 });
    const rest = stripe().books.refundInDashboard(session, 2300);
    await tellOf(rest.id);
    await tellOf(part.id);
    expect(await order()).toMatchObject({ status: "refunded", paid_minor: 3300, refunded_minor: 3300 });
    expect(await refunds()).toMatchObject([
      { status: "succeeded", amount_minor: 1000, reference: part.id },
      { status: "succeeded", amount_minor: 2300, reference: rest.id },
    ]);
    expect((await history()).map(({ to_status }) => to_status)).toEqual(["paid", "refunded"]);
    expect(await mails("order-refunded")).toHaveLength(2);
  });

  test("a refund that the bank sends back does not count, and is staff's to look at", async () => {
    const { session, order, refunds, problems } = await paidTraveller();
    const { id } = stripe().books.refundInDashboard(session, 1000);
    await tellOf(id);
    stripe().books.finishRefund(id, "failed");
    for (const event of eventsOf(id).toReversed()) await stripe().deliver(event);
    expect(await refunds()).toMatchObject([{ status: "failed", amount_minor: 1000 }]);
    expect(await order()).toMatchObject({ status: "paid", paid_minor: 3300, refunded_minor: 0 });
    expect(await problems()).toEqual([{ kind: "refund_failed", resolved_at: null }]);
  });
});
