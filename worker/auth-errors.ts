import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { WeakPasswordReason } from "../src/domain/accounts/password.ts";
import { AppError, logUnknown, MisconfiguredError } from "./errors.ts";

/** A refusal in GoTrue's terms: its codes and its messages, which the stock client turns into its own error classes. */
export class AuthError extends AppError {}

/** 422: the password breaks the rules; `reasons` says which. */
export class WeakPasswordError extends AuthError {
  readonly reasons: readonly WeakPasswordReason[];

  constructor(message: string, reasons: readonly WeakPasswordReason[]) {
    super(422, "weak_password", message);
    this.reasons = reasons;
  }
}

/** The version of the wire protocol in which `code` is a text. */
const VERSION = "2024-01-01";

/** Errors of the API's own middleware, as a GoTrue server would word them: code, status, message. */
const AS_GOTRUE: Readonly<Record<string, [code: string, status: ContentfulStatusCode, message?: string]>> = {
  malformed_json: ["bad_json", 400, "Could not parse request body as JSON"],
  too_large: ["request_entity_too_large", 413, "Request body is too large"],
  validation_failed: ["validation_failed", 400],
  rate_limited: ["over_request_rate_limit", 429, "Request rate limit reached"],
};

const PATH = /^\/api\/auth(\/|$)/;

/** True for requests that speak GoTrue's protocol. */
export function isAuthRequest(c: Context): boolean {
  return PATH.test(c.req.path);
}

/** The one map from errors to responses of /api/auth, in both shapes of GoTrue's protocol (docs/decisions/0010). */
export function answerAuthError(error: unknown, c: Context): Response {
  const requestId: string = c.get("requestId");
  if (!(error instanceof AppError)) {
    logUnknown(error, requestId);
    return answer(c, 500, "unexpected_failure", `Unexpected failure, please check server logs for more information. Request ${requestId}`);
  }
  if (error instanceof MisconfiguredError) {
    console.error(JSON.stringify({ level: "error", request_id: requestId, error: error.name, keys: error.keys }));
  }
  const [code, status, message = error.message] = (!(error instanceof AuthError) && AS_GOTRUE[error.code]) || [error.code, error.status];
  const details = error instanceof WeakPasswordError ? { weak_password: { reasons: error.reasons } } : undefined;
  return answer(c, status, code, message, error.headers, details);
}

/** Clients that name a protocol version get the code as a text, older clients get the HTTP status in its place. */
function answer(
  c: Context,
  status: ContentfulStatusCode,
  code: string,
  message: string,
  headers: Record<string, string> = {},
  details?: object,
): Response {
  const asked = c.req.header("x-supabase-api-version") ?? "";
  if (/^\d{4}-\d{2}-\d{2}$/.test(asked) && asked >= VERSION) {
    return c.json({ code, message, ...details }, status, { ...headers, "x-sb-error-code": code, "x-supabase-api-version": VERSION });
  }
  return c.json({ code: status, error_code: code, msg: message, ...details }, status, { ...headers, "x-sb-error-code": code });
}
