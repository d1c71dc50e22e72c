import { expect, test } from "vitest";
import { dayBeforeFlights } from "./day-before.ts";

/** The flight day that a reminder announces at a time; undefined outside its hours. */
function toldAt(airport: string | null, time: string): string | undefined {
  const told = dayBeforeFlights(Date.parse(time));
  return told.find(({ airports }) =>
    airport === null ? airports === null : airports?.some((code) => code === airport),
  )?.flightDate;
}

test.each([
  ["CDG", "2026-11-22T08:59:59Z", undefined],
  ["CDG", "2026-11-22T09:00:00Z", "2026-11-23"],
  ["CDG", "2026-11-22T18:59:59Z", "2026-11-23"],
  ["CDG", "2026-11-22T19:00:00Z", undefined],
  ["LHR", "2026-07-01T09:00:00Z", "2026-07-02"],
  ["LHR", "2026-07-01T08:59:59Z", undefined],
  ["JFK", "2026-11-22T14:59:59Z", undefined],
  ["JFK", "2026-11-22T15:00:00Z", "2026-11-23"],
  // When it is evening there, London's next day has begun.
  ["JFK", "2026-11-23T00:59:59Z", "2026-11-23"],
  ["DXB", "2026-11-22T06:00:00Z", "2026-11-23"],
  ["DXB", "2026-12-31T06:00:00Z", "2027-01-01"],
  // The clocks change in the night before.
  ["CDG", "2026-10-25T08:59:59Z", undefined],
  ["CDG", "2026-10-25T09:00:00Z", "2026-10-26"],
  ["CDG", "2027-03-28T17:59:59Z", "2027-03-29"],
  ["CDG", "2027-03-28T18:00:00Z", undefined],
  [null, "2026-11-22T09:59:59Z", undefined],
  [null, "2026-11-22T10:00:00Z", "2026-11-23"],
])(
  "from 10:00 to 20:00 of its own day, travellers from %s are told at %s of flights on %s",
  (airport, time, date) => {
    expect(toldAt(airport, time)).toBe(date);
  },
);

test("the day began at midnight of the airport, also when its clocks change", () => {
  const sinceAt = (time: string) =>
    dayBeforeFlights(Date.parse(time)).map(({ airports, since }) => [
      airports?.[0],
      new Date(since).toISOString(),
    ]);
  expect(sinceAt("2026-10-25T13:00:00Z")).toContainEqual(["CDG", "2026-10-24T22:00:00.000Z"]);
  expect(sinceAt("2026-11-22T16:00:00Z")).toContainEqual(["JFK", "2026-11-22T05:00:00.000Z"]);
});
