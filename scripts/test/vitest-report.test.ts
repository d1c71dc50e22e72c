import { expect, test } from "vitest";
import { countTests } from "./vitest-report.ts";

const file = (status: string, ...tests: string[]) => ({ status, assertionResults: tests.map((test) => ({ status: test })) });

test("a good run counts its tests", () => {
  expect(countTests({ numPassedTests: 2, numFailedTests: 0, testResults: [file("passed", "passed", "passed")] }, 0)).toEqual({
    passed: 2,
    failed: 0,
  });
});

test("a file that cannot be loaded counts as one failed test", () => {
  const testResults = [file("passed", "passed"), file("failed")];
  expect(countTests({ numPassedTests: 1, numFailedTests: 0, testResults }, 1)).toEqual({ passed: 1, failed: 1 });
});

test("a file with failed tests counts those, and not itself", () => {
  const testResults = [file("failed", "passed", "failed")];
  expect(countTests({ numPassedTests: 1, numFailedTests: 1, testResults }, 1)).toEqual({ passed: 1, failed: 1 });
});

test("a run without a report, or that ends badly without a reason, has failed", () => {
  expect(countTests(undefined, 1)).toEqual({ passed: 0, failed: 1 });
  expect(countTests({ numPassedTests: 3, numFailedTests: 0, testResults: [] }, 1)).toEqual({ passed: 3, failed: 1 });
});
