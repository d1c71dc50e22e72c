import { expect, test } from "vitest";
import { AIRPORT_CODES, AIRPORT_TIME_ZONES } from "./airports.ts";
import {
  airportDate,
  airportDates,
  firstFlightDate,
  flightDayEnd,
  isDayOver,
} from "./airport-time.ts";

test("every airport on sale has a time zone that exists", () => {
  for (const code of AIRPORT_CODES)
    expect(
      () => new Intl.DateTimeFormat("en", { timeZone: AIRPORT_TIME_ZONES[code] }),
    ).not.toThrow();
});

test.each([
  ["LHR", "2026-07-01T22:59:59Z", "2026-07-01"],
  ["LHR", "2026-07-01T23:00:00Z", "2026-07-02"],
  ["DXB", "2026-07-01T19:59:59Z", "2026-07-01"],
  ["DXB", "2026-07-01T20:00:00Z", "2026-07-02"],
  ["JFK", "2026-07-02T03:59:59Z", "2026-07-01"],
  ["JFK", "2026-07-02T04:00:00Z", "2026-07-02"],
  // The clocks change: the day has 25 hours in Paris, and 23 in New York.
  ["CDG", "2026-10-24T21:59:59Z", "2026-10-24"],
  ["CDG", "2026-10-25T22:59:59Z", "2026-10-25"],
  ["CDG", "2026-10-25T23:00:00Z", "2026-10-26"],
  ["JFK", "2026-03-08T05:00:00Z", "2026-03-08"],
  ["JFK", "2026-03-09T03:59:59Z", "2026-03-08"],
  ["Lima", "2026-07-01T22:59:59Z", "2026-07-01"],
  ["Lima", "2026-07-01T23:00:00Z", "2026-07-02"],
])("the day at %s at %s is %s", (airport, time, date) => {
  expect(airportDate(airport, Date.parse(time))).toBe(date);
});

test("the dates of all airports are those of each", () => {
  const now = Date.parse("2026-07-01T22:30:00Z");
  const dates = airportDates(now);
  for (const code of [...AIRPORT_CODES, ""]) expect(dates[code]).toBe(airportDate(code, now));
});

test("a flight may still leave today at its airport, and, while none is chosen, on the earliest day of any", () => {
  const justAfterMidnightInParis = Date.parse("2026-11-22T23:30:00Z");
  expect(firstFlightDate("CDG", justAfterMidnightInParis)).toBe("2026-11-23");
  expect(firstFlightDate("JFK", justAfterMidnightInParis)).toBe("2026-11-22");
  expect(firstFlightDate("", justAfterMidnightInParis)).toBe("2026-11-22");
});

test.each([
  // In New York it is 19:00 on the same day.
  ["JFK", "2026-11-22", "2026-11-23T00:00:00Z", false],
  ["JFK", "2026-11-22", "2026-11-23T04:59:59Z", false],
  ["JFK", "2026-11-22", "2026-11-23T05:00:00Z", true],
  // In Dubai it is 04:00 on the next day.
  ["DXB", "2026-11-22", "2026-11-23T00:00:00Z", true],
  ["DXB", "2026-11-22", "2026-11-22T20:00:00Z", true],
  ["DXB", "2026-11-22", "2026-11-22T19:59:59Z", false],
  // In one night London's clocks go back; in the other, New York's go forward.
  ["LHR", "2026-10-24", "2026-10-24T22:59:59Z", false],
  ["LHR", "2026-10-24", "2026-10-24T23:00:00Z", true],
  ["LHR", "2026-10-25", "2026-10-25T23:59:59Z", false],
  ["LHR", "2026-10-25", "2026-10-26T00:00:00Z", true],
  ["JFK", "2026-03-08", "2026-03-09T03:59:59Z", false],
  ["JFK", "2026-03-08", "2026-03-09T04:00:00Z", true],
  // A day is over everywhere only when it is over at UTC-12.
  ["", "2026-11-22", "2026-11-23T11:59:59Z", false],
  ["", "2026-11-22", "2026-11-23T12:00:00Z", true],
  ["Lima", "2026-11-22", "2026-11-23T11:59:59Z", false],
  ["Lima", "2026-11-22", "2026-11-23T12:00:00Z", true],
  ["CDG", null, "2036-11-23T12:00:00Z", false],
  ["CDG", "", "2036-11-23T12:00:00Z", false],
])("the day of a flight from %s on %s is over at %s: %s", (airport, flightDate, time, isOver) => {
  const flight = { airport, flightDate };
  const now = Date.parse(time);
  expect(isDayOver(flight, now)).toBe(isOver);
  expect(flightDayEnd(flight) < now).toBe(isOver);
});
