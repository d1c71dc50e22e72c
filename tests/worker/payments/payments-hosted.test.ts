import { describe, expect, test } from "vitest";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import type { Pass } from "#domain/passes/pass.schema.ts";
import { authCalls } from "../../people.ts";
import { errorOf } from "../../site.ts";
import { RACE_MS, RACE_TRIES } from "../race.ts";
import { expectPaidOnce, stripeSite } from "./stripe-site.ts";

const { worker, stripe, traveller, eventsOf, tellOf } = stripeSite();
const auth = authCalls(worker);
const CRON = "*/10 * * * *";
const MINUTE = 60_000;

/** Presses a button of the hosted page; gives where it leads, if elsewhere. */
async function press(
  session: string,
  action: "pay" | "decline",
): Promise<{ leadsTo: string | null; says: string }> {
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
    expect((await press(paid.session, "pay")).leadsTo).toBe(
      `${worker.url()}/fast-track-payment/${paid.id}`,
    );
    expect(await tellOf(paid.session)).toEqual([200]);
    await expectPaidOnce(paid);
    expect((await paid.booking()).payment).toEqual({
      mode: "stripe",
      status: "paid",
      back_amount: 0,
      receipt_amount: 33,
      kept_amount: 33,
      paid_at: expect.stringMatching(/Z$/),
    });
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
      await Promise.all([
        paid.comeBack(),
        tellOf(paid.session),
        paid.comeBack(),
        tellOf(paid.session),
      ]);
      await expectPaidOnce(paid);
    }
  });

  test("when no webhook comes and nobody comes back", async () => {
    const paid = await traveller();
    await press(paid.session, "pay");
    await worker.scheduled(CRON, Date.now() + 6 * MINUTE);
    await expectPaidOnce(paid);
  });

  test("behind a hundred payments that the provider no longer knows, as after a change of account", async () => {
    const paid = await traveller();
    await press(paid.session, "pay");
    await worker.rows(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100)
       INSERT INTO payments (id, order_id, order_number, provider, reference, url, status, amount_minor, currency,
         received_minor, expires_at, created_at, updated_at)
       SELECT 'lost-' || i, 'lost-' || i, 'FT-' || i, provider, 'cs_lost_' || i, url, status, amount_minor, currency,
         0, expires_at, created_at, 0 FROM payments, n WHERE order_id = ?`,
      paid.id,
    );
    await worker.scheduled(CRON, Date.now() + 6 * MINUTE);
    expect(await paid.order()).toMatchObject({ status: "Not Paid" });
    await worker.scheduled(CRON, Date.now() + 16 * MINUTE);
    await expectPaidOnce(paid);
    await worker.rows("DELETE FROM payments WHERE id LIKE 'lost-%'");
  });

  test("after a payment of which the provider says something that we cannot read", async () => {
    const unreadable = await traveller();
    await press(unreadable.session, "pay");
    const dispute = stripe().books.dispute(unreadable.session);
    const { evidence_details: details } = dispute;
    Object.assign(dispute, { evidence_details: undefined });
    const paid = await traveller();
    await press(paid.session, "pay");
    await expect(worker.scheduled(CRON, Date.now() + 6 * MINUTE)).rejects.toThrow("exception");
    await expectPaidOnce(paid);
    expect(await unreadable.order()).toMatchObject({ status: "Not Paid" });
    Object.assign(dispute, { evidence_details: details });
    await worker.scheduled(CRON, Date.now() + 16 * MINUTE);
    expect(await unreadable.order()).toMatchObject({ paid_minor: 3300, disputed_minor: 3300 });
  });

  test("after a payment about which the provider does not answer, from the next run on", async () => {
    const [unanswered, paid] = [await traveller(), await traveller()];
    for (const [asked, { session, id }] of [unanswered, paid].entries()) {
      await press(session, "pay");
      await worker.rows("UPDATE payments SET updated_at = ? WHERE order_id = ?", asked, id);
    }
    const on = `GET /v1/checkout/sessions/${unanswered.session}`;
    stripe().fail(...Array.from({ length: 6 }, () => ({ on, how: "refuse" }) as const));
    // Each further payment would keep the run waiting as long.
    await worker.scheduled(CRON, Date.now() + 6 * MINUTE);
    expect(await paid.order()).toMatchObject({ status: "Not Paid" });
    await worker.scheduled(CRON, Date.now() + 16 * MINUTE);
    await expectPaidOnce(paid);
    expect(await unanswered.order()).toMatchObject({ status: "Not Paid" });
    await worker.scheduled(CRON, Date.now() + 26 * MINUTE);
    await expectPaidOnce(unanswered);
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
    const { start, comeBack, session, payments, pages } = await traveller();
    stripe().books.expire(session);
    await comeBack();
    stripe().fail(fault, fault, fault);
    const response = await start();
    expect([
      response.status,
      ((await response.json()) as { error: { code: string } }).error.code,
    ]).toEqual([503, "payment_provider_unavailable"]);
    expect((await start()).status).toBe(201);
    expect((await payments()).map(({ status }) => status)).toEqual(["expired", "open"]);
    expect(pages()).toHaveLength(2);
  });

  test("because the response was lost is nobody's: the next try opens another, and nothing comes of the lost one", async () => {
    const { session, start, comeBack, payments, pages } = await traveller();
    stripe().books.expire(session);
    await comeBack();
    const cut = { on: "POST /v1/checkout/sessions", how: "cut" } as const;
    stripe().fail(cut, cut, cut);
    expect((await start()).status).toBe(503);
    const lost = pages().at(-1)!.id;
    expect((await payments()).map(({ status }) => status)).toEqual(["expired"]);
    const response = await start();
    expect(response.status).toBe(201);
    const stored = await payments();
    expect(stored.map(({ status }) => status)).toEqual(["expired", "open"]);
    expect(stored[1]!.url).toBe(((await response.json()) as { url: string }).url);
    expect(pages()).toHaveLength(3);
    stripe().books.expire(lost);
    expect(await tellOf(lost)).toEqual([200]);
    expect(await payments()).toEqual(stored);
  });

  test("because another tab was faster is closed: the order has one, which all tabs get", async () => {
    const { session, start, comeBack, payments, pages } = await traveller();
    stripe().books.expire(session);
    await comeBack();
    const responses = await Promise.all(Array.from({ length: 6 }, start));
    expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(201));
    const bodies = (await Promise.all(responses.map((one) => one.json()))) as { url: string }[];
    const [, open] = await payments();
    expect(new Set(bodies.map(({ url }) => url))).toEqual(new Set([open!.url]));
    expect(
      pages()
        .filter(({ status }) => status === "open")
        .map(({ id }) => id),
    ).toEqual([open!.reference]);
  });

  test("because the order was cancelled meanwhile is closed, and stored nowhere", async () => {
    const { id, session, start, comeBack, payments, pages } = await traveller();
    stripe().books.expire(session);
    await comeBack();
    const before = stripe().calls.length;
    stripe().fail({ on: "POST /v1/checkout/sessions", how: "refuse" });
    const starting = start();
    await expect.poll(() => stripe().calls.length).toBeGreaterThan(before);
    const cancel = "UPDATE orders SET status = 'cancelled', version = version + 1 WHERE id = ?";
    await worker.rows(cancel, id);
    expect((await errorOf(await starting)).code).toBe("order_not_payable");
    expect((await payments()).map(({ status }) => status)).toEqual(["expired"]);
    expect(pages().map(({ status }) => status)).toEqual(["expired", "expired"]);
  });
});

describe("a page that the provider no longer knows, as after a change of account,", () => {
  const lose = (id: string, expiresAt: number) =>
    worker.rows(
      "UPDATE payments SET reference = 'cs_lost_' || id, expires_at = ? WHERE order_id = ?",
      expiresAt,
      id,
    );

  test("makes room for another once its time is over", async () => {
    const { id, start, payments } = await traveller();
    await lose(id, Date.now() + MINUTE);
    expect((await errorOf(await start())).code).toBe("payment_provider_unavailable");
    await lose(id, Date.now() - MINUTE);
    expect((await start()).status).toBe(201);
    expect((await payments()).map(({ status }) => status)).toEqual(["expired", "open"]);
  });

  test("keeps no unpaid order, and money that was paid on it still counts", async () => {
    const [gone, paid] = [await traveller(), await traveller()];
    for (const { id } of [gone, paid]) await lose(id, Date.now() + 35 * MINUTE);
    await worker.scheduled(CRON, Date.now() + 36 * MINUTE);
    for (const { payments } of [gone, paid])
      expect(await payments()).toMatchObject([{ status: "expired" }]);
    stripe().books.pay(paid.session);
    await tellOf(paid.session);
    await expectPaidOnce(paid);
    await worker.scheduled("7 * * * *", Date.now() + 49 * 60 * MINUTE);
    expect(await worker.rows("SELECT id FROM orders WHERE id = ?", gone.id)).toEqual([]);
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

  // Proves V2.6.
  test("another currency", async () => {
    const { session, order, problems, mails } = await traveller();
    stripe().books.pay(session, { currency: "usd" });
    await tellOf(session);
    expect(await order()).toMatchObject({ status: "Not Paid", paid_minor: 0 });
    expect(await problems()).toEqual([{ kind: "wrong_amount", resolved_at: null }]);
    expect(await mails("order-paid")).toEqual([]);
  });

  // Proves V2.6.
  test("for an order that was cancelled meanwhile, or is gone", async () => {
    const cancelled = await traveller();
    await worker.rows(
      "UPDATE orders SET status = 'cancelled', version = version + 1 WHERE id = ?",
      cancelled.id,
    );
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

  // Proves V2.6.
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

  test("a dispute takes the money until it is won, and is staff's to look at", async () => {
    const refund = await refunder();
    for (const outcome of ["won", "lost"] as const) {
      const { id: orderId, session, order, problems } = await paidTraveller();
      const { id } = stripe().books.dispute(session);
      await tellOf(id);
      expect(await problems()).toEqual([{ kind: "disputed", resolved_at: null }]);
      expect(await order()).toMatchObject({
        status: "paid",
        paid_minor: 3300,
        disputed_minor: 3300,
      });
      expect(await refund(orderId, 1)).toBe("409 payment_disputed");
      stripe().books.answerDispute(id);
      stripe().books.closeDispute(id, outcome);
      // The events swapped, and the first one again.
      for (const event of eventsOf(id).toReversed()) await stripe().deliver(event);
      expect((await problems()).map(({ resolved_at }) => resolved_at !== null)).toEqual([
        outcome === "won",
      ]);
      expect(await order()).toMatchObject(
        outcome === "won"
          ? { status: "paid", disputed_minor: 0 }
          : { status: "refunded", disputed_minor: 3300 },
      );
      const isWon = outcome === "won";
      expect(await refund(orderId, 1)).toBe(isWon ? "201" : "409 payment_disputed");
      const moves = await worker.rows(
        "SELECT kind, amount_minor FROM journal WHERE order_id = ? AND reference = ? ORDER BY rowid",
        orderId,
        id,
      );
      expect(moves).toHaveLength(3);
      expect(moves).toEqual(
        expect.arrayContaining([
          { kind: "dispute_opened", amount_minor: -3300 },
          { kind: "dispute_fee", amount_minor: -1500 },
          isWon
            ? { kind: "dispute_won", amount_minor: 3300 }
            : { kind: "dispute_lost", amount_minor: 0 },
        ]),
      );
    }
  });

  test("staff may keep an order whose dispute is lost, and no later report changes that", async () => {
    const { id: orderId, session, order, problems } = await paidTraveller();
    const { id } = stripe().books.dispute(session);
    stripe().books.closeDispute(id, "lost");
    await tellOf(id);
    expect(await order()).toMatchObject({ status: "refunded" });
    const staff = authCalls(worker);
    const { access_token: token } = await staff.admin();
    const keep = { status: "paid", method: "none", reason: "The bank was wrong" };
    expect((await staff.send("PATCH", `admin/orders/${orderId}`, token, keep)).status).toBe(200);
    await tellOf(id);
    expect(await order()).toMatchObject({ status: "paid", paid_minor: 3300, by_hand_minor: 0 });
    expect(await problems()).toHaveLength(1);
  });

  /** An order whose dispute was lost, and that staff kept and then reopened as unpaid. */
  async function reopened() {
    const one = await paidTraveller();
    const { id } = stripe().books.dispute(one.session);
    stripe().books.closeDispute(id, "lost");
    await tellOf(id);
    const { access_token: token } = await auth.admin();
    for (const again of [{ status: "paid", method: "none" }, { status: "Not Paid" }]) {
      const asked = { ...again, reason: "A dispute by mistake" };
      const answer = await auth.send("PATCH", `admin/orders/${one.id}`, token, asked);
      expect(answer.status).toBe(200);
    }
    return one;
  }

  test("an order that staff reopen as unpaid after a lost dispute can be paid again", async () => {
    const { page, order } = await reopened();
    const second = await page();
    stripe().books.pay(second);
    await tellOf(second);
    expect(await order()).toMatchObject({ status: "paid", paid_minor: 6600 });
  });

  test("an order that staff reopen as unpaid after a lost dispute can be cancelled", async () => {
    const { id, cookie, booking, order } = await reopened();
    const { version } = (await booking()).order;
    const response = await worker.post(`/api/bookings/${id}/cancel`, { version }, { cookie });
    expect(response.status).toBe(200);
    expect(await order()).toMatchObject({ status: "cancelled" });
  });

  test("a receipt after a lost dispute names what the bank took back, and the day of the new money", async () => {
    const { id: orderId, session, booking } = await paidTraveller();
    const { id } = stripe().books.dispute(session);
    stripe().books.closeDispute(id, "lost");
    await tellOf(id);
    const { access_token: token } = await auth.admin();
    const again = { status: "paid", method: "transfer", notify: true, reason: "A transfer" };
    expect((await auth.send("PATCH", `admin/orders/${orderId}`, token, again)).status).toBe(200);
    const { order, payment } = await booking();
    const [event] = await worker.rows<{ created_at: number }>(
      "SELECT created_at FROM order_events WHERE order_id = ? AND from_status = 'refunded'",
      orderId,
    );
    expect(Date.parse(payment.paid_at!)).toBe(event!.created_at);
    expect(payment.last_paid_at).toBeUndefined();
    await worker.mailsHaveLeft(orderId);
    const mail = worker.mailsAbout(order.order_number).at(-1);
    expect(mail).toContain("Total paid: £66.00\nDisputed with your bank: £33.00\nPaid on");
  });

  test("while a dispute is open, receipt and page say that the order is paid, and after a loss that staff gave it away", async () => {
    const { id: orderId, session, booking, order } = await paidTraveller();
    const { id } = stripe().books.dispute(session);
    await tellOf(id);
    const { access_token: token } = await auth.admin();
    const again = { kind: "order-paid" };
    await auth.send("POST", `admin/orders/${orderId}/mails`, token, again);
    await worker.mailsHaveLeft(orderId);
    const { order: paid, payment } = await booking();
    expect(payment.receipt_amount).toBe(33);
    const mail = worker.mailsAbout(paid.order_number).at(-1);
    expect(mail).toContain(`Subject: Paid: your Fast Track booking ${paid.order_number}`);
    expect(mail).toContain("Total: £33.00\nDisputed with your bank: £33.00\nPaid on");
    stripe().books.closeDispute(id, "lost");
    await tellOf(id);
    const keep = { status: "paid", method: "none", reason: "The bank was wrong" };
    expect((await auth.send("PATCH", `admin/orders/${orderId}`, token, keep)).status).toBe(200);
    expect(await order()).toMatchObject({ status: "paid", disputed_minor: 3300 });
    expect((await booking()).payment.receipt_amount).toBe(0);
  });

  test("a payment of which a bank took back a part still dates the order", async () => {
    const { id: orderId, session, booking, order } = await paidTraveller();
    const paidAt = Date.UTC(2026, 0, 1);
    await worker.rows("UPDATE payments SET paid_at = ? WHERE order_id = ?", paidAt, orderId);
    const { id } = stripe().books.dispute(session, 1100);
    stripe().books.closeDispute(id, "lost");
    await tellOf(id);
    expect(await order()).toMatchObject({ status: "paid", disputed_minor: 1100 });
    const { payment } = await booking();
    expect(payment).toMatchObject({ receipt_amount: 22, paid_at: new Date(paidAt).toISOString() });
  });

  test("a lost dispute that an appeal wins is staff's to look at again: they may make the order paid, and refund it later", async () => {
    const refund = await refunder();
    const { id: orderId, session, order, problems } = await paidTraveller();
    const { id } = stripe().books.dispute(session);
    stripe().books.closeDispute(id, "lost");
    await tellOf(id);
    // Staff have dealt with the loss.
    const dealtWith = "UPDATE payment_problems SET resolved_at = 1 WHERE order_id = ?";
    await worker.rows(dealtWith, orderId);
    stripe().books.closeDispute(id, "won");
    await tellOf(id);
    expect(await order()).toMatchObject({ status: "refunded", disputed_minor: 0 });
    expect(await problems()).toEqual([{ kind: "disputed", resolved_at: null }]);
    const { access_token: token } = await auth.admin();
    const again = { status: "paid", reason: "The appeal was won" };
    expect((await auth.send("PATCH", `admin/orders/${orderId}`, token, again)).status).toBe(200);
    await tellOf(id);
    expect(await order()).toMatchObject({ status: "paid", paid_minor: 3300, by_hand_minor: 0 });
    expect((await problems()).map(({ resolved_at }) => resolved_at !== null)).toEqual([true]);
    expect(await refund(orderId, 33)).toBe("201");
    expect(await order()).toMatchObject({ status: "refunded", refunded_minor: 3300 });
  });

  test("an appeal that is won after the traveller paid another way is staff's to look at too", async () => {
    const { id: orderId, session, order, problems } = await paidTraveller();
    const { id } = stripe().books.dispute(session);
    stripe().books.closeDispute(id, "lost");
    await tellOf(id);
    await worker.rows("UPDATE payment_problems SET resolved_at = 1 WHERE order_id = ?", orderId);
    const { access_token: token } = await auth.admin();
    const paid = { status: "paid", method: "transfer", reason: "By transfer" };
    expect((await auth.send("PATCH", `admin/orders/${orderId}`, token, paid)).status).toBe(200);
    stripe().books.closeDispute(id, "won");
    await tellOf(id);
    expect(await order()).toMatchObject({ status: "paid", by_hand_minor: 3300, disputed_minor: 0 });
    expect(await problems()).toEqual([{ kind: "disputed", resolved_at: null }]);
  });

  /** Asks for a refund as an admin, in major units; gives status and error code. */
  async function refunder() {
    const { access_token } = await auth.admin();
    return async (
      id: string,
      amount: number,
      key: string = crypto.randomUUID(),
    ): Promise<string> => {
      const headers = { authorization: `Bearer ${access_token}`, "idempotency-key": key };
      const response = await worker.post(
        `/api/admin/orders/${id}/refunds`,
        { amount, reason: "The flight was cancelled" },
        headers,
      );
      const body = (await response.json()) as { error?: { code: string } };
      return `${response.status} ${body.error?.code ?? ""}`.trim();
    };
  }

  test("what staff marked as paid another way stays paid, whatever earlier money is refunded", async () => {
    const refund = await refunder();
    const { id, session, order } = await traveller();
    stripe().books.pay(session, { amount: 3200 });
    await tellOf(session);
    expect(await refund(id, 32)).toBe("201");
    const staff = authCalls(worker);
    const { access_token: token } = await staff.admin();
    const paid = { status: "paid", reason: "By transfer" };
    expect((await staff.send("PATCH", `admin/orders/${id}`, token, paid)).status).toBe(200);
    await tellOf(session);
    expect(await order()).toMatchObject({ status: "paid", refunded_minor: 3200 });
  });

  test("a mark of staff that they took back keeps no refunded order paid", async () => {
    const refund = await refunder();
    const { id, page, order } = await traveller();
    const staff = authCalls(worker);
    const { access_token: token } = await staff.admin();
    for (const status of ["paid", "Not Paid"]) {
      const marked = { status, reason: "By transfer, or not" };
      expect((await staff.send("PATCH", `admin/orders/${id}`, token, marked)).status).toBe(200);
    }
    const session = await page();
    stripe().books.pay(session);
    await tellOf(session);
    expect(await order()).toMatchObject({ status: "paid", paid_minor: 3300 });
    expect(await refund(id, 33)).toBe("201");
    expect(await order()).toMatchObject({ status: "refunded", refunded_minor: 3300 });
  });

  test("a won dispute closes by itself, also where a part was paid by hand; a second one is staff's to look at", async () => {
    const { id: orderId, session, problems } = await paidTraveller();
    await worker.rows(
      "UPDATE orders SET amount_minor = 4400, paid_minor = 4400, by_hand_minor = 1100 WHERE id = ?",
      orderId,
    );
    const { id } = stripe().books.dispute(session);
    await tellOf(id);
    stripe().books.closeDispute(id, "won");
    await tellOf(id);
    expect((await problems()).map(({ resolved_at }) => resolved_at !== null)).toEqual([true]);
    const second = stripe().books.dispute(session);
    await tellOf(second.id);
    expect((await problems()).map(({ resolved_at }) => resolved_at !== null)).toEqual([false]);
  });

  // Proves V2.9.
  test(
    "two staff who refund all of it at once refund it once",
    async () => {
      const [first, second] = [await refunder(), await refunder()];
      for (let attempt = 0; attempt < RACE_TRIES; attempt++) {
        const { id, session, order, mails } = await paidTraveller();
        const responses = await Promise.all(
          attempt % 2 === 0 ? [first(id, 33), second(id, 33)] : [second(id, 33), first(id, 33)],
        );
        expect(responses.filter((response) => response === "201")).toHaveLength(1);
        expect(responses.find((response) => response !== "201")).toMatch(
          /^409 (refund_in_progress|refund_too_large|order_changed)$/,
        );
        expect(stripe().books.sumsOf(session)).toMatchObject({ received: 3300, refunded: 3300 });
        expect(await order()).toMatchObject({ status: "refunded", refunded_minor: 3300 });
        expect(await mails("order-refunded")).toHaveLength(1);
      }
    },
    RACE_MS,
  );

  // Proves V2.9.
  test("no more is refunded than was paid, in however many parts, and the same key refunds once", async () => {
    const refund = await refunder();
    const { id, session } = await paidTraveller();
    expect(await refund(id, 33.01)).toBe("409 refund_too_large");
    expect(await Promise.all([refund(id, 20, "the-same"), refund(id, 20, "the-same")])).toEqual([
      "201",
      "201",
    ]);
    expect(await refund(id, 13.01)).toBe("409 refund_too_large");
    expect(await refund(id, 13)).toBe("201");
    expect(await refund(id, 0.01)).toBe("409 refund_too_large");
    expect(stripe().books.sumsOf(session)).toMatchObject({ received: 3300, refunded: 3300 });
  });

  test("a refund whose response was lost, or that Stripe failed to take on, is asked for again by the cron and made once", async () => {
    const refund = await refunder();
    for (const how of ["cut", "refuse"] as const) {
      const { id, session, order, refunds } = await paidTraveller();
      stripe().fail(...Array.from({ length: 3 }, () => ({ on: "POST /v1/refunds", how })));
      expect(await refund(id, 10)).toBe("201");
      expect(await refunds()).toMatchObject([{ status: "requested", amount_minor: 1000 }]);
      expect(await refund(id, 10)).toBe("409 refund_in_progress");
      await worker.scheduled(CRON, Date.now() + 6 * MINUTE);
      expect(await refunds()).toMatchObject([{ status: "succeeded", amount_minor: 1000 }]);
      expect(await order()).toMatchObject({ status: "paid", refunded_minor: 1000 });
      expect(stripe().books.sumsOf(session)).toMatchObject({ received: 3300, refunded: 1000 });
    }
  });

  test("while Stripe does not answer, a run of the cron asks for one refund only", async () => {
    const refund = await refunder();
    const busy = Array.from(
      { length: 3 },
      () => ({ on: "POST /v1/refunds", how: "refuse" }) as const,
    );
    const paid = [await paidTraveller(), await paidTraveller()];
    for (const { id } of paid) {
      stripe().fail(...busy);
      expect(await refund(id, 10)).toBe("201");
    }
    const statuses = async () =>
      (await Promise.all(paid.map(({ refunds }) => refunds()))).map(([made]) => made!.status);
    stripe().fail(...busy);
    await worker.scheduled(CRON, Date.now() + 6 * MINUTE);
    expect(await statuses()).toEqual(["requested", "requested"]);
    await worker.scheduled(CRON, Date.now() + 16 * MINUTE);
    expect(await statuses()).toEqual(["succeeded", "succeeded"]);
  });

  test("staff who check a refund without an answer ask for it again at once, and it is made once", async () => {
    const refund = await refunder();
    const { id, session, refunds } = await paidTraveller();
    const admin = await auth.admin();
    const check = () => auth.send("POST", `admin/orders/${id}/payments/settle`, admin.access_token);
    const fail = (how: "cut" | "refuse", status?: number) =>
      stripe().fail(
        ...Array.from({ length: 3 }, () => ({
          on: "POST /v1/refunds",
          how,
          ...(status && { status }),
        })),
      );
    fail("refuse");
    expect(await refund(id, 10)).toBe("201");
    // The same request may still be running, which says nothing of its outcome.
    fail("refuse", 409);
    expect((await check()).status).toBe(200);
    expect(await refunds()).toMatchObject([{ status: "requested", failure: null }]);
    fail("cut");
    await check();
    expect((await check()).status).toBe(200);
    expect(await refunds()).toMatchObject([{ status: "succeeded", amount_minor: 1000 }]);
    expect(stripe().books.sumsOf(session)).toMatchObject({ refunded: 1000 });
  });

  test("a refund that the bank returns later keeps the bank's reason", async () => {
    const refund = await refunder();
    const { id, refunds } = await paidTraveller();
    const admin = await auth.admin();
    expect(await refund(id, 10)).toBe("201");
    const [{ reference } = {}] = await refunds();
    stripe().books.finishRefund(reference as string, "failed");
    await tellOf(reference as string);
    expect(await refunds()).toMatchObject([{ status: "failed", failure: "lost_or_stolen_card" }]);
    const seen = await auth.send("GET", `admin/orders/${id}`, admin.access_token);
    const { timeline } = (await seen.json()) as OrderDetail;
    expect(timeline).toContainEqual(
      expect.objectContaining({ kind: "refund", failure: "lost_or_stolen_card" }),
    );
  });

  test("a refund that Stripe refuses is staff's to look at", async () => {
    const refund = await refunder();
    const { id, session, order, refunds, problems } = await paidTraveller();
    stripe().books.dispute(session);
    expect(await refund(id, 33)).toBe("201");
    expect(await refunds()).toMatchObject([
      { status: "failed", failure: "charge_disputed", reference: null },
    ]);
    expect(await order()).toMatchObject({ status: "paid", refunded_minor: 0 });
    expect((await problems()).map(({ kind }) => kind)).toContain("refund_failed");
  });

  test("a refund that the bank keeps for days ends the pass at once, and is staff's to look at until it succeeds", async () => {
    const refund = await refunder();
    const { id, session, booking, problems } = await paidTraveller();
    stripe().books.bank.refundsBecome = "pending";
    expect(await refund(id, 33)).toBe("201");
    const code = new URL((await booking()).order.pass_url!).pathname.split("/").at(-1);
    const { state } = (await (await worker.get(`/api/passes/${code}`)).json()) as Pass;
    expect(state).toBe("refunded");
    stripe().books.bank.refundsBecome = "succeeded";
    await worker.scheduled(CRON, Date.now() + 2 * 24 * 60 * MINUTE);
    expect(await problems()).toEqual([]);
    await worker.scheduled(CRON, Date.now() + 3 * 24 * 60 * MINUTE + MINUTE);
    expect(await problems()).toEqual([{ kind: "refund_slow", resolved_at: null }]);
    const { id: pending } = stripe().books.refundsOfSession(session)[0]!;
    stripe().books.finishRefund(pending, "succeeded");
    await tellOf(pending);
    expect((await problems()).map(({ resolved_at }) => resolved_at !== null)).toEqual([true]);
  });

  test("a refund that somebody makes at Stripe's counts like ours; with all of it the order is refunded", async () => {
    const { session, order, history, refunds, mails } = await paidTraveller();
    const part = stripe().books.refundInDashboard(session, 1000);
    await tellOf(part.id);
    expect(await order()).toMatchObject({ status: "paid", refunded_minor: 1000 });
    const rest = stripe().books.refundInDashboard(session, 2300);
    await tellOf(rest.id);
    await tellOf(part.id);
    expect(await order()).toMatchObject({
      status: "refunded",
      paid_minor: 3300,
      refunded_minor: 3300,
    });
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
