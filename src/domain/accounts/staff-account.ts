/**
 * Why staff act on an account. A choice and no text of their own, because the audit log keeps it for good, and holds nothing of anyone
 * (docs/product.md, "Audit log").
 */
export const ACCOUNT_REASONS = ["requested", "stolen", "abuse", "mistake", "other"] as const;
export type AccountReason = (typeof ACCOUNT_REASONS)[number];
