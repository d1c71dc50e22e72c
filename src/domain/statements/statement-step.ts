import type { ValidationIssue } from "../validation.ts";
import type { Statement } from "./statement.schema.ts";

/** What was typed into the form of a statement, before parsing. */
export type StatementText = Partial<Record<"name" | "reference" | "email" | "endsOn", string>>;

/** Where a statement stands: being written, checked before it is confirmed, or received. */
export type StatementStep =
  | { step: "write"; typed: StatementText; issues: ValidationIssue[] }
  /** `key` makes a confirmation that comes twice count once. */
  | { step: "check"; statement: Statement; key: string; failure?: "too_many" | "unexpected" }
  /** `receivedAt` is UTC ISO 8601. */
  | { step: "done"; email: string; receivedAt: string };
