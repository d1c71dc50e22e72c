import { expect, test } from "vitest";
import { isBeforeWithdrawalEnds, withdrawalEndsAt } from "./early-performance.ts";

/** Half an hour before midnight in Paris, where it is the 22nd. In Dubai it is already the 23rd. */
const NOW = Date.parse("2026-11-22T22:30:00Z");

test.each([
  ["CDG", "2026-11-21", false],
  ["CDG", "2026-11-22", true],
  // The order is paid within 48 hours, on the 24th, and the right ends 14 days later.
  ["CDG", "2026-12-08", true],
  ["CDG", "2026-12-09", false],
  ["DXB", "2026-11-22", false],
  ["DXB", "2026-12-09", true],
  ["JFK", "2026-12-08", true],
  ["", "2026-12-08", true],
  ["Lima", "2026-12-09", false],
  ["CDG", "", false],
  ["CDG", undefined, false],
  ["CDG", "soon", false],
])(
  "a flight from %j on %s is within 14 days of the last time to pay, by the airport's calendar: %s",
  (airport, flightDate, is) => {
    expect(isBeforeWithdrawalEnds({ airport, flightDate }, NOW, 48)).toBe(is);
  },
);

test("a shorter time to pay ends the question earlier", () => {
  const flight = { airport: "CDG", flightDate: "2026-12-07" };
  expect([1, 2].map((hours) => isBeforeWithdrawalEnds(flight, NOW, hours))).toEqual([true, true]);
  expect(isBeforeWithdrawalEnds(flight, NOW, 0)).toBe(false);
});

test.each([
  ["2026-11-22T13:05:00Z", "2026-12-06T23:59:59.999Z"],
  // In London the next day has begun.
  ["2026-07-01T23:30:00Z", "2026-07-16T22:59:59.999Z"],
  // The clocks change between the two days.
  ["2026-10-20T12:00:00Z", "2026-11-03T23:59:59.999Z"],
])("who pays at %s may withdraw until %s", (paidAt, end) => {
  expect(new Date(withdrawalEndsAt(Date.parse(paidAt))).toISOString()).toBe(end);
});
