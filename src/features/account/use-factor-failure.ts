import { secondFactor } from "../../content/second-factor.ts";
import { useAuthFailure } from "../../lib/session/auth-calls.ts";
import { useContent } from "../../lib/site-context.tsx";
import type { FailureMessages } from "../../lib/use-action.ts";

/** What is said of a failed call about the second factor. */
export function useFactorFailure(): FailureMessages {
  const { step } = useContent(secondFactor);
  const { explain } = useAuthFailure();
  return { explain: (error) => step.failures[error.code] ?? explain?.(error) };
}
