import type { ValidationIssue } from "#domain/validation-issues.ts";

/** worker/platform/http/error-response.ts maps kinds to HTTP statuses. */
export type ErrorKind =
  | "malformed"
  | "unauthorized"
  | "forbidden"
  | "not_found"
  | "method_not_allowed"
  | "conflict"
  | "too_large"
  | "unsupported_media_type"
  | "unprocessable"
  | "too_many"
  | "unavailable"
  | "misconfigured";

/** `message` is for developers and must not quote the request. */
export class AppError extends Error {
  readonly kind: ErrorKind;
  readonly code: string;

  constructor(kind: ErrorKind, code: string, message: string) {
    super(message);
    this.name = code;
    this.kind = kind;
    this.code = code;
  }
}

export class MalformedError extends AppError {
  constructor() {
    super("malformed", "malformed_json", "The body is not valid JSON.");
  }
}

export class UnauthorizedError extends AppError {
  constructor(code: string, message: string) {
    super("unauthorized", code, message);
  }
}

export class ForbiddenError extends AppError {
  constructor() {
    super("forbidden", "forbidden", "You may not do this.");
  }
}

type MissingFactor = "insufficient_aal" | "second_factor_required" | "passkey_required";

export class SecondFactorError extends AppError {
  constructor(code: MissingFactor = "insufficient_aal") {
    super("forbidden", code, "Show your second factor first.");
  }
}

/** Also for data that the caller must not know about. */
export class NotFoundError extends AppError {
  constructor() {
    super("not_found", "not_found", "There is nothing here, or not for you.");
  }
}

export class MethodNotAllowedError extends AppError {
  readonly allowed: readonly string[];

  constructor(allowed: readonly string[]) {
    super("method_not_allowed", "method_not_allowed", "This path does not answer that method.");
    this.allowed = allowed;
  }
}

/** The stored data forbids the act. `current` contains that data by its noun, for callers who may see it. */
export class ConflictError extends AppError {
  readonly current: Record<string, unknown> | undefined;

  constructor(code: string, message: string, current?: Record<string, unknown>) {
    super("conflict", code, message);
    this.current = current;
  }
}

export class TooLargeError extends AppError {
  constructor(limitBytes: number) {
    super("too_large", "too_large", `The body is larger than ${limitBytes} bytes.`);
  }
}

export class UnsupportedMediaTypeError extends AppError {
  constructor(expected = "application/json") {
    super("unsupported_media_type", "unsupported_media_type", `Send the body as ${expected}.`);
  }
}

export class ValidationError extends AppError {
  readonly issues: ValidationIssue[];

  constructor(issues: ValidationIssue[]) {
    super("unprocessable", "validation_failed", issues[0]?.message ?? "The input is not valid.");
    this.issues = issues;
  }
}

export class UnprocessableError extends AppError {
  constructor(code: string, message: string) {
    super("unprocessable", code, message);
  }
}

export class RateLimitedError extends AppError {
  readonly retryAfterSeconds: number;

  constructor(
    retryAfterSeconds: number,
    code = "rate_limited",
    message = "Too many requests. Try again later.",
  ) {
    super("too_many", code, message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export class BudgetSpentError extends RateLimitedError {
  constructor(retryAfterSeconds: number) {
    super(
      retryAfterSeconds,
      "daily_budget_spent",
      "The limit of this day is reached. Try again tomorrow.",
    );
  }
}

export class ShareSpentError extends RateLimitedError {
  constructor(retryAfterSeconds: number) {
    super(
      retryAfterSeconds,
      "daily_share_spent",
      "Your share of this day is used up. Try again tomorrow.",
    );
  }
}

export class UnavailableError extends AppError {
  constructor(code: string, message: string) {
    super("unavailable", code, message);
  }
}

/** The database did not answer (docs/decisions/0056). */
export class DatabaseUnavailableError extends UnavailableError {
  readonly mayHaveRun: boolean;
  readonly retryAfterSeconds = RETRY_AFTER_SECONDS;

  constructor(mayHaveRun: boolean, cause: unknown) {
    super("unavailable", "The database is busy. Send the same request again in a moment.");
    this.mayHaveRun = mayHaveRun;
    this.cause = cause;
  }
}

export const RETRY_AFTER_SECONDS = 2;

/** Drizzle wraps the errors that its queries throw. */
export function toAppError(error: unknown): AppError | undefined {
  const inner = error instanceof Error && !(error instanceof AppError) ? error.cause : error;
  return inner instanceof AppError ? inner : undefined;
}

/** `keys` are the missing or invalid bindings and vars. Only the log shows them. */
export class MisconfiguredError extends AppError {
  readonly keys: string[];

  constructor(keys: string[]) {
    super(
      "misconfigured",
      "misconfigured",
      "This deployment is not configured completely. Its log says what is missing.",
    );
    this.keys = keys;
  }
}
