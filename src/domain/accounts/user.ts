/** The most that a person's metadata may take as JSON. */
export const MAX_METADATA_BYTES = 2048;

export const METADATA_TOO_LARGE = `User metadata may have at most ${MAX_METADATA_BYTES} bytes`;

/** The size of `data` as JSON, in bytes. Infinity when it is nested too deeply to be written. */
export function metadataSize(data: object): number {
  try {
    return new TextEncoder().encode(JSON.stringify(data)).length;
  } catch {
    return Infinity;
  }
}

/** How long the link and the code of the mail that proves an address work (docs/product.md, "Account page"). */
export const PROOF_MINUTES = 60;

/**
 * The one form in which an account's address is stored and looked up: trimmed and in lower case. Apply it to an address
 * that the e-mail rule let through: those are ASCII, so no look-alike (K for k, dotless i) can fold into another's address.
 */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Why staff act on an account. A choice and no text of their own, because the audit log keeps it for good, and holds nothing of anyone
 * (docs/product.md, "Audit log").
 */
export const ACCOUNT_REASONS = ["requested", "stolen", "abuse", "mistake", "other"] as const;
export type AccountReason = (typeof ACCOUNT_REASONS)[number];
