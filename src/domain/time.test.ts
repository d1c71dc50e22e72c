import { expect, test } from "vitest";
import { DAY_MS, endOfDay, HOUR_MS, MINUTE_MS, utcDate, utcDay } from "./time.ts";

test("an hour has 3,600,000 ms, a day 86,400,000", () => {
  expect([MINUTE_MS, HOUR_MS, DAY_MS]).toEqual([60_000, 3_600_000, 86_400_000]);
});

test.each([
  [0, 0, "1970-01-01"],
  [-1, -1, "1969-12-31"],
  [Date.UTC(2026, 10, 20), 20_777, "2026-11-20"],
  [Date.UTC(2026, 10, 20, 23, 59, 59, 999), 20_777, "2026-11-20"],
  [Date.UTC(2026, 10, 21), 20_778, "2026-11-21"],
])("%d ms is UTC day %d, %s", (epochMs, day, date) => {
  expect([utcDay(epochMs), utcDate(epochMs)]).toEqual([day, date]);
});

test.each([
  ["2026-12-01", "Europe/London", "2026-12-01T23:59:59.999Z"],
  ["2026-07-01", "Europe/London", "2026-07-01T22:59:59.999Z"],
  // The days on which the clocks change.
  ["2026-03-29", "Europe/London", "2026-03-29T22:59:59.999Z"],
  ["2026-10-25", "Europe/London", "2026-10-25T23:59:59.999Z"],
  ["2026-07-01", "America/New_York", "2026-07-02T03:59:59.999Z"],
  ["2026-07-01", "Asia/Kolkata", "2026-07-01T18:29:59.999Z"],
])("%s ends in %s at %s", (date, timeZone, end) => {
  expect(new Date(endOfDay(date, timeZone)).toISOString()).toBe(end);
});
