import type { WeakPasswordReason } from "#domain/accounts/password.ts";
import { AppError } from "./errors.ts";

/** GoTrue's code for reasons that share a code. */
const CODES = {
  bad_jwt_subject: "bad_jwt",
  /** A sign-in. For sessions and links the reason is `user_banned`. */
  banned_from_signing_in: "user_banned",
  aal2_to_end_others: "insufficient_aal",
  aal2_to_enroll: "insufficient_aal",
  aal2_to_unenroll: "insufficient_aal",
  aal2_to_update: "insufficient_aal",
  /** The factor exists, but the challenge does not. */
  mfa_challenge_not_found: "mfa_factor_not_found",
  factor_id_invalid: "validation_failed",
  passkey_not_found: "validation_failed",
} as const;

/** GoTrue's HTTP status by reason, which is GoTrue's code or a key of CODES. */
export const AUTH_STATUS = {
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
  webauthn_challenge_expired: 400,
  webauthn_challenge_not_found: 400,
  webauthn_verification_failed: 400,
  aal2_to_update: 401,
  no_authorization: 401,
  aal2_to_enroll: 403,
  bad_jwt: 403,
  email_not_confirmed: 403,
  not_admin: 403,
  otp_expired: 403,
  session_not_found: 403,
  user_banned: 403,
  user_not_found: 403,
  factor_id_invalid: 404,
  flow_state_not_found: 404,
  mfa_factor_not_found: 404,
  passkey_not_found: 404,
  conflict: 409,
  /** Clients take 401 and 403 for signed out. */
  aal2_to_end_others: 422,
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
  too_many_passkeys: 422,
  user_already_exists: 422,
  weak_password: 422,
  webauthn_credential_exists: 422,
  over_email_send_rate_limit: 429,
  unexpected_failure: 500,
} as const;

export type AuthErrorReason = keyof typeof AUTH_STATUS;

/** Has GoTrue's codes and messages, because the stock client maps them to its error classes. */
export class AuthError extends AppError {
  readonly reason: AuthErrorReason;

  constructor(reason: AuthErrorReason, message: string) {
    super("unauthorized", reason in CODES ? CODES[reason as keyof typeof CODES] : reason, message);
    this.reason = reason;
  }
}

export class WeakPasswordError extends AuthError {
  readonly reasons: readonly WeakPasswordReason[];

  constructor(message: string, reasons: readonly WeakPasswordReason[]) {
    super("weak_password", message);
    this.reasons = reasons;
  }
}
