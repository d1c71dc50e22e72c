/** The fewest characters of a password (docs/product/accounts.md); a deployment may ask for more. */
export const MIN_PASSWORD_LENGTH = 6;

/** Longer passwords are refused before they are hashed, so that nobody makes the server read and hash megabytes. */
export const MAX_PASSWORD_BYTES = 1024;

/** Why a password is weak, as GoTrue names it. */
export type WeakPasswordReason = "length" | "pwned";

/** The characters of a password as people count them: code points. */
export function passwordLength(password: string): number {
  return [...password].length;
}

/**
 * True when a password can be hashed as exactly its UTF-8 bytes: at most 1024 of them, and no half of a surrogate pair. All halves
 * encode to the same bytes, so one such password would open an account that has another.
 */
export function isHashablePassword(password: string): boolean {
  return (
    !/\p{Surrogate}/u.test(password) &&
    new TextEncoder().encode(password).length <= MAX_PASSWORD_BYTES
  );
}

/** What is wrong with a new password and its repetition; the mismatch is reported first (docs/product/accounts.md). */
export function newPasswordProblem(
  password: string,
  confirmation: string,
): "mismatch" | "tooShort" | undefined {
  if (password !== confirmation) return "mismatch";
  return passwordLength(password) < MIN_PASSWORD_LENGTH ? "tooShort" : undefined;
}
