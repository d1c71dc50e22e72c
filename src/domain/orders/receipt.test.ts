import { expect, test } from "vitest";
import { notCharged, receiptLines } from "./receipt.ts";

const PARTY = { adults: 2, children: 0, infants: 1, currency: "EUR" } as const;

test("a receipt has a line for each kind of traveller, with unit price, count and sum", () => {
  expect(receiptLines(PARTY, 2200)).toEqual([
    { type: "adults", count: 2, unitMinor: 1100, sumMinor: 2200 },
    { type: "infants", count: 1, unitMinor: 0, sumMinor: 0 },
  ]);
});

test("lines that would not add up to the price are not invented", () => {
  expect(receiptLines(PARTY, 2000)).toEqual([]);
});

test.each([
  [{ amount: 5500, due: 0, paid: 3300 }, 2200],
  [{ amount: 5500, due: 2200, paid: 3300 }, 0],
  [{ amount: 2200, due: 0, paid: 3300 }, 0],
  [{ amount: 5500, due: 0, paid: 0 }, 0],
])("of %j this much was never asked for", (sums, expected) => {
  expect(notCharged(sums)).toBe(expected);
});
