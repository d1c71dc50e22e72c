import { expect, test } from "vitest";
import { retryMails } from "#worker/mail/send-queued.ts";
import { remindTravellers } from "#worker/orders/remind-travellers.ts";
import { ctxAt } from "../../ctx-at.ts";
import { newEmail } from "../../people.ts";
import { qrCodeOf } from "../../picture-colors.ts";
import { builtSite } from "../../site.ts";

const worker = builtSite();

/** At 10:05 in Paris on 14 January 2055, the cron writes to travellers who leave on the 15th. */
const MORNING = Date.parse("2055-01-14T09:05:00Z");
const DAY = 86_400_000;

/** The cron at a time, and the mails that leave. */
async function at(now: number) {
  const { ctx, sent } = await ctxAt(worker, now);
  /** What the cron does, and the next one, ten minutes later. */
  const run = async () => {
    await remindTravellers(ctx);
    await retryMails({ ...ctx, now: now + 600_000 });
  };
  return { ctx, sent, run };
}

interface Trip {
  flightDate?: string;
  airport?: string;
  /** When it was paid, epoch ms. */
  paidAt?: number;
  status?: string;
}

/** Makes an order with a pass, by default for 15 January 2055. The payment came a week before `MORNING`. */
async function paid({
  flightDate = "2055-01-15",
  airport = "CDG",
  paidAt = MORNING - 7 * DAY,
  status = "paid",
}: Trip = {}) {
  const email = newEmail();
  const { booking } = await worker.book({ email, flightDate, airport });
  const { id, order_number: number } = booking.order;
  await expect
    .poll(() => worker.rows("SELECT status FROM mail_outbox WHERE id = ?", `booked:${id}`))
    .toEqual([{ status: "sent" }]);
  await worker.rows(
    "UPDATE orders SET status = ?, pass_id = ? WHERE id = ?",
    status,
    `pass-${id}`,
    id,
  );
  await worker.rows(
    "INSERT INTO order_events (id, order_id, from_status, to_status, reason, created_at) VALUES (?, ?, 'Not Paid', 'paid', '', ?)",
    `event-${id}`,
    id,
    paidAt,
  );
  return { id, number, email };
}

const queued = (id: string) =>
  worker.rows(
    "SELECT id FROM mail_outbox WHERE id LIKE 'day-before:%' AND subject_id = ? ORDER BY id",
    id,
  );

test("on the day before the flight its traveller gets the pass once more, once, however often the cron comes", async () => {
  const { id, number, email } = await paid();
  const { sent, run } = await at(MORNING);
  await run();
  await run();
  await (await at(MORNING + 3 * 3_600_000)).run();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    to: email,
    subject: "Your Fast Track pass for Friday 15 January 2055",
  });
  expect(sent[0]!.text).toContain(number);
  const link = /Open your pass\n(\S+)/.exec(sent[0]!.text!)![1]!;
  expect(qrCodeOf(String(sent[0]!.attachments![0]!.content))).toBe(link);
  expect(await queued(id)).toEqual([{ id: `day-before:${id}:2055-01-15` }]);
});

test("two crons at once queue one mail", async () => {
  const { id } = await paid();
  const { ctx } = await at(MORNING);
  await Promise.all([remindTravellers(ctx), remindTravellers(ctx)]);
  expect(await queued(id)).toHaveLength(1);
});

test.each<[string, Trip]>([
  ["whose pass was used", { status: "completed" }],
  ["whose order was cancelled", { status: "cancelled" }],
  ["whose order was refunded", { status: "refunded" }],
  ["whose order is not paid", { status: "Not Paid" }],
  ["who leaves today", { flightDate: "2055-01-14" }],
  ["who leaves in two days", { flightDate: "2055-01-16" }],
  ["who got the pass on this very day", { paidAt: Date.parse("2055-01-13T23:00:00Z") }],
  ["at an airport where it is night", { airport: "JFK" }],
])("a traveller %s gets no such mail", async (_name, trip) => {
  const { id } = await paid(trip);
  await (await at(MORNING)).run();
  expect(await queued(id)).toEqual([]);
});

