import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../steps/command.ts";
import { countTests } from "./vitest-report.ts";

const file = (name: string, status: string, ...tests: string[]) => ({
  name: join(ROOT, name),
  status,
  assertionResults: tests.map((test) => ({ status: test })),
});
const report = (...testResults: ReturnType<typeof file>[]) => ({ testResults });

test("a good run counts the tests of each project", () => {
  const run = report(
    file("src/a.test.ts", "passed", "passed"),
    file("tests/worker/b.test.ts", "passed", "passed", "passed", "skipped"),
    file("tools/growth/c.test.ts", "passed", "passed"),
  );
  expect(countTests(run, ["unit", "growth", "worker"], 0)).toEqual([
    { name: "Tests: unit", passed: 1, failed: 0 },
    { name: "Tests: growth", passed: 1, failed: 0 },
    { name: "Tests: worker", passed: 2, failed: 0 },
  ]);
});

test("a file that cannot be loaded counts as one failed test", () => {
  const run = report(file("src/a.test.ts", "passed", "passed"), file("src/b.test.ts", "failed"));
  expect(countTests(run, ["unit"], 1)).toEqual([{ name: "Tests: unit", passed: 1, failed: 1 }]);
});

test("a file with failed tests counts those, and not itself", () => {
  expect(
    countTests(report(file("src/a.test.ts", "failed", "passed", "failed")), ["unit"], 1),
  ).toEqual([{ name: "Tests: unit", passed: 1, failed: 1 }]);
});

test("a project without tests has failed", () => {
  expect(
    countTests(report(file("src/a.test.ts", "passed", "passed")), ["unit", "browser"], 0)[1],
  ).toEqual({
    name: "Tests: browser",
    passed: 0,
    failed: 1,
  });
});

test("a project without tests has not failed where only changed files are tested", () => {
  expect(countTests(report(), ["unit"], 0, true)).toEqual([
    { name: "Tests: unit", passed: 0, failed: 0 },
  ]);
});

test("a run without a report, or that ends badly without a reason, has failed", () => {
  expect(countTests(undefined, ["unit"], 1)).toEqual([{ name: "Tests", passed: 0, failed: 1 }]);
  expect(countTests(report(file("src/a.test.ts", "passed", "passed")), ["unit"], 1)).toEqual([
    { name: "Tests: unit", passed: 1, failed: 0 },
    { name: "Tests: an error outside of them", passed: 0, failed: 1 },
  ]);
});
