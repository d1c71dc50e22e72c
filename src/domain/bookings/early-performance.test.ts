import { expect, test } from "vitest";
import { isBeforeWithdrawalEnds } from "./early-performance.ts";

/** Half an hour before midnight in Paris, where it is the 22nd; in Dubai it is the 23rd already. */
const NOW = Date.parse("2026-11-22T22:30:00Z");

test.each([
  ["CDG", "2026-11-21", false],
  ["CDG", "2026-11-22", true],
  ["CDG", "2026-12-06", true],
  ["CDG", "2026-12-07", false],
  ["DXB", "2026-11-22", false],
  ["DXB", "2026-12-07", true],
  ["JFK", "2026-12-06", true],
  ["", "2026-12-06", true],
  ["Lima", "2026-12-07", false],
  ["CDG", "", false],
  ["CDG", undefined, false],
  ["CDG", "soon", false],
])(
  "a flight from %j on %s is within the 14 days of the airport's calendar: %s",
  (airport, flightDate, is) => {
    expect(isBeforeWithdrawalEnds({ airport, flightDate }, NOW)).toBe(is);
  },
);
