import { expect, onTestFinished, test, vi } from "vitest";
import {
  addDays,
  DAY_MS,
  dateInZone,
  endOfDay,
  HOUR_MS,
  operatorDate,
  MINUTE_MS,
  startOfDay,
  TIME_ZONE,
  utcDate,
  utcDay,
} from "./time.ts";
import { toIsoOr } from "./typed-time.ts";

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
  ["2026-03-01", -1, "2026-02-28"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2026-12-31", 1, "2027-01-01"],
  ["2026-10-25", 1, "2026-10-26"],
])("%s and %i day: %s", (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});

test.each([
  ["2026-12-01", "Europe/London", "2026-12-01T23:59:59.999Z"],
  ["2026-07-01", "Europe/London", "2026-07-01T22:59:59.999Z"],
  // On these days the clocks change.
  ["2026-03-29", "Europe/London", "2026-03-29T22:59:59.999Z"],
  ["2026-10-25", "Europe/London", "2026-10-25T23:59:59.999Z"],
  ["2026-07-01", "America/New_York", "2026-07-02T03:59:59.999Z"],
  // East of Greenwich the clocks change before the UTC day ends.
  ["2027-04-03", "Pacific/Auckland", "2027-04-03T10:59:59.999Z"],
  ["2027-04-04", "Pacific/Auckland", "2027-04-04T11:59:59.999Z"],
  ["2026-09-26", "Pacific/Auckland", "2026-09-26T11:59:59.999Z"],
  ["2026-09-27", "Pacific/Auckland", "2026-09-27T10:59:59.999Z"],
  ["2026-07-01", "Asia/Kolkata", "2026-07-01T18:29:59.999Z"],
])("%s ends in %s at %s", (date, timeZone, end) => {
  expect(new Date(endOfDay(date, timeZone)).toISOString()).toBe(end);
});

test.each([
  ["2026-07-01", 24],
  // The clocks go forward, then back.
  ["2026-03-29", 23],
  ["2026-10-25", 25],
  ["2026-12-01", 24],
])("%s has %d hours in London, from the day before to the day after", (date, hours) => {
  const [start, end] = [startOfDay(date, TIME_ZONE), endOfDay(date, TIME_ZONE)];
  expect(end + 1 - start).toBe(hours * HOUR_MS);
  const [before, after] = [-DAY_MS, DAY_MS].map((step) => utcDate(Date.parse(date) + step));
  expect([start - 1, start, end, end + 1].map(operatorDate)).toEqual([before, date, date, after]);
});

test("both sides of midnight in Auckland and Los Angeles", () => {
  const midnight = Date.parse("2026-11-21T11:00:00Z");
  expect([midnight - 1, midnight].map((time) => dateInZone("Pacific/Auckland", time))).toEqual([
    "2026-11-21",
    "2026-11-22",
  ]);
  const west = Date.parse("2026-11-21T08:00:00Z");
  expect([west - 1, west].map((time) => dateInZone("America/Los_Angeles", time))).toEqual([
    "2026-11-20",
    "2026-11-21",
  ]);
});

test("a browser that writes every locale in the American order gets the same date", () => {
  const { DateTimeFormat } = Intl;
  const stub = vi.spyOn(Intl, "DateTimeFormat").mockImplementation(function american(_, options) {
    return new DateTimeFormat("en-US", options);
  });
  onTestFinished(() => stub.mockRestore());
  expect(dateInZone("Asia/Tokyo", Date.parse("2026-11-30T18:00:00Z"))).toBe("2026-12-01");
});

test("a day with a year of five digits is no moment, and its text stays for the schema to refuse", () => {
  const typed = "20266-01-05";
  expect(endOfDay(typed, "Europe/Paris")).toBeNaN();
  expect(toIsoOr(typed, endOfDay(typed, "Europe/Paris"))).toBe(typed);
  expect(toIsoOr("", endOfDay("2026-01-05", "Europe/Paris"))).toBe("2026-01-05T22:59:59.999Z");
});
