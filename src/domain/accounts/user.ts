export const MAX_METADATA_BYTES = 2048;

export const METADATA_TOO_LARGE = `User metadata may have at most ${MAX_METADATA_BYTES} bytes`;

/** Size of the JSON; Infinity when it is nested too deeply. */
export function metadataSize(data: object): number {
  try {
    const json = JSON.stringify(data);
    // SQLite reads at most 1,000 levels of JSON.
    return /\[{500}/.test(json) ? Infinity : new TextEncoder().encode(json).length;
  } catch {
    return Infinity;
  }
}

/** No free text: the permanent audit log must hold no personal data (docs/product/staff.md). */
export const ACCOUNT_REASONS = ["requested", "stolen", "abuse", "mistake", "other"] as const;
export type AccountReason = (typeof ACCOUNT_REASONS)[number];

export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = "", ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(" ") };
}
