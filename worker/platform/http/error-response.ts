import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import {
  type AppError,
  ConflictError,
  DatabaseUnavailableError,
  type ErrorKind,
  MethodNotAllowedError,
  MisconfiguredError,
  RateLimitedError,
  toAppError,
  ValidationError,
} from "../errors/errors.ts";
import { logMisconfigured, logUnknown } from "../context/log.ts";

/** GoTrue's protocol has its own statuses (auth-error-response.ts). */
export const STATUS: Readonly<Record<ErrorKind, ContentfulStatusCode>> = {
  malformed: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  unprocessable: 422,
  too_many: 429,
  unavailable: 503,
  misconfigured: 503,
};

export function errorHeaders(error: AppError): Record<string, string> {
  if (error instanceof MethodNotAllowedError) return { allow: error.allowed.join(", ") };
  if (error instanceof RateLimitedError || error instanceof DatabaseUnavailableError)
    return { "retry-after": String(error.retryAfterSeconds) };
  return {};
}

/** Only the log may contain the cause. */
export function logCause(error: AppError, requestId: string): void {
  if (error instanceof MisconfiguredError) logMisconfigured(error.keys, requestId);
  if (error instanceof DatabaseUnavailableError) logUnknown(error.cause, requestId);
}

export function errorResponse(thrown: unknown, c: Context): Response {
  const requestId: string = c.get("requestId");
  const error = toAppError(thrown);
  if (!error) {
    logUnknown(thrown, requestId);
    return c.json(
      {
        error: {
          code: "internal",
          message: "Something went wrong on our side.",
          request_id: requestId,
        },
      },
      500,
    );
  }
  logCause(error, requestId);
  const { code, message } = error;
  const issues = error instanceof ValidationError ? { issues: error.issues } : undefined;
  const current = error instanceof ConflictError ? error.current : undefined;
  return c.json(
    { error: { code, message, ...issues }, ...current },
    STATUS[error.kind],
    errorHeaders(error),
  );
}
