/** The roles that a user can have (docs/product.md, "Roles"). */
export const ROLES = ["admin"] as const;
export type Role = (typeof ROLES)[number];
