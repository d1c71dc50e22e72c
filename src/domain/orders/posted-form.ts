import type { ValidationIssue } from "../validation-issues.ts";

/** A form that was posted without script and is shown again as typed. */
export interface RefusedForm {
  /** Includes the form's own key, if it has one. */
  typed: Partial<Record<string, string>>;
  /** Empty if the form failed for another reason. */
  issues: ValidationIssue[];
  code: string;
  /** The team's words on the refusal, in the form's language. */
  text?: string;
}
