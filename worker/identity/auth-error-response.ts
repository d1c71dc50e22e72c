import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import {
  AuthError,
  type AuthErrorReason,
  WeakPasswordError,
} from "../platform/errors/auth-errors.ts";
import { AppError, MisconfiguredError } from "../platform/errors/errors.ts";
import { logMisconfigured, logUnknown } from "../platform/context/log.ts";
import { errorHeaders, STATUS } from "../platform/http/error-response.ts";

/** From this protocol version on `code` is a text. */
const VERSION = "2024-01-01";

const AUTH_STATUS: Readonly<Record<AuthErrorReason, ContentfulStatusCode>> = {
  access_denied: 400,
  bad_code_verifier: 400,
  bad_jwt_subject: 400,
  bad_oauth_callback: 400,
  bad_oauth_state: 400,
  banned_from_signing_in: 400,
  current_password_invalid: 400,
  current_password_required: 400,
  invalid_credentials: 400,
  phone_provider_disabled: 400,
  reauthentication_needed: 400,
  refresh_token_already_used: 400,
  refresh_token_not_found: 400,
  session_expired: 400,
  validation_failed: 400,
  aal2_to_update: 401,
  no_authorization: 401,
  aal2_to_enroll: 403,
  bad_jwt: 403,
  not_admin: 403,
  otp_expired: 403,
  session_not_found: 403,
  user_banned: 403,
  user_not_found: 403,
  factor_id_invalid: 404,
  flow_state_not_found: 404,
  mfa_factor_not_found: 404,
  conflict: 409,
  aal2_to_unenroll: 422,
  anonymous_provider_disabled: 422,
  email_exists: 422,
  flow_state_expired: 422,
  mfa_challenge_expired: 422,
  mfa_challenge_not_found: 422,
  mfa_factor_name_conflict: 422,
  mfa_phone_enroll_not_enabled: 422,
  mfa_recovery_codes_sole_factor: 422,
  mfa_verification_failed: 422,
  mfa_verified_factor_exists: 422,
  mfa_webauthn_enroll_not_enabled: 422,
  provider_email_needs_verification: 422,
  same_password: 422,
  too_many_enrolled_mfa_factors: 422,
  user_already_exists: 422,
  weak_password: 422,
  over_email_send_rate_limit: 429,
  unexpected_failure: 500,
};

/** The API's own errors in GoTrue's words: code, status, message. */
const AS_GOTRUE: Readonly<
  Record<string, [code: string, status: ContentfulStatusCode, message?: string]>
> = {
  malformed_json: ["bad_json", 400, "Could not parse request body as JSON"],
  too_large: ["request_entity_too_large", 413, "Request body is too large"],
  validation_failed: ["validation_failed", 400],
  rate_limited: ["over_request_rate_limit", 429, "Request rate limit reached"],
};

const PATH = /^\/api\/auth(\/|$)/;

/** True for requests in GoTrue's protocol. */
export function isAuthRequest(c: Context): boolean {
  return PATH.test(c.req.path);
}

/** Returns /api/auth's response to an error, in both shapes of GoTrue (docs/decisions/0010). */
export function authErrorResponse(error: unknown, c: Context): Response {
  const requestId: string = c.get("requestId");
  if (!(error instanceof AppError)) {
    logUnknown(error, requestId);
    return respond(
      c,
      500,
      "unexpected_failure",
      `Unexpected failure, please check server logs for more information. Request ${requestId}`,
    );
  }
  if (error instanceof MisconfiguredError) logMisconfigured(error.keys, requestId);
  const [code, status, message = error.message] =
    error instanceof AuthError
      ? [error.code, AUTH_STATUS[error.reason]]
      : (AS_GOTRUE[error.code] ?? [error.code, STATUS[error.kind]]);
  const details =
    error instanceof WeakPasswordError ? { weak_password: { reasons: error.reasons } } : undefined;
  return respond(c, status, code, message, errorHeaders(error), details);
}

/** Older clients, which name no version, get the HTTP status in place of the code. */
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
