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

/**
 * Why staff act on an account. A choice and no text of their own, because the audit log keeps it for good, and holds nothing of anyone
 * (docs/product/staff.md).
 */
export const ACCOUNT_REASONS = ["requested", "stolen", "abuse", "mistake", "other"] as const;
export type AccountReason = (typeof ACCOUNT_REASONS)[number];
