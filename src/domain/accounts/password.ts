/** The default (docs/product/accounts.md). A deployment can require more. */
export const MIN_PASSWORD_LENGTH = 6;

/** Longer passwords are refused, because hashing megabytes would stall the server. */
export const MAX_PASSWORD_BYTES = 1024;

export type WeakPasswordReason = "length" | "pwned";

/** Counts code points, as people count characters. */
export function passwordLength(password: string): number {
  return [...password].length;
}

/** Refuses lone surrogates: all have the same UTF-8 bytes, so different passwords would match. */
export function isHashablePassword(password: string): boolean {
  return (
    !/\p{Surrogate}/u.test(password) &&
    new TextEncoder().encode(password).length <= MAX_PASSWORD_BYTES
  );
}

export function newPasswordProblem(
  password: string,
  confirmation: string,
): "mismatch" | "tooShort" | undefined {
  if (password !== confirmation) return "mismatch";
  return passwordLength(password) < MIN_PASSWORD_LENGTH ? "tooShort" : undefined;
}
