/** The parts that we read of what vitest's json reporter writes. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/**
 * Passed and failed tests of a run. A file that could not be loaded counts as one failed test, and so does
 * a run that ended badly without saying why (an error outside any test).
 */
export function countTests(report: VitestReport | undefined, exitCode: number): { passed: number; failed: number } {
  if (!report) return { passed: 0, failed: 1 };
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  const failed = report.numFailedTests + broken.length;
  return { passed: report.numPassedTests, failed: failed || (exitCode === 0 ? 0 : 1) };
}
