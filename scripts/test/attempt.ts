import { shownPath } from "../steps/command.ts";
import { StepFailed } from "../steps/step-failed.ts";
import type { Outcome } from "./outcome.ts";

/** Runs a step that counts as one test: its failure is told and counted, and the run goes on. */
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