test("a traveller whose whole money is on its way back gets no code", async () => {
  const { id } = await paid();
  await worker.rows("UPDATE orders SET paid_minor = 3300 WHERE id = ?", id);
  await worker.rows(
    "INSERT INTO payments (id, order_id, order_number, provider, reference, url, status, amount_minor, currency, received_minor, expires_at, created_at, updated_at) VALUES (?1, ?1, '', 'demo', ?1, '', 'paid', 3300, 'EUR', 3300, 0, 0, 0)",
    id,
  );
  await worker.rows(
    "INSERT INTO refunds (id, payment_id, order_id, status, amount_minor, currency, reason, created_at, updated_at) VALUES (?1, ?1, ?1, 'pending', 3300, 'EUR', '', 0, 0)",
    id,
  );
  await (await at(MORNING)).run();
  expect(await queued(id)).toEqual([]);
});

test("who paid on the evening before that day is told", async () => {
  const { id } = await paid({ paidAt: Date.parse("2055-01-13T22:59:59Z") });
  await (await at(MORNING)).run();
  expect(await queued(id)).toHaveLength(1);
});

test("each airport has its own morning; a place that is not on our list has UTC's", async () => {
  const [newYork, dubai, elsewhere] = [
    await paid({ airport: "JFK" }),
    await paid({ airport: "DXB" }),
    await paid({ airport: "Lima" }),
  ];
  const hasMail = async () =>
    (await Promise.all([newYork, dubai, elsewhere].map(({ id }) => queued(id)))).map(
      (mails) => mails.length,
    );
  await (await at(Date.parse("2055-01-14T06:00:00Z"))).run();
  expect(await hasMail()).toEqual([0, 1, 0]);
  await (await at(Date.parse("2055-01-14T10:00:00Z"))).run();
  expect(await hasMail()).toEqual([0, 1, 1]);
  await (await at(Date.parse("2055-01-14T15:00:00Z"))).run();
  expect(await hasMail()).toEqual([1, 1, 1]);
});

test("a flight that moves to another day is told of again, and the mail of the day that is no more does not leave", async () => {
  const { id } = await paid();
  const { ctx, sent } = await at(MORNING);
  await remindTravellers(ctx);
  await worker.rows("UPDATE orders SET flight_date = '2055-01-20' WHERE id = ?", id);
  await retryMails({ ...ctx, now: MORNING + 600_000 });
  expect(sent).toEqual([]);
  const later = await at(MORNING + 5 * DAY);
  await later.run();
  expect(later.sent).toMatchObject([
    { subject: "Your Fast Track pass for Wednesday 20 January 2055" },
  ]);
  expect(await queued(id)).toHaveLength(2);
});

test.each([
  ["the pass is used", "UPDATE orders SET status = 'completed' WHERE id = ?", 600_000],
  ["the day is over at the airport", "SELECT ?", 2 * DAY],
])("a mail that waits until %s does not leave", async (_name, change, wait) => {
  const { id } = await paid();
  const { ctx, sent } = await at(MORNING);
  await remindTravellers(ctx);
  await worker.rows(change, id);
  await retryMails({ ...ctx, now: MORNING + wait });
  expect(sent).toEqual([]);
  expect(
    await worker.rows("SELECT status FROM mail_outbox WHERE id = ?", `day-before:${id}:2055-01-15`),
  ).toEqual([{ status: "discarded" }]);
});

test("the cron reads tomorrow's orders only, however many leave on other days", async () => {
  const rowsRead = async () => {
    const { ctx } = await at(Date.parse("2055-03-01T09:05:00Z"));
    let rows = 0;
    const db = new Proxy(ctx.db, {
      get: (target, name: "prepare" | "batch") => {
        if (name !== "batch") return (target[name] as () => unknown).bind(target);
        return async (statements: D1PreparedStatement[]) => {
          const results = await target.batch(statements);
          rows = results.reduce((sum, { meta }) => sum + meta.rows_read, 0);
          return results;
        };
      },
    });
    await remindTravellers({ ...ctx, db });
    return rows;
  };
  await paid({ flightDate: "2055-03-02" });
  await rowsRead();
  const before = await rowsRead();
  for (const flightDate of ["2055-03-01", "2055-03-03"])
    for (let made = 0; made < 15; made++) await paid({ flightDate });
  // Of each time zone it may look at the row behind.
  expect(await rowsRead()).toBeLessThanOrEqual(before + 9);
});
