import { expect, test } from "vitest";
import { receiptLines } from "./receipt.ts";

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
