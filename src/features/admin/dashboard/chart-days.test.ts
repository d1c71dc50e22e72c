import { expect, test } from "vitest";
import { byWeek, scaleTop, sum } from "./chart-days.ts";

test("weeks end today, and add up to the whole", () => {
  const first = Date.parse("2026-08-23");
  const days = Array.from({ length: 90 }, (_, index) => {
    const day = new Date(first + index * 86_400_000).toISOString().slice(0, 10);
    return { day, orders: index, revenue: 0.1 };
  });
  const weeks = byWeek(days);
  expect([weeks.length, weeks[0]!.day, weeks.at(-1)!.day]).toEqual([
    13,
    "2026-08-23",
    "2026-11-14",
  ]);
  expect(weeks[0]!.orders).toBe(0 + 1 + 2 + 3 + 4 + 5);
  expect(sum(weeks)).toEqual({ orders: (89 * 90) / 2, revenue: 9 });
  expect(byWeek([])).toEqual([]);
});

test.each([
  [0, 2],
  [1, 2],
  [2, 2],
  [3, 4],
  [9, 10],
  [10, 10],
  [11, 20],
  [1234.5, 2000],
  [6000, 6000],
  [6001, 8000],
])("a scale up to %d ends at %d", (value, top) => {
  expect(scaleTop(value)).toBe(top);
});
