export const MAX_METADATA_BYTES = 2048;

export const METADATA_TOO_LARGE = `User metadata may have at most ${MAX_METADATA_BYTES} bytes`;

/** Returns the bytes of `data` as JSON; Infinity when it is nested too deeply. */
export function metadataSize(data: object): number {
  try {
    const json = JSON.stringify(data);
    // SQLite reads JSON of 1,000 levels.
    return /\[{500}/.test(json) ? Infinity : new TextEncoder().encode(json).length;
  } catch {
    return Infinity;
  }
}

/**
 * Fixed, because the audit log keeps reasons for ever and must hold no personal data
 * (docs/product/staff.md).
 */
export const ACCOUNT_REASONS = ["requested", "stolen", "abuse", "mistake", "other"] as const;
export type AccountReason = (typeof ACCOUNT_REASONS)[number];

/** Returns a full name's first word as first name and the rest as last name. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = "", ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(" ") };
}
