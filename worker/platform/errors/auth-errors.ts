import type { WeakPasswordReason } from "#domain/accounts/password.ts";
import { AppError } from "./errors.ts";

/** GoTrue's code of each reason that shares a code with another. */
const CODES = {
  /** A signed token with a bad subject; any other bad token is `bad_jwt`. */
  bad_jwt_subject: "bad_jwt",
  /** A refused sign-in; a banned user's session or link is `user_banned`. */
  banned_from_signing_in: "user_banned",
  /** A session without the second factor, by its intention. */
  aal2_to_enroll: "insufficient_aal",
  aal2_to_unenroll: "insufficient_aal",
  aal2_to_update: "insufficient_aal",
  /** The factor exists, the challenge does not. */
  mfa_challenge_not_found: "mfa_factor_not_found",
  factor_id_invalid: "validation_failed",
} as const;

/** The reason of a refused /api/auth call: GoTrue's code or one of CODES. */
export type AuthErrorReason =
  | "access_denied"
  | "anonymous_provider_disabled"
  | "bad_code_verifier"
  | "bad_jwt"
  | "bad_oauth_callback"
  | "bad_oauth_state"
  | "conflict"
  | "current_password_invalid"
  | "current_password_required"
  | "email_exists"
  | "flow_state_expired"
  | "flow_state_not_found"
  | "invalid_credentials"
  | "mfa_challenge_expired"
  | "mfa_factor_name_conflict"
  | "mfa_factor_not_found"
  | "mfa_phone_enroll_not_enabled"
  | "mfa_recovery_codes_sole_factor"
  | "mfa_verification_failed"
  | "mfa_verified_factor_exists"
  | "mfa_webauthn_enroll_not_enabled"
  | "no_authorization"
  | "not_admin"
  | "otp_expired"
  | "over_email_send_rate_limit"
  | "phone_provider_disabled"
  | "provider_email_needs_verification"
  | "reauthentication_needed"
  | "refresh_token_already_used"
  | "refresh_token_not_found"
  | "same_password"
  | "session_expired"
  | "session_not_found"
  | "too_many_enrolled_mfa_factors"
  | "unexpected_failure"
  | "user_already_exists"
  | "user_banned"
  | "user_not_found"
  | "validation_failed"
  | "weak_password"
  | keyof typeof CODES;

/** A refusal with GoTrue's codes and messages, which the stock client maps to its error classes. */
export class AuthError extends AppError {
  readonly reason: AuthErrorReason;

  constructor(reason: AuthErrorReason, message: string) {
    super("unauthorized", reason in CODES ? CODES[reason as keyof typeof CODES] : reason, message);
    this.reason = reason;
  }
}

/** A password that breaks the rules in `reasons`. */
export class WeakPasswordError extends AuthError {
  readonly reasons: readonly WeakPasswordReason[];

  constructor(message: string, reasons: readonly WeakPasswordReason[]) {
    super("weak_password", message);
    this.reasons = reasons;
  }
}
