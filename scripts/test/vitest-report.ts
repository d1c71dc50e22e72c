import { relative } from "node:path";
import { ROOT } from "../steps/command.ts";
import type { Outcome } from "./outcome.ts";

export const PROJECTS = [
  "unit",
  "growth",
  "recipes",
  "worker",
  "browser",
  "pictures",
  "brands",
] as const;
export type Project = (typeof PROJECTS)[number];

/** The parts of vitest's JSON report that we read. */
export interface VitestReport {
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[];
}

/**
 * A file that cannot be loaded counts as one failed test. So does a project without tests, unless
 * `mayBeEmpty`, and a run that fails without a failed test (an error outside of any test).
 */
export function countTests(
  report: VitestReport | undefined,
  projects: readonly Project[],
  exitCode: number,
  mayBeEmpty = false,
): Outcome[] {
  if (!report) return [{ name: "Tests", passed: 0, failed: 1 }];
  const outcomes = projects.map((project) => {
    const files = report.testResults.filter(({ name }) => projectOf(name) === project);
    const count = (status: string) =>
      files.flatMap((file) => file.assertionResults).filter((test) => test.status === status)
        .length;
    const broken = files.filter(
      (file) =>
        file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
    );
    const [passed, failed] = [count("passed"), count("failed") + broken.length];
    return {
      name: `Tests: ${project}`,
      passed,
      failed: passed + failed === 0 && !mayBeEmpty ? 1 : failed,
    };
  });
  if (exitCode === 0 || outcomes.some(({ failed }) => failed > 0)) return outcomes;
  return [...outcomes, { name: "Tests: an error outside of them", passed: 0, failed: 1 }];
}

/** Each project has a folder in tests or tools. Unit tests are next to the code. */
function projectOf(file: string): Project {
  const [, folder] = /^(?:tests|tools)\/([\w-]+)\//.exec(relative(ROOT, file)) ?? [];
  return PROJECTS.find((project) => project === folder) ?? "unit";
}
