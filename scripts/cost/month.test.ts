import { expect, test } from "vitest";
import { countMonth, priceMonth, tellCosts, USUAL } from "./month.ts";

const at = (visits: number, more = {}) => priceMonth({ visits, ...USUAL, ...more });

test("a small site costs the plan", () => {
  expect(at(10_000)).toMatchObject({ plan: 5, requests: 0, rowsWritten: 0, mails: 0, total: 5 });
});

test("what goes beyond the plan is priced by what a month counts", () => {
  const month = { visits: 1e8, ...USUAL };
  const counted = countMonth(month);
  const priced = priceMonth(month);
  expect(counted.mails).toBe(4e6);
  expect(priced.mails).toBeCloseTo(((4e6 - 3000) / 1000) * 0.35);
  expect(priced.requests).toBeCloseTo(((counted.requests - 10e6) / 1e6) * 0.3);
  expect(priced.storedBytes).toBeCloseTo((counted.storedBytes / 1e9 - 5) * 0.75);
  const { total, ...parts } = priced;
  expect(Object.values(parts).reduce((sum, part) => sum + part)).toBeCloseTo(total);
});

test.each([
  ["visits", at(1e6), at(2e6)],
  ["pages", at(1e7), at(1e7, { pagesAVisit: 8 })],
  ["bookings", at(1e6), at(1e6, { bookings: 4 })],
  ["months", at(1e8), at(1e8, { monthsKept: 48 })],
])("more %s cost more", (_, less, more) => {
  expect(more.total).toBeGreaterThan(less.total);
});

test("the table has the three sizes and the owner's own, each once", () => {
  const [head, ...rows] = tellCosts({ visits: 50_000, ...USUAL }).split("\n");
  expect(head!.split(/\s+/)).toEqual(["Visits", "10,000", "50,000", "1,000,000", "100,000,000"]);
  expect(rows.at(-1)).toMatch(/^A month +\$5\.00 /);
  expect(
    tellCosts({ visits: 1e6, ...USUAL })
      .split("\n")[0]!
      .split(/\s+/),
  ).toHaveLength(4);
});
