import { expect, test } from "vitest";
import {
  findMembership,
  type Membership,
  monthlyPriceMinor,
  passesToSave,
  planFromQuery,
  planPriceMinor,
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

test("a month of a plan is its part of the price, to the nearest minor unit", () => {
  expect([49, 79, 0.01, 90].map((price) => monthlyPriceMinor({ price }, 3))).toEqual([
    1633, 2633, 0, 3000,
  ]);
  expect([1, 12].map((months) => monthlyPriceMinor({ price: 19 }, months))).toEqual([1900, 158]);
});

test("unless configured, the trial is 3 days, a period 3 months, and passes are 2 and 5", () => {
  expect(findMembership({})).toEqual({
    trialDays: 3,
    billingMonths: 3,
    passes: { medium: 2, premium: 5 },
  });
  const membership: Membership = {
    trialDays: 14,
    billingMonths: 1,
    passes: { medium: 4, premium: 8 },
  };
  expect(findMembership({ membership })).toBe(membership);
});

test("a month of a plan costs less from the first pass that goes beyond its price", () => {
  expect([2633, 2200, 2199, 0].map((plan) => passesToSave(plan, 1100))).toEqual([3, 3, 2, 1]);
});
