import type { ValidationIssue } from "../validation-issues.ts";

/** A form posted without script, shown again as typed. */
export interface RefusedForm {
  /** Also the form's own key, if it has one. */
  typed: Partial<Record<string, string>>;
  /** Empty when it failed for another reason. */
  issues: ValidationIssue[];
  /** The API's code of the refusal. */
  code: string;
}
