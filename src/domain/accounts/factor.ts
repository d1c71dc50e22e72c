/** Recovery codes replace an authenticator app that is lost. */
export const FACTOR_TYPES = ["totp", "recovery_code"] as const;
export type FactorType = (typeof FACTOR_TYPES)[number];

export const FACTOR_STATUSES = ["unverified", "verified"] as const;
export type FactorStatus = (typeof FACTOR_STATUSES)[number];

/** How many factors the session has proved: one or two. */
export type AssuranceLevel = "aal1" | "aal2";

/** The second factor's name in access tokens (`amr`). */
export type FactorMethod = "totp" | "mfa/recovery_code";

export const RECOVERY_CODES = 10;
