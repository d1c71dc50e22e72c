import { scan } from "../../content/scan.ts";
import { useContent } from "../../lib/site-context.tsx";
import type { Answer } from "./use-scans.ts";

/** The one word of an answer: valid, why not, or that it is not known. */
export function useAnswerWord(): (answer: Answer) => string {
  const { answers } = useContent(scan);
  return (answer) => {
    if (answer.result === "refused") return answers.reasons[answer.reason];
    return { valid: answers.valid, unchecked: answers.unchecked, "no-pass": answers.noPass }[answer.result];
  };
}
