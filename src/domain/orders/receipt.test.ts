import { expect, test } from "vitest";
import { includedVat, notCharged, receiptLines } from "./receipt.ts";

test("a receipt has a line for each kind of traveller, with unit price, count and sum", () => {
  const fares = { adults: 1100, children: 500, infants: 0 };
  expect(receiptLines({ adults: 2, children: 0, infants: 1, fares })).toEqual([
    { type: "adults", count: 2, unit: 1100, sum: 2200 },
    { type: "infants", count: 1, unit: 0, sum: 0 },
  ]);
});

test("the VAT in a price is the part that the rate adds, rounded half up", () => {
  expect(includedVat(3300, 20)).toBe(550);
  expect(includedVat(1100, 5.5)).toBe(57);
  expect(includedVat(3, 20)).toBe(1);
  expect(includedVat(3300, 0)).toBe(0);
});

test.each([
  [{ amount: 5500, due: 0, paid: 3300 }, 2200],
  [{ amount: 5500, due: 2200, paid: 3300 }, 0],
  [{ amount: 2200, due: 0, paid: 3300 }, 0],
  [{ amount: 5500, due: 0, paid: 0 }, 5500],
])("of %j this much was never asked for", (sums, expected) => {
  expect(notCharged(sums)).toBe(expected);
});
