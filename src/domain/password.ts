/** The least number of characters of a password (spec section 5); a deployment may ask for more. */
export const MIN_PASSWORD_LENGTH = 6;

/** Longer ones are refused before they are hashed: hashing would cost the same, reading them would not. */
export const MAX_PASSWORD_BYTES = 1024;

/** Why a password is weak, in GoTrue's words. */
export type WeakPasswordReason = "length" | "pwned";

/** The characters of a password as people count them: code points. */
export function passwordLength(password: string): number {
  return [...password].length;
}

/**
 * True when a password can be hashed as exactly its UTF-8 bytes: not too long, and no half of a surrogate pair,
 * since all halves encode alike and would open each other's account.
 */
export function isHashablePassword(password: string): boolean {
  return !/\p{Surrogate}/u.test(password) && new TextEncoder().encode(password).length <= MAX_PASSWORD_BYTES;
}
