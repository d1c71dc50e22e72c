import { expect, test } from "vitest";
import { departureDate } from "./departure.ts";

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
