import { expect, test } from "vitest";
import { dateAfter, departureDate } from "./departure.ts";

const NEARLY_MIDNIGHT = Date.parse("2026-11-22T22:30:00Z");
const JUST_AFTER = Date.parse("2026-11-22T02:30:00Z");

test.each([
  [{ airport: "DXB" }, NEARLY_MIDNIGHT, "2026-11-23"],
  [{ airport: "JFK" }, JUST_AFTER, "2026-11-21"],
  [{ airport: "Somewhere" }, JUST_AFTER, "2026-11-22"],
  [{ airport: "" }, NEARLY_MIDNIGHT, "2026-11-22"],
  [{}, NEARLY_MIDNIGHT, "2026-11-22"],
  [{ airport: "DXB", date: "2027-01-01" }, NEARLY_MIDNIGHT, "2027-01-01"],
])("a day that nobody names is today at the airport, or London's: %o", (query, now, day) => {
  expect(departureDate(query, now)).toBe(day);
});

test.each([
  ["2026-03-01", -1, "2026-02-28"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2026-12-31", 1, "2027-01-01"],
  ["2026-10-25", 1, "2026-10-26"],
  ["soon", 1, undefined],
  ["2026-13-01", 1, undefined],
])("%s and %i day: %s", (date, days, expected) => {
  expect(dateAfter(date, days)).toBe(expected);
});
