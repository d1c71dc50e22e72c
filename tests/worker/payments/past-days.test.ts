import { describe, expect, test } from "vitest";
import type { BookingInput } from "#domain/orders/booking.schema.ts";
import { BookingInputSchema } from "#domain/orders/booking.schema.ts";
import { checkoutState } from "#domain/orders/checkout-state.ts";
import type { PaymentPage } from "#domain/payments/payment.schema.ts";
import { firstFlightDate } from "#domain/airports/airport-time.ts";
import { FIRST_ADDRESS } from "#domain/orders/order-access.ts";
import { utcDate } from "#domain/time.ts";
import type { Ctx } from "#worker/platform/context/context.ts";
import type { ValidationError } from "#worker/platform/errors/errors.ts";
import { createBooking, requireFreshBooking } from "#worker/orders/bookings.ts";
import { changeBooking } from "#worker/orders/change-booking.ts";
import { resendOrderMail } from "#worker/orders/resend-mail.ts";
import { retryMails } from "#worker/mail/send-queued.ts";
import { remindUnpaid } from "#worker/orders/remind-unpaid.ts";
import { actOnDemoPage } from "#worker/payments/demo-page.ts";
import { settleDuePayments } from "#worker/payments/due-payments.ts";
import { settlePayment } from "#worker/payments/settle-payment.ts";
import { startPayment } from "#worker/payments/start-payment.ts";
import { ctxAt } from "../../ctx-at.ts";
import { type BookingBody, bookingBody } from "../../factories.ts";
import { setFlightDay } from "../../flight-days.ts";
import { adminCalls, newEmail } from "../../people.ts";
import { builtSite } from "../../site.ts";
import { seededRandom } from "../../../scripts/db/seeded-random.ts";
import { bothAtOnce, RACE_MS, RACE_TRIES } from "../race.ts";
import { stripeSite } from "./stripe-site.ts";

const accessTo = (orderId: string) => ({ orderId, addressVersion: FIRST_ADDRESS });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const EVERY_TEN_MINUTES = "*/10 * * * *";
/** A day in March: the clocks of New York changed a week before, those of London do a week later. */
const NOON = Date.parse("2027-03-22T12:00:00Z");

const PAST = [{ path: ["flightDate"], message: "This day is over at the airport" }];
const LATE = [{ path: ["flightDate"], message: "It is too late to book for this day" }];

