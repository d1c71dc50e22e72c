/** The usual minimum (docs/product/accounts.md); a deployment may ask for more. */
export const MIN_PASSWORD_LENGTH = 6;

/** Longer passwords are refused before hashing: hashing megabytes would stall the server. */
export const MAX_PASSWORD_BYTES = 1024;

export type WeakPasswordReason = "length" | "pwned";

/** Counts code points, as people count characters. */
export function passwordLength(password: string): number {
  return [...password].length;
}

/**
 * True when a password has exactly one UTF-8 form of at most 1024 bytes. Lone surrogates all encode
 * to the same bytes, so they would open other accounts.
 */
export function isHashablePassword(password: string): boolean {
  return (
    !/\p{Surrogate}/u.test(password) &&
    new TextEncoder().encode(password).length <= MAX_PASSWORD_BYTES
  );
}

/** Returns the first problem of a new password and its repetition; a mismatch comes first. */
export function newPasswordProblem(
  password: string,
  confirmation: string,
): "mismatch" | "tooShort" | undefined {
  if (password !== confirmation) return "mismatch";
  return passwordLength(password) < MIN_PASSWORD_LENGTH ? "tooShort" : undefined;
}
