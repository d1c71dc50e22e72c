import type { Language } from "../../src/domain/language.ts";
import type { StatementKind } from "../../src/domain/statements/statement.ts";
import {
  STATEMENT_SCHEMAS,
  type StatementReceived,
  type StatementStep,
  type StatementText,
} from "../../src/domain/statements/statement.schema.ts";
import { listIssues, type ValidationIssue } from "../../src/domain/validation.ts";
import { AppError, ForbiddenError, UnsupportedMediaTypeError } from "../platform/errors/errors.ts";
import { STATUS } from "../platform/http/error-response.ts";
import { drainBody, readBody } from "../platform/http/request-body.ts";
import { isForeign, isIdempotencyKey } from "../platform/http/request.ts";

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i;
const API_PATHS = { withdrawal: "/api/withdrawals", termination: "/api/terminations" } as const;

interface PostedForm {
  request: Request;
  kind: StatementKind;
  language: Language;
  apiKey: string;
  callApi: CallApi;
}

export type CallApi = (call: Request) => Promise<Response>;

/** A posted form's next step; undefined for a refusal. */
export interface PostedStep {
  status: number;
  step?: StatementStep;
}

/**
 * Takes a statement's two forms without scripts. They lack the public key: Sec-Fetch-Site and
 * Origin exclude other sites, and only the second form is stored, through the API
 * (docs/security.md).
 */
export async function takeStatementForm(form: PostedForm): Promise<PostedStep> {
  const { request, kind } = form;
  try {
    const fields = await readFields(request);
    const typed: StatementText = readTexts(fields);
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
  } catch (error) {
    await drainBody(request);
    if (error instanceof AppError) return { status: STATUS[error.kind] };
    throw error;
  }
}

async function readFields(request: Request): Promise<URLSearchParams> {
  const { headers, url } = request;
  if (
    isForeign(headers.get("sec-fetch-site") ?? undefined, headers.get("origin") ?? undefined, url)
  )
    throw new ForbiddenError();
  if (!FORM_TYPE.test(headers.get("content-type") ?? ""))
    throw new UnsupportedMediaTypeError("a form");
  return new URLSearchParams(await readBody(request));
}

const readTexts = (fields: URLSearchParams): StatementText =>
  Object.fromEntries(
    (["name", "reference", "email", "endsOn"] as const).flatMap((name) => {
      const text = fields.get(name);
      return text === null ? [] : [[name, text]];
    }),
  );

/** Sends the statement through the API, so that all limits and checks apply. */
async function confirm(
  { request, kind, language, apiKey, callApi }: PostedForm,
  typed: StatementText,
  check: Extract<StatementStep, { step: "check" }>,
): Promise<PostedStep> {
  const visitor = request.headers.get("cf-connecting-ip");
  const headers = {
    "content-type": "application/json",
    "idempotency-key": check.key,
    "x-language": language,
    apikey: apiKey,
    ...(visitor !== null && { "cf-connecting-ip": visitor }),
  };
  const call = new Request(new URL(API_PATHS[kind], request.url), {
    method: "POST",
    headers,
    body: JSON.stringify(check.statement),
  });
  const response = await callApi(call);
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
    step: { ...check, failure: response.status === 429 ? "too_many" : "unexpected" },
  };
}