describe("an order for tomorrow, followed by a clock to the day after", () => {
  const site = builtSite();
  const { send, read } = adminCalls(site);

  const at = (now: number) => ctxAt(site, now);
  const input = (overrides: Partial<BookingBody> = {}): BookingInput =>
    BookingInputSchema.parse(bookingBody({ email: newEmail(), ...overrides }));
  async function book(ctx: Ctx, overrides: Partial<BookingBody> = {}, idempotencyKey?: string) {
    const made = await createBooking(ctx, { input: input(overrides), idempotencyKey });
    return made.booking;
  }
  const stateAt = async (ctx: Ctx, id: string) =>
    checkoutState(await requireFreshBooking(ctx, id), ctx.now);
  const mailsOf = (id: string) =>
    site.rows<{ kind: string; status: string }>(
      "SELECT kind, status FROM mail_outbox WHERE subject_id = ? ORDER BY created_at, id",
      id,
    );

  test.each([
    // 19:00 in New York: today there, although it is tomorrow in UTC.
    ["JFK", "2027-03-22", "2027-03-22T23:00:00Z", undefined],
    ["JFK", "2027-03-22", "2027-03-23T03:28:00Z", undefined],
    ["JFK", "2027-03-22", "2027-03-23T03:30:00Z", LATE],
    ["JFK", "2027-03-22", "2027-03-23T04:00:00Z", PAST],
    // 04:00 in Dubai: yesterday there is over, although it is today in UTC.
    ["DXB", "2027-03-22", "2027-03-23T00:00:00Z", PAST],
    ["DXB", "2027-03-23", "2027-03-23T00:00:00Z", undefined],
    // The clocks of Paris go on in the night of the 28th.
    ["CDG", "2027-03-28", "2027-03-28T21:28:00Z", undefined],
    ["CDG", "2027-03-28", "2027-03-28T22:00:00Z", PAST],
    // Over only where it is over last.
    ["", "2027-03-22", "2027-03-23T11:28:00Z", undefined],
    ["", "2027-03-22", "2027-03-23T12:00:00Z", PAST],
  ])("from %s on %s, booked at %s", async (airport, flightDate, time, issues) => {
    const { ctx } = await at(Date.parse(time));
    const refused = await book(ctx, { airport, flightDate }).then(
      () => undefined,
      (error: unknown) => (error as ValidationError).issues,
    );
    expect(refused).toEqual(issues);
  });

  test("the API refuses a day that is over, of travellers and of staff who book, and books nothing", async () => {
    const flightDate = utcDate(Date.parse(firstFlightDate("JFK", Date.now())) - DAY);
    const before = await site.count("orders");
    const body = bookingBody({ airport: "JFK", flightDate });
    const replies = [
      await site.post("/api/bookings", body, { "idempotency-key": "a-day-that-is-over" }),
      await send("POST", "orders", { ...body, language: "fr", reason: "By phone" }),
    ];
    for (const reply of replies)
      expect([reply.status, await reply.json()]).toMatchObject([
        422,
        { error: { code: "validation_failed", issues: PAST } },
      ]);
    expect(await site.count("orders")).toBe(before);
  });

  test("a booking is repeated by its key when its day has ended meanwhile", async () => {
    const trip = input({ airport: "CDG", flightDate: "2027-03-22" });
    const idempotencyKey = "booked-in-time";
    const first = await createBooking((await at(NOON)).ctx, { input: trip, idempotencyKey });
    const later = await at(NOON + DAY);
    const again = await createBooking(later.ctx, { input: trip, idempotencyKey });
    expect([again.repeated, again.booking.order.id]).toEqual([true, first.booking.order.id]);
  });

  test("nothing can be paid, and nothing says it can", async () => {
    const { ctx, sent } = await at(NOON);
    const { order } = await book(ctx, { airport: "CDG", flightDate: "2027-03-23" });
    // 23:28 in Paris, and not 48 hours from now.
    expect(order.expires_at).toBe("2027-03-23T22:28:59.999Z");
    await retryMails((await at(NOON + 20 * MINUTE)).ctx);
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]!.text).toMatch(/by Tuesday,? 23 March 2027 at 22:28 \(London time\)/);

    // Half of its time is over only then, and the reminder tells the same end.
    await remindUnpaid((await at(NOON + 17 * HOUR)).ctx);
    expect(await mailsOf(order.id)).toHaveLength(1);
    const half = await at(NOON + 18 * HOUR);
    await remindUnpaid(half.ctx);
    await retryMails({ ...half.ctx, now: half.ctx.now + 10 * MINUTE });
    expect(half.sent.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(
        new RegExp(`^Pay by Tuesday.* to keep your booking ${order.order_number}$`),
      ),
    ]);
    expect(half.sent[0]!.text).toMatch(/by Tuesday,? 23 March 2027 at 22:28 \(London time\)/);

    const evening = await at(Date.parse("2027-03-23T22:10:00Z"));
    expect(await stateAt(evening.ctx, order.id)).toBe("payable");
    const page = await startPayment(evening.ctx, accessTo(order.id));
    expect(page.expires_at).toBe("2027-03-23T22:45:00.000Z");
    // The page of the last minute ends with the day.
    await site.rows("DELETE FROM payments WHERE id = ?", page.id);
    const last = await at(Date.parse("2027-03-23T22:28:30Z"));
    const lastPage = await startPayment(last.ctx, accessTo(order.id));
    expect(lastPage.expires_at).toBe("2027-03-23T22:59:59.999Z");
    expect(Date.parse(lastPage.expires_at) - last.ctx.now).toBeGreaterThan(30 * MINUTE);

    const dayAfter = await at(Date.parse("2027-03-24T00:10:00Z"));
    expect(await stateAt(dayAfter.ctx, order.id)).toBe("ended");
    await expect(startPayment(dayAfter.ctx, accessTo(order.id))).rejects.toMatchObject({
      code: "order_not_payable",
    });
    expect(await actOnDemoPage(dayAfter.ctx, { id: lastPage.id, action: "pay" })).toMatchObject({
      status: "expired",
    });
    const staff = { ...dayAfter.ctx, actor: { userId: "staff" } } as Parameters<
      typeof resendOrderMail
    >[0];
    await expect(
      resendOrderMail(staff, { orderId: order.id, kind: "order-booked" }),
    ).rejects.toMatchObject({ code: "mail_outdated" });
    await settleDuePayments(dayAfter.ctx);
    await remindUnpaid(dayAfter.ctx);
    expect(await mailsOf(order.id)).toHaveLength(2);
    expect(dayAfter.sent).toEqual([]);
    expect(await site.rows("SELECT status FROM payments WHERE order_id = ?", order.id)).toEqual([
      { status: "expired" },
    ]);
  });

  test("an order that is held after its reminder is reminded of its later end, once", async () => {
    const { ctx, finish } = await at(NOON);
    const { order } = await book(ctx, { airport: "CDG", flightDate: "2027-05-02" });
    await finish();
    const reminders = async (time: number) => {
      await remindUnpaid((await at(time)).ctx);
      return (await mailsOf(order.id)).filter(({ kind }) => kind === "order-reminder").length;
    };
    expect(await reminders(NOON + DAY)).toBe(1);
    await site.rows(
      "UPDATE orders SET held_until = ?, updated_at = ? WHERE id = ?",
      NOON + 6 * DAY,
      NOON + 25 * HOUR,
      order.id,
    );
    expect(await reminders(NOON + 4 * DAY)).toBe(1);
    expect(await reminders(NOON + 5 * DAY)).toBe(2);
    expect(await reminders(NOON + 5 * DAY + HOUR)).toBe(2);
    // Paid by hand, and then not: it has its whole time again.
    await site.rows(
      "INSERT INTO order_events (id, order_id, from_status, to_status, reason, created_at) VALUES (?1, ?1, 'paid', 'Not Paid', '', 0)",
      order.id,
    );
    await site.rows(
      "UPDATE orders SET held_until = NULL, updated_at = ? WHERE id = ?",
      NOON + 7 * DAY,
      order.id,
    );
    await site.rows(
      "INSERT INTO payments (id, order_id, order_number, provider, reference, url, status, amount_minor, currency, received_minor, expires_at, created_at, updated_at) VALUES (?1, ?1, '', 'demo', ?1, '', 'paid', 3300, 'EUR', 3300, 0, 0, 0)",
      order.id,
    );
    await site.rows(
      "INSERT INTO payment_problems (payment_id, order_id, kind, created_at) VALUES (?1, ?1, 'wrong_currency', 0)",
      order.id,
    );
    expect(await reminders(NOON + 8 * DAY)).toBe(2);
    for (const table of ["payment_problems", "payments"])
      await site.rows(`DELETE FROM ${table} WHERE order_id = ?`, order.id);
    expect(await reminders(NOON + 8 * DAY)).toBe(3);
    await site.rows("DELETE FROM mail_outbox WHERE subject_id = ?", order.id);
    await site.rows("UPDATE orders SET status = 'cancelled' WHERE id = ?", order.id);
  });

  test("a mail that could not leave until the day was over asks nobody to pay", async () => {
    const { ctx, finish } = await at(NOON);
    const { order } = await book(ctx, { airport: "CDG", flightDate: "2027-03-23" });
    await finish();
    await remindUnpaid((await at(NOON + 20 * HOUR)).ctx);
    // The first leaves in the background, and is not to do so after the update.
    const statuses = async () => (await mailsOf(order.id)).map(({ status }) => status);
    await expect.poll(statuses).toEqual(["sent", "waiting"]);
    await site.rows(
      "UPDATE mail_outbox SET status = 'waiting', attempts = 1, next_attempt_at = 0, recipient = 'ada@example.org' WHERE subject_id = ?",
      order.id,
    );
    const dayAfter = await at(NOON + 2 * DAY);
    await retryMails(dayAfter.ctx);
    expect(dayAfter.sent).toEqual([]);
    expect(await mailsOf(order.id)).toEqual([
      { kind: "order-booked", status: "discarded" },
      { kind: "order-reminder", status: "discarded" },
    ]);
  });

  test("an order that staff hold is reminded of a day before it ends, and a hold outlasts no flight", async () => {
    const { ctx } = await at(NOON);
    const [held, near] = [
      await book(ctx, { airport: "CDG", flightDate: "2027-05-01" }),
      await book(ctx, { airport: "CDG", flightDate: "2027-03-27" }),
    ];
    for (const { order } of [held, near])
      await site.rows("UPDATE orders SET held_until = ? WHERE id = ?", NOON + 10 * DAY, order.id);
    const ends = async ({ order }: typeof held) =>
      (await requireFreshBooking(ctx, order.id)).order.expires_at;
    expect(await ends(held)).toBe(new Date(NOON + 10 * DAY).toISOString());
    expect(await ends(near)).toBe("2027-03-27T22:28:59.999Z");
    const reminded = async (now: number) => {
      await remindUnpaid((await at(now)).ctx);
      const kinds = await Promise.all([held, near].map(({ order }) => mailsOf(order.id)));
      return kinds.map((mails) => mails.some(({ kind }) => kind === "order-reminder"));
    };
    expect(await reminded(Date.parse("2027-03-26T22:00:00Z"))).toEqual([false, false]);
    expect(await reminded(Date.parse("2027-03-26T22:30:00Z"))).toEqual([false, true]);
    expect(await reminded(NOON + 9 * DAY + MINUTE)).toEqual([true, true]);
  });

  test("a traveller moves an unpaid order to no day that is over, nor about to be", async () => {
    const { ctx } = await at(NOON);
    const { order } = await book(ctx, { airport: "CDG", flightDate: "2027-04-23" });
    const move = (now: number, flightDate: string) =>
      changeBooking({ ...ctx, now }, { access: accessTo(order.id), version: 1, flightDate });
    await expect(move(NOON, "2027-03-21")).rejects.toMatchObject({ issues: PAST });
    const late = Date.parse("2027-03-22T22:40:00Z");
    await expect(move(late, "2027-03-22")).rejects.toMatchObject({ issues: LATE });
  });

  test("staff may move an order to a day that is over: its page is closed, and it cannot be paid", async () => {
    const { booking, cookie } = await site.book();
    const { id } = booking.order;
    const start = () => site.post(`/api/bookings/${id}/payments`, {}, { cookie });
    const page = (await (await start()).json()) as PaymentPage;
    const moved = await send("PATCH", `orders/${id}`, {
      flightDate: "2020-02-01",
      reason: "By phone",
      notify: true,
    });
    expect(moved.status).toBe(200);
    await expect
      .poll(() => site.rows("SELECT status FROM payments WHERE id = ?", page.id))
      .toEqual([{ status: "expired" }]);
    const refused = await start();
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { error: { code: "order_not_payable" } },
    ]);
    const detail = await read<{ expires_at: string }>(`orders/${id}`);
    expect(detail.expires_at).toBe("2020-02-01T22:28:59.999Z");
  });

  test("a difference that is due of a paid order is not paid once its day is over", async () => {
    const { ctx } = await at(NOON);
    const { order } = await book(ctx, { airport: "CDG", flightDate: "2027-03-23" });
    const page = await startPayment(ctx, accessTo(order.id));
    await actOnDemoPage(ctx, { id: page.id, action: "pay" });
    await settlePayment(ctx, { provider: "demo", reference: page.id });
    await site.rows(
      "UPDATE orders SET amount_minor = 4400, adults = 3, due_minor = 1100 WHERE id = ?",
      order.id,
    );
    expect(await stateAt(ctx, order.id)).toBe("due");
    const open = await startPayment(ctx, accessTo(order.id));
    await site.rows("UPDATE demo_payments SET status = 'paid' WHERE id = ?", open.id);
    const dayAfter = await at(NOON + 2 * DAY);
    expect(await stateAt(dayAfter.ctx, order.id)).toBe("paid");
    await settlePayment(dayAfter.ctx, { provider: "demo", reference: open.id });
    expect(
      await site.rows("SELECT id, status, amount_minor FROM refunds WHERE order_id = ?", order.id),
    ).toEqual([{ id: `late:${open.id}`, status: "succeeded", amount_minor: 1100 }]);
    expect(await site.rows("SELECT status, due_minor FROM orders WHERE id = ?", order.id)).toEqual([
      { status: "paid", due_minor: 1100 },
    ]);
    await expect(startPayment(dayAfter.ctx, accessTo(order.id))).rejects.toMatchObject({
      code: "order_not_payable",
    });
  });

  test("money of an open page comes back once: told to the traveller in their language, and shown to staff", async () => {
    for (const [language, subject, why] of [
      ["en", /^Refund of £33\.00/, /reached us after sales for this flight day had closed/],
      ["fr", /^Remboursement de 33,00/, /est arrivé après la fin des ventes/],
    ] as const) {
      const { ctx } = await at(NOON);
      const made = await createBooking(
        { ...ctx, language },
        { input: input({ airport: "CDG", flightDate: "2027-03-23" }), idempotencyKey: undefined },
      );
      const { id } = made.booking.order;
      const page = await startPayment(ctx, accessTo(id));
      await site.rows("UPDATE demo_payments SET status = 'paid' WHERE id = ?", page.id);
      const dayAfter = await at(NOON + 2 * DAY);
      await settlePayment(dayAfter.ctx, { provider: "demo", reference: page.id });
      await expect.poll(() => dayAfter.sent.map((mail) => mail.subject)).toHaveLength(1);
      expect(dayAfter.sent[0]!.subject).toMatch(subject);
      expect(dayAfter.sent[0]!.text).toMatch(why);
      expect(await stateAt(dayAfter.ctx, id)).toBe("refunded");
      const detail = await read<{ status: string; payments: object[] }>(`orders/${id}`);
      expect(detail).toMatchObject({
        status: "refunded",
        payments: [
          {
            status: "paid",
            received_amount: 33,
            refundable_amount: 0,
            refunds: [{ id: `late:${page.id}`, status: "succeeded", amount: 33, actor_id: null }],
            problems: [{ kind: "order_closed", resolved_at: expect.any(String) }],
          },
        ],
      });
    }
  });

  test(
    "settling, the cron and the way back at once give it back once",
    async () => {
      const random = seededRandom(20_270_322);
      for (let attempt = 0; attempt < RACE_TRIES; attempt++) {
        const { booking, cookie } = await site.book();
        const { id } = booking.order;
        const page = (await (
          await site.post(`/api/bookings/${id}/payments`, {}, { cookie })
        ).json()) as PaymentPage;
        await setFlightDay(site, id, "2020-02-01");
        await site.rows("UPDATE demo_payments SET status = 'paid' WHERE id = ?", page.id);
        const settle = () => site.post(`/api/bookings/${id}/payments/settle`, {}, { cookie });
        await bothAtOnce(
          attempt,
          random,
          () => Promise.all([settle(), send("POST", `orders/${id}/payments/settle`)]),
          () => site.scheduled(EVERY_TEN_MINUTES, Date.now() + 6 * MINUTE),
        );
        await settle();
        const [books] = await site.rows<{ given: number; refunds: number }>(
          "SELECT coalesce(sum(amount_minor), 0) AS given, count(*) AS refunds FROM demo_refunds WHERE payment_id = ?",
          page.id,
        );
        expect([attempt, books]).toEqual([attempt, { given: 3300, refunds: 1 }]);
        expect(
          await site.rows("SELECT status, paid_minor, refunded_minor FROM orders WHERE id = ?", id),
        ).toEqual([{ status: "refunded", paid_minor: 3300, refunded_minor: 3300 }]);
        const kinds = (await mailsOf(id)).map(({ kind }) => kind);
        expect(kinds).toEqual(["order-booked", "order-refunded"]);
      }
    },
    RACE_MS,
  );

  test("a status that is put right in March does not move a payment of January", async () => {
    const january = Date.parse("2027-01-10T10:00:00Z");
    const { ctx } = await at(january);
    const { order } = await book(ctx, { flightDate: "2027-06-01" });
    const page = await startPayment(ctx, accessTo(order.id));
    await actOnDemoPage(ctx, { id: page.id, action: "pay" });
    await settlePayment(ctx, { provider: "demo", reference: page.id });
    const march = NOON;
    for (const [index, [from, to]] of [
      ["paid", "completed"],
      ["completed", "paid"],
    ].entries())
      await site.rows(
        "INSERT INTO order_events (id, order_id, from_status, to_status, reason, created_at) VALUES (?, ?, ?, ?, '', ?)",
        `${order.id}-${index}`,
        order.id,
        from,
        to,
        march + index,
      );
    const paidAt = async () =>
      (await requireFreshBooking((await at(march + DAY)).ctx, order.id)).payment;
    expect(await paidAt()).toMatchObject({ paid_at: new Date(january).toISOString() });
    expect(await paidAt()).not.toHaveProperty("last_paid_at");

    // The receipt that is sent again tells January, and the 14 days are long over.
    const again = await at(march + DAY);
    const staff = { ...again.ctx, actor: { userId: "staff" } } as Parameters<
      typeof resendOrderMail
    >[0];
    await resendOrderMail(staff, { orderId: order.id, kind: "order-paid" });
    expect(again.sent[0]!.text).toContain("Paid on: 10 January 2027 at 10:00 (London time)");
    expect(again.sent[0]!.text).not.toContain("Withdraw from contract here");
  });

  test("what staff marked paid counts from when it last was unpaid, and a difference is told apart", async () => {
    const { ctx } = await at(NOON);
    const [byHand, inParts] = [await book(ctx), await book(ctx)];
    const event = (from: string, to: string, time: number) =>
      site.rows(
        "INSERT INTO order_events (id, order_id, from_status, to_status, reason, created_at) VALUES (?, ?, ?, ?, '', ?)",
        `${byHand.order.id}-${time}`,
        byHand.order.id,
        from,
        to,
        time,
      );
    await event("Not Paid", "paid", NOON + 1);
    await event("paid", "Not Paid", NOON + 2);
    await event("Not Paid", "paid", NOON + 3);
    await event("paid", "cancelled", NOON + 4);
    await event("cancelled", "paid", NOON + 5);
    await site.rows("UPDATE orders SET status = 'paid' WHERE id = ?", byHand.order.id);
    expect((await requireFreshBooking(ctx, byHand.order.id)).payment.paid_at).toBe(
      new Date(NOON + 3).toISOString(),
    );
    for (const [name, paidAt] of [
      ["first", NOON + HOUR],
      ["rest", NOON + 2 * HOUR],
    ] as const)
      await site.rows(
        `INSERT INTO payments (id, order_id, order_number, provider, reference, url, status, amount_minor, currency, received_minor, paid_at, expires_at, created_at, updated_at)
         VALUES (?1, ?2, 'n', 'demo', ?1, '', 'paid', 1100, 'GBP', 1100, ?3, 1, 1, 1)`,
        `${inParts.order.id}-${name}`,
        inParts.order.id,
        paidAt,
      );
    expect((await requireFreshBooking(ctx, inParts.order.id)).payment).toMatchObject({
      paid_at: new Date(NOON + HOUR).toISOString(),
      last_paid_at: new Date(NOON + 2 * HOUR).toISOString(),
    });
  });
});

