import { type Risk, readAccepted, RISKS } from "#domain/going-live/risks.ts";
import { StepFailed } from "../steps/command.ts";

/** Reads every `--accept "texts=why"`. Throws StepFailed for an unknown risk. */
export function readAcceptFlags(typed: readonly string[] = []): Partial<Record<Risk, string>> {
  const known = typed.map(readAccepted);
  if (known.some((risks) => Object.keys(risks).length === 0))
    throw new StepFailed(`--accept takes ${RISKS.map((risk) => `"${risk}=why"`).join(", ")}.`);
  return Object.assign({}, ...known) as Partial<Record<Risk, string>>;
}
