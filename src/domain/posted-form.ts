import type { ValidationIssue } from "./validation-issues.ts";

/** A form that a browser posted without script. The page shows it again as typed. */
export interface RefusedForm {
  /** Includes the form's own key, if it has one. */
  typed: Partial<Record<string, string>>;
  /** Empty if the form failed for another reason. */
  issues: ValidationIssue[];
  code: string;
  /** The team's words on the refusal, in the form's language. */
  text?: string;
}

/** `isSent` means that it was accepted, and the page shows what follows. */
export interface PostedForm extends RefusedForm {
  isSent: boolean;
}
