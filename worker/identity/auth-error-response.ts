import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { AuthError, AUTH_STATUS, WeakPasswordError } from "../platform/errors/auth-errors.ts";
import { toAppError } from "../platform/errors/errors.ts";
import { logUnknown } from "../platform/context/log.ts";
import { errorHeaders, logCause, STATUS } from "../platform/http/error-response.ts";

/** From this protocol version on, `code` is a string. */
const VERSION = "2024-01-01";

const AS_GOTRUE: Readonly<
  Record<string, [code: string, status: ContentfulStatusCode, message?: string]>
> = {
  malformed_json: ["bad_json", 400, "Could not parse request body as JSON"],
  too_large: ["request_entity_too_large", 413, "Request body is too large"],
  validation_failed: ["validation_failed", 400],
  rate_limited: ["over_request_rate_limit", 429, "Request rate limit reached"],
};

const PATH = /^\/api\/auth(\/|$)/;

export function isAuthRequest(c: Context): boolean {
  return PATH.test(c.req.path);
}

export function authErrorResponse(thrown: unknown, c: Context): Response {
  const requestId: string = c.get("requestId");
  const error = toAppError(thrown);
  if (!error) {
    logUnknown(thrown, requestId);
    return respond(
      c,
      500,
      "unexpected_failure",
      `Unexpected failure, please check server logs for more information. Request ${requestId}`,
    );
  }
  logCause(error, requestId);
  const [code, status, message = error.message] =
    error instanceof AuthError
      ? [error.code, AUTH_STATUS[error.reason]]
      : (AS_GOTRUE[error.code] ?? [error.code, STATUS[error.kind]]);
  const details =
    error instanceof WeakPasswordError ? { weak_password: { reasons: error.reasons } } : undefined;
  return respond(c, status, code, message, errorHeaders(error), details);
}

/** Older clients send no version and expect the HTTP status as `code` (docs/decisions/0010). */
function respond(
  c: Context,
  status: ContentfulStatusCode,
  code: string,
  message: string,
  headers: Record<string, string> = {},
  details?: object,
): Response {
  const asked = c.req.header("x-supabase-api-version") ?? "";
  if (/^\d{4}-\d{2}-\d{2}$/.test(asked) && asked >= VERSION) {
    return c.json({ code, message, ...details }, status, {
      ...headers,
      "x-sb-error-code": code,
      "x-supabase-api-version": VERSION,
    });
  }
  return c.json({ code: status, error_code: code, msg: message, ...details }, status, {
    ...headers,
    "x-sb-error-code": code,
  });
}
