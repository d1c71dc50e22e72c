import { expect, test } from "vitest";
import { measureHouse } from "./house-figures.ts";

test.each(measureHouse())("$name: $value, at most $limit", ({ value, limit }) => {
  expect(value).toBeLessThanOrEqual(limit);
});

test("the figures see what they measure", () => {
  const [bytes, words, migrations] = measureHouse().map(({ value }) => value);
  expect(Math.min(bytes!, words!, migrations!)).toBeGreaterThan(10_000);
});
