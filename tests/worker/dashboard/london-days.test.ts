import { expect, test } from "vitest";
import { HOUR_MS, setTimeZone, TIME_ZONE, utcDate } from "#domain/time.ts";
import { listDailyTotals } from "#worker/staff/daily-totals.ts";
import { ctxAt } from "../../ctx-at.ts";
import { adminCalls } from "../../people.ts";
import { builtSite } from "../../site.ts";

const worker = builtSite();
const { send } = adminCalls(worker);

/** The days with orders in the chart of so many days, as it is at a time. */
async function chartAt(now: number, days: number) {
  const items = await listDailyTotals((await ctxAt(worker, now)).ctx, days);
  expect(items).toHaveLength(days);
  expect(new Set(items.map(({ day }) => day)).size).toBe(days);
  return items.filter(({ orders }) => orders > 0);
}

async function filtered(path: string, from: string, to: string): Promise<string> {
  return (await send("GET", `${path}?from=${from}&to=${to}&q=londonday`)).text();
}

test.each([
  ["a winter evening", "2026-01-14T23:30:00.000Z", "2026-01-14"],
  ["London's midnight in summer", "2026-07-14T23:30:00.000Z", "2026-07-15"],
  ["the last moment of a summer day", "2026-07-14T22:59:59.999Z", "2026-07-14"],
  ["the first moment of 23 hours", "2026-03-29T00:00:00.000Z", "2026-03-29"],
  ["the last moment of 23 hours", "2026-03-29T22:59:59.999Z", "2026-03-29"],
  ["the moment after 23 hours", "2026-03-29T23:00:00.000Z", "2026-03-30"],
  ["the first moment of 25 hours", "2026-10-24T23:00:00.000Z", "2026-10-25"],
  ["the hour that comes twice", "2026-10-25T01:30:00.000Z", "2026-10-25"],
  ["the last moment of 25 hours", "2026-10-25T23:59:59.999Z", "2026-10-25"],
  ["the moment after 25 hours", "2026-10-26T00:00:00.000Z", "2026-10-26"],
])("a booking of %s counts on London's day, in chart and filter", async (_when, at, day) => {
  const { booking } = await worker.book({ lastName: "Londonday", currency: "EUR", adults: 2 });
  const { id, order_number: number, amount } = booking.order;
  const bookedAt = Date.parse(at);
  await worker.rows("UPDATE orders SET created_at = ?, status = 'paid' WHERE id = ?", bookedAt, id);

  const counted = [{ day, orders: 1, revenue: amount }];
  expect(await chartAt(bookedAt, 1)).toEqual(counted);
  expect(await chartAt(bookedAt + 72 * HOUR_MS, 90)).toEqual(counted);

  const [before, after] = [-24, 24].map((hours) => utcDate(Date.parse(day) + hours * HOUR_MS));
  for (const path of ["orders", "orders.csv"]) {
    expect(await filtered(path, day, day)).toContain(number);
    expect(await filtered(path, "0000-01-01", before!)).not.toContain(number);
    expect(await filtered(path, after!, "9999-12-31")).not.toContain(number);
  }
  await worker.rows("DELETE FROM orders WHERE id = ?", id);
});

test.each([
  ["the last moment of a day", "2026-07-14T18:29:59.999Z", "2026-07-14"],
  ["midnight", "2026-07-14T18:30:00.000Z", "2026-07-15"],
  ["the end of the hour that two days share", "2026-07-14T18:59:59.999Z", "2026-07-15"],
  ["noon", "2026-07-15T06:30:00.000Z", "2026-07-15"],
])(
  "where days end at half past an hour of UTC, a booking of %s counts on its day",
  async (_when, at, day) => {
    const { booking } = await worker.book({ currency: "EUR", adults: 2 });
    const { id, amount } = booking.order;
    const bookedAt = Date.parse(at);
    await worker.rows(
      "UPDATE orders SET created_at = ?, status = 'paid' WHERE id = ?",
      bookedAt,
      id,
    );
    const own = TIME_ZONE;
    setTimeZone("Asia/Kolkata");
    try {
      const counted = [{ day, orders: 1, revenue: amount }];
      expect(await chartAt(bookedAt, 1)).toEqual(counted);
      expect(await chartAt(bookedAt + 72 * HOUR_MS, 90)).toEqual(counted);
    } finally {
      setTimeZone(own);
    }
    await worker.rows("DELETE FROM orders WHERE id = ?", id);
  },
);
