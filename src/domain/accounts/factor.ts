/** An authenticator app, or a set of recovery codes for when it is lost. */
export const FACTOR_TYPES = ["totp", "recovery_code"] as const;
export type FactorType = (typeof FACTOR_TYPES)[number];

/** A factor counts once its owner has shown a code of it. */
export const FACTOR_STATUSES = ["unverified", "verified"] as const;
export type FactorStatus = (typeof FACTOR_STATUSES)[number];

/** The factors that a session has shown: one or two. */
export type AssuranceLevel = "aal1" | "aal2";

/** The second factor's name in access tokens (`amr`). */
export type FactorMethod = "totp" | "mfa/recovery_code";

export const RECOVERY_CODES = 10;
