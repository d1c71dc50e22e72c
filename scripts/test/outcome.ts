import { shownPath, StepFailed } from "../steps/command.ts";

export interface Outcome {
  name: string;
  passed: number;
  failed: number;
}

/** Programs read this line too. */
export function totalLine(outcomes: readonly Outcome[]): string {
  const sum = (key: "passed" | "failed") =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  return `${sum("passed")} passed, ${sum("failed")} failed`;
}

export function summary(outcomes: readonly Outcome[]): string {
  const width = Math.max(...outcomes.map(({ name }) => name.length));
  const lines = outcomes.map(
    ({ name, passed, failed }) =>
      `  ${failed ? "✗" : "✓"} ${name.padEnd(width)}  ${passed} passed${failed ? `, ${failed} failed` : ""}`,
  );
  return ["", ...lines, "", totalLine(outcomes)].join("\n");
}

/** Runs a step that counts as one test. A failure is printed and counted, and the run continues. */
export async function attempt(name: string, work: () => Promise<unknown>): Promise<Outcome> {
  try {
    await work();
    return { name, passed: 1, failed: 0 };
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    console.error(`✗ ${error.message}${error.log ? ` Log: ${shownPath(error.log)}` : ""}`);
    return { name, passed: 0, failed: 1 };
  }
}
