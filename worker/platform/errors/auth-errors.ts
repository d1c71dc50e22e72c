import type { WeakPasswordReason } from "../../../src/domain/accounts/password.ts";
import { AppError } from "./errors.ts";

/** Where GoTrue answers one code in two ways, each way is a reason of its own, which stands for this code. */
const CODES = {
  /** A signed token whose subject is no user's id; any other bad token is `bad_jwt`. */
  bad_jwt_subject: "bad_jwt",
  /** Refused while signing in; a session or mailed link of a banned user is `user_banned`. */
  banned_from_signing_in: "user_banned",
  /** A session that has not shown the second factor, refused by what it wants to do. */
  aal2_to_enroll: "insufficient_aal",
  aal2_to_unenroll: "insufficient_aal",
  aal2_to_update: "insufficient_aal",
  /** The factor is there, the challenge is not. */
  mfa_challenge_not_found: "mfa_factor_not_found",
  factor_id_invalid: "validation_failed",
} as const;

/** Why a call to /api/auth is refused: GoTrue's code, but for the reasons above. */
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

/** A refusal in GoTrue's terms: its codes and its messages, which the stock client turns into its own error classes. */
export class AuthError extends AppError {
  readonly reason: AuthErrorReason;

  constructor(reason: AuthErrorReason, message: string) {
    super("unauthorized", reason in CODES ? CODES[reason as keyof typeof CODES] : reason, message);
    this.reason = reason;
  }
}

/** The password breaks the rules; `reasons` says which. */
export class WeakPasswordError extends AuthError {
  readonly reasons: readonly WeakPasswordReason[];

  constructor(message: string, reasons: readonly WeakPasswordReason[]) {
    super("weak_password", message);
    this.reasons = reasons;
  }
}
