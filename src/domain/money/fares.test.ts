import { expect, test } from "vitest";
import { bookingTotalMinor, fareMinor, partySize } from "./fares.ts";

test.each([
  [{ adults: 1, children: 0, infants: 0 }, 1100],
  [{ adults: 2, children: 1, infants: 1 }, 3300],
  [{ adults: 1, children: 0, infants: 5 }, 1100],
  [{ adults: 10, children: 10, infants: 10 }, 22_000],
  [{ adults: 0, children: 0, infants: 0 }, 0],
])("%o cost %i minor units in every currency", (passengers, total) => {
  for (const currency of ["USD", "EUR", "GBP"] as const)
    expect(bookingTotalMinor(passengers, currency)).toBe(total);
});

test("adults and children pay 11, infants nothing", () => {
  expect([
    fareMinor("adults", "EUR"),
    fareMinor("children", "EUR"),
    fareMinor("infants", "EUR"),
  ]).toEqual([1100, 1100, 0]);
});

test("a party is everyone who travels", () => {
  expect(partySize({ adults: 2, children: 1, infants: 1 })).toBe(4);
});
