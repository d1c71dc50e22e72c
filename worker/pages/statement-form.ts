import type { StatementKind } from "#domain/statements/statement.ts";
import {
  STATEMENT_SCHEMAS,
  type StatementReceived,
  type StatementStep,
  type StatementText,
} from "#domain/statements/statement.schema.ts";
import { listIssues, type ValidationIssue } from "#domain/validation-issues.ts";
import { isIdempotencyKey } from "../platform/http/request.ts";
import { callForPage, type PageCalls, readFields, readTexts } from "./page-calls.ts";

const API_PATHS = { withdrawal: "/api/withdrawals", termination: "/api/terminations" } as const;

type Check = Extract<StatementStep, { step: "check" }>;

const FAILURES: Record<number, Check["failure"]> = { 429: "too_many", 503: "unavailable" };

interface PostedStatement extends PageCalls {
  kind: StatementKind;
}

export interface PostedStep {
  status: number;
  step: StatementStep;
}

/** Only the second form stores the statement. Request headers exclude other sites (docs/security.md). */
export async function takeStatementForm(form: PostedStatement): Promise<PostedStep> {
  const { request, kind } = form;
  const fields = await readFields(request);
  const typed: StatementText = readTexts(fields, ["name", "reference", "email", "endsOn"]);
  const parsed = STATEMENT_SCHEMAS[kind].safeParse(typed);
  if (fields.get("action") === "edit")
    return { status: 200, step: { step: "write", typed, issues: [] } };
  if (!parsed.success)
    return { status: 422, step: { step: "write", typed, issues: listIssues(parsed.error) } };
  const key = fields.get("key") ?? "";
  if (fields.get("action") === "confirm" && isIdempotencyKey(key))
    return await confirm(form, typed, { step: "check", statement: parsed.data, key });
  return {
    status: 200,
    step: { step: "check", statement: parsed.data, key: crypto.randomUUID() },
  };
}

async function confirm(
  form: PostedStatement,
  typed: StatementText,
  check: Check,
): Promise<PostedStep> {
  const response = await callForPage(form, {
    path: API_PATHS[form.kind],
    json: check.statement,
    key: check.key,
  });
  const body = (await response.json()) as StatementReceived & {
    error?: { issues?: ValidationIssue[] };
  };
  if (response.ok)
    return {
      status: 200,
      step: { step: "done", email: check.statement.email, receivedAt: body.received_at },
    };
  const issues = body.error?.issues;
  if (issues) return { status: response.status, step: { step: "write", typed, issues } };
  return {
    status: response.status,
    step: { ...check, failure: FAILURES[response.status] ?? "unexpected" },
  };
}
