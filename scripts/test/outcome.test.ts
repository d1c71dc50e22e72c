import { expect, test } from "vitest";
import { summary, totalLine } from "./outcome.ts";

const OUTCOMES = [
  { name: "Types", passed: 1, failed: 0 },
  { name: "Tests: unit", passed: 40, failed: 2 },
];

test("the total is summed over every runner", () => {
  expect(totalLine(OUTCOMES)).toBe("41 passed, 2 failed");
});

test("the summary ends with exactly the total", () => {
  expect(summary(OUTCOMES).split("\n").at(-1)).toBe("41 passed, 2 failed");
  expect(summary(OUTCOMES)).toContain("✗ Tests: unit  40 passed, 2 failed");
});
