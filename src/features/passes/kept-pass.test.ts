import { expect, test } from "vitest";
import type { Pass } from "#domain/passes/pass.schema.ts";
import { DAY_MS } from "#domain/time.ts";
import { isOver } from "./kept-pass.ts";

const pass = (airport: string, flight_date: string | null): Pass => ({
  state: "valid",
  airport,
  flight_date,
  adults: 1,
  children: 0,
  infants: 0,
  travellers: 1,
  left: 1,
  unpaid_travellers: 0,
  used_at: null,
});

test.each([
  ["JFK", "2026-11-22", "2026-11-23T04:59:00Z", false],
  ["JFK", "2026-11-22", "2026-11-23T05:01:00Z", true],
  ["DXB", "2026-11-22", "2026-11-22T19:59:00Z", false],
  ["DXB", "2026-11-22", "2026-11-22T20:01:00Z", true],
  ["", "2026-11-22", "2026-11-23T11:59:00Z", false],
  ["", "2026-11-22", "2026-11-23T12:01:00Z", true],
  ["CDG", "2026-12-31", "2026-11-22T12:00:00Z", false],
  ["CDG", null, "2026-12-01T12:00:00Z", false],
  ["CDG", null, "2026-12-22T12:01:00Z", true],
] as const)(
  "a pass of %s for %s is kept until its day is over there, or 30 days: %s",
  (airport, date, now, over) => {
    expect(
      isOver({ content: pass(airport, date), keptAt: "2026-11-22T12:00:00Z" }, Date.parse(now)),
    ).toBe(over);
  },
);

test.each([
  ["ahead, as when it was kept", DAY_MS, DAY_MS, false],
  ["ahead since", 0, DAY_MS, true],
  ["set right since", -DAY_MS, 0, false],
] as const)(
  "a pass of today is kept by a device whose clock is %s",
  (_clock, before, error, over) => {
    const morning = Date.parse("2026-11-22T08:00:00Z");
    const clock = { serverTime: morning, deviceTime: morning + before };
    const keptAt = new Date(clock.deviceTime).toISOString();
    const noon = Date.parse("2026-11-22T12:00:00Z");
    const kept = { content: { ...pass("JFK", "2026-11-22"), clock }, keptAt };
    expect(isOver(kept, noon + error)).toBe(over);
  },
);
