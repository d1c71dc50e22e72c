/** How long the link and the code of the mail that proves an address work (docs/product.md, "Account page"). */
export const PROOF_MINUTES = 60;

/**
 * The one form in which an account's address is stored and looked up: trimmed and in lower case. Apply it to an address
 * that the e-mail rule let through: those are ASCII, so no look-alike (K for k, dotless i) can fold into another's address.
 */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}