describe("with Stripe", () => {
  const { worker, stripe, traveller } = stripeSite();

  test(
    "money of a page that was left open comes back once, however often and by whom it is told",
    async () => {
      for (let attempt = 0; attempt < RACE_TRIES; attempt++) {
        const { id, session, comeBack, order, refunds, problems, mails } = await traveller();
        await setFlightDay(worker, id, "2020-02-01");
        const known = stripe().books.events.length;
        stripe().books.pay(session);
        const events = stripe().books.events.slice(known);
        await Promise.all([
          comeBack(),
          ...events.map((event) => stripe().deliver(event)),
          worker.scheduled(EVERY_TEN_MINUTES, Date.now() + 6 * MINUTE),
          comeBack(),
        ]);
        await comeBack();
        expect(stripe().books.refundsOfSession(session)).toMatchObject([
          { amount: 3300, status: "succeeded" },
        ]);
        expect(await refunds()).toMatchObject([{ status: "succeeded", amount_minor: 3300 }]);
        expect(await order()).toMatchObject({ status: "refunded", refunded_minor: 3300 });
        expect(await problems()).toEqual([
          { kind: "order_closed", resolved_at: expect.any(Number) },
        ]);
        expect(await mails("order-refunded")).toHaveLength(1);
        expect(await mails("order-paid")).toEqual([]);
      }
    },
    RACE_MS,
  );

  test("a refund that Stripe does not answer is asked for again by the cron", async () => {
    const { id, session, comeBack, refunds } = await traveller();
    await setFlightDay(worker, id, "2020-02-01");
    stripe().books.pay(session);
    for (let tries = 0; tries < 3; tries++)
      stripe().faults.push({ on: "POST /v1/refunds", how: "refuse" });
    await comeBack();
    expect(await refunds()).toMatchObject([{ status: "requested" }]);
    await worker.scheduled(EVERY_TEN_MINUTES, Date.now() + 6 * MINUTE);
    expect(stripe().books.refundsOfSession(session)).toMatchObject([{ amount: 3300 }]);
    expect(await refunds()).toMatchObject([{ status: "succeeded" }]);
  });
});
