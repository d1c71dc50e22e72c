/** The roles of staff; a person has one at most (docs/product/staff.md). */
export const ROLES = ["admin", "agent"] as const;
export type Role = (typeof ROLES)[number];

/** All of the staff, or admins only. */
export type StaffAccess = "staff" | "admin";

/**
 * Every part of the staff area with its access. Endpoints, pages and docs/product/staff.md follow.
 */
export const STAFF_PARTS = {
  dashboard: "staff",
  orders: "staff",
  departures: "staff",
  customers: "staff",
  accounts: "staff",
  messages: "staff",
  search: "staff",
  lanes: "staff",
  devices: "admin",
  refunds: "admin",
  exports: "admin",
  privacy: "admin",
  blocking: "admin",
  mails: "admin",
  previews: "admin",
  roles: "admin",
  audit: "admin",
  launch: "admin",
} as const satisfies Record<string, StaffAccess>;
export type StaffPart = keyof typeof STAFF_PARTS;

/** True when this role satisfies `access`. */
export function hasAccess(role: Role | null, access: StaffAccess): boolean {
  return role === "admin" || (role !== null && access === "staff");
}

/** True when this role may use the part. */
export function mayUse(role: Role | null, part: StaffPart): boolean {
  return hasAccess(role, STAFF_PARTS[part]);
}
