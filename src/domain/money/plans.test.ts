import { expect, test } from "vitest";
import {
  BILLING_MONTHS,
  MONTHLY_PASSES,
  monthlyPriceMinor,
  planFromQuery,
  planPriceMinor,
  TRIAL_DAYS,
} from "./plans.ts";

test.each([
  ["medium", "medium"],
  ["premium", "premium"],
  ["gold", "premium"],
  ["MEDIUM", "premium"],
  ["", "premium"],
  [undefined, "premium"],
  [["medium"], "premium"],
  ["__proto__", "premium"],
])("the query plan=%s selects %s", (query, plan) => {
  expect(planFromQuery(query)).toBe(plan);
});

test("a price in major units is exact in minor ones", () => {
  expect([
    planPriceMinor({ price: 49 }),
    planPriceMinor({ price: 19.99 }),
    planPriceMinor({ price: 1.1 }),
  ]).toEqual([4900, 1999, 110]);
});

test("a month of a plan is a third of its price, to the nearest minor unit", () => {
  expect([49, 79, 0.01, 90].map((price) => monthlyPriceMinor({ price }))).toEqual([
    1633, 2633, 0, 3000,
  ]);
});

test("the trial is 3 days, a period 3 months, and passes are 2 and 5 a month", () => {
  expect([TRIAL_DAYS, BILLING_MONTHS, MONTHLY_PASSES]).toEqual([3, 3, { medium: 2, premium: 5 }]);
});
