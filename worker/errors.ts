import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { ValidationIssue } from "../src/domain/validation.ts";

/** An error that the API reports to the client. `message` is for developers and never quotes the request. */
export class AppError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly headers: Record<string, string>;

  constructor(status: ContentfulStatusCode, code: string, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.name = code;
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

/** 400: the body is not JSON. */
export class MalformedError extends AppError {
  constructor() {
    super(400, "malformed_json", "The body is not valid JSON.");
  }
}

/** 401: the caller is not signed in, or the token is not valid. */
export class UnauthorizedError extends AppError {
  constructor(code: string, message: string) {
    super(401, code, message);
  }
}

/** 403: the caller is known and may not do this. */
export class ForbiddenError extends AppError {
  constructor() {
    super(403, "forbidden", "You may not do this.");
  }
}

/** 404: nothing is there, or this caller may not know of it. */
export class NotFoundError extends AppError {
  constructor() {
    super(404, "not_found", "There is nothing here, or not for you.");
  }
}

/** 405: the path exists, with other methods. */
export class MethodNotAllowedError extends AppError {
  constructor(allowed: readonly string[]) {
    super(405, "method_not_allowed", "This path does not answer that method.", { allow: allowed.join(", ") });
  }
}

/** 409: the stored data has changed or forbids this. `current` is what is stored now, by its noun, for a caller who may see it. */
export class ConflictError extends AppError {
  readonly current: Record<string, unknown> | undefined;

  constructor(code: string, message: string, current?: Record<string, unknown>) {
    super(409, code, message);
    this.current = current;
  }
}

/** 413: the body is over the limit. */
export class TooLargeError extends AppError {
  constructor(limitBytes: number) {
    super(413, "too_large", `The body is larger than ${limitBytes} bytes.`);
  }
}

/** 415: the body has another content type than the endpoint reads. */
export class UnsupportedMediaTypeError extends AppError {
  constructor(expected = "application/json") {
    super(415, "unsupported_media_type", `Send the body as ${expected}.`);
  }
}

/** 422: the body is JSON, and breaks a rule. */
export class ValidationError extends AppError {
  readonly issues: ValidationIssue[];

  constructor(issues: ValidationIssue[]) {
    super(422, "validation_failed", issues[0]?.message ?? "The input is not valid.");
    this.issues = issues;
  }
}

/** 422 with a code of its own: the request is well formed but cannot be fulfilled. */
export class UnprocessableError extends AppError {
  constructor(code: string, message: string) {
    super(422, code, message);
  }
}

/** 429: too many requests from one visitor. */
export class RateLimitedError extends AppError {
  constructor(retryAfterSeconds: number) {
    super(429, "rate_limited", "Too many requests. Try again later.", { "retry-after": String(retryAfterSeconds) });
  }
}

/** 429: a daily budget is spent. */
export class BudgetSpentError extends AppError {
  constructor(retryAfterSeconds: number) {
    super(429, "daily_budget_spent", "No more wordings can be written today. Try again tomorrow.", {
      "retry-after": String(retryAfterSeconds),
    });
  }
}

/** 503: a binding or var of the deployment is missing or invalid. `keys` go to the log, not into the response. */
export class MisconfiguredError extends AppError {
  readonly keys: string[];

  constructor(keys: string[]) {
    super(503, "misconfigured", "This deployment is not configured completely. Its log says what is missing.");
    this.keys = keys;
  }
}

/** The one map from errors to responses (docs/product.md, "Errors"). An unknown error tells the client only the request id. */
export function answerError(error: unknown, c: Context): Response {
  const requestId: string = c.get("requestId");
  if (!(error instanceof AppError)) {
    logUnknown(error, requestId);
    return c.json({ error: { code: "internal", message: "Something went wrong on our side.", request_id: requestId } }, 500);
  }
  if (error instanceof MisconfiguredError) {
    console.error(JSON.stringify({ level: "error", request_id: requestId, error: error.name, keys: error.keys }));
  }
  const { code, message } = error;
  const issues = error instanceof ValidationError ? { issues: error.issues } : undefined;
  const current = error instanceof ConflictError ? error.current : undefined;
  return c.json({ error: { code, message, ...issues }, ...current }, error.status, error.headers);
}

/** Logs an unexpected error. Only D1's messages are logged, which name tables and constraints; others may quote input. */
export function logUnknown(error: unknown, requestId: string): void {
  const { name, message, stack } = error instanceof Error ? error : { name: typeof error, message: "", stack: "" };
  const detail = /D1_ERROR: [^"'\n]{0,200}/.exec(message)?.[0];
  const at = /\n\s+at (.+)/.exec(stack ?? "")?.[1];
  console.error(JSON.stringify({ level: "error", request_id: requestId, error: name, detail, at }));
}
