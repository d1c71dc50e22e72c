import { describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/time.ts";
import { clockErrorAt } from "./clock-error.ts";

const SERVER = Date.UTC(2026, 10, 28, 9);
/** A reading on a device whose clock is wrong by this many ms. */
const readingOf = (error: number) => ({ serverTime: SERVER, deviceTime: SERVER + error });

describe("how wrong a clock is", () => {
  const errorOf = (error: number) => clockErrorAt(SERVER + error, readingOf(error));

  test("is nothing up to five minutes, and without a reading", () => {
    expect(errorOf(5 * MINUTE_MS)).toBeUndefined();
    expect(errorOf(-5 * MINUTE_MS)).toBeUndefined();
    expect(clockErrorAt(SERVER, undefined)).toBeUndefined();
  });

  test.each([
    [5 * MINUTE_MS + 1, { count: 5, unit: "minute", isAhead: true }],
    [-(2 * HOUR_MS - MINUTE_MS), { count: 119, unit: "minute", isAhead: false }],
    [5 * HOUR_MS, { count: 5, unit: "hour", isAhead: true }],
    [26 * HOUR_MS, { count: 26, unit: "hour", isAhead: true }],
    [-26 * HOUR_MS, { count: 26, unit: "hour", isAhead: false }],
    [2 * DAY_MS, { count: 2, unit: "day", isAhead: true }],
  ] as const)("of %i ms is said as %j", (error, said) => {
    expect(errorOf(error)).toEqual(said);
  });

  test("ends when the clock is set right", () => {
    expect(clockErrorAt(SERVER + HOUR_MS, readingOf(26 * HOUR_MS))).toBeUndefined();
  });
});
