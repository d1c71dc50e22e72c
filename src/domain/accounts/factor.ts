/** What a second factor is: an authenticator app, or a set of recovery codes for when it is lost. */
export const FACTOR_TYPES = ["totp", "recovery_code"] as const;
export type FactorType = (typeof FACTOR_TYPES)[number];

/** A factor counts once its owner has shown a code of it. */
export const FACTOR_STATUSES = ["unverified", "verified"] as const;
export type FactorStatus = (typeof FACTOR_STATUSES)[number];

/** How sure a session is of its person: by one factor, or by a second one too. */
export type AssuranceLevel = "aal1" | "aal2";

/** How the second factor was shown, as access tokens say it (`amr`). */
export type FactorMethod = "totp" | "mfa/recovery_code";

/** How many recovery codes a set has. */
export const RECOVERY_CODES = 10;
