import { expect, test } from "vitest";
import { SaleStopInputSchema } from "./sale-stop.schema.ts";
import { isSaleOfDay, isStoppedBy } from "./sale-stop.ts";

const ORLY = { airport: "ORY", from: "2026-12-05", to: "2026-12-06" };

test.each([
  [ORLY, "ORY", "2026-12-04", false],
  [ORLY, "ORY", "2026-12-05", true],
  [ORLY, "ORY", "2026-12-06", true],
  [ORLY, "ORY", "2026-12-07", false],
  [ORLY, "CDG", "2026-12-05", false],
  [ORLY, "", "2026-12-05", false],
  [ORLY, "ORY", "", false],
  [ORLY, "ORY", null, false],
  [{ ...ORLY, airport: null }, "CDG", "2026-12-05", true],
  [{ ...ORLY, airport: null }, "", "2026-12-05", true],
  [{ ...ORLY, airport: null }, "CDG", null, false],
])("%j stops %s on %s: %s", (stop, airport, flightDate, isStopped) => {
  expect(isStoppedBy(stop, { airport, flightDate })).toBe(isStopped);
});

test("another day or airport and more to pay are a sale; what stays or becomes less is none", () => {
  const before = { airport: "CDG", flightDate: "2026-12-05", dueMinor: 1100 };
  const isSale = (after: object) => isSaleOfDay(before, { ...before, ...after });
  expect(isSale({})).toBe(false);
  expect(isSale({ dueMinor: 0 })).toBe(false);
  expect(isSale({ dueMinor: 2200 })).toBe(true);
  expect(isSale({ airport: "ORY" })).toBe(true);
  expect(isSale({ flightDate: "2026-12-06" })).toBe(true);
  expect(isSale({ flightDate: "" })).toBe(true);
  expect(isSaleOfDay({ ...before, flightDate: null }, { ...before, flightDate: "" })).toBe(false);
});

test("a stop needs both texts, days in their order, and an airport that is sold", () => {
  const text = { en: "Closed", fr: "Fermé" };
  const days = { from: "2026-12-05", to: "2026-12-06" };
  const parse = (input: object) => SaleStopInputSchema.safeParse(input).success;
  expect(parse({ ...days, text })).toBe(true);
  expect(parse({ airport: "", ends_at: "", ...days, text })).toBe(true);
  expect(parse({ airport: "CDG", ends_at: "2026-12-05T18:00:00+01:00", ...days, text })).toBe(true);
  expect(parse({ ...days, text: { en: "Closed", fr: " " } })).toBe(false);
  expect(parse({ ...days })).toBe(false);
  expect(parse({ from: days.to, to: days.from, text })).toBe(false);
  expect(parse({ airport: "Mars", ...days, text })).toBe(false);
  expect(parse({ ends_at: "tomorrow", ...days, text })).toBe(false);
});
