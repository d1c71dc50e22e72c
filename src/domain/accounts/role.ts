/** The roles of staff; a person has one at most (docs/product/staff.md). */
export const ROLES = ["admin", "agent"] as const;
export type Role = (typeof ROLES)[number];

/** Whom something of the staff area is for: all of the staff, or admins. */
export type StaffAccess = "staff" | "admin";

/** Every part of the staff area, and whom it is for. Endpoints, pages and the table of docs/product/staff.md follow it. */
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
} as const satisfies Record<string, StaffAccess>;
export type StaffPart = keyof typeof STAFF_PARTS;

/** True for a role that something with this access is for. */
export function hasAccess(role: Role | null, access: StaffAccess): boolean {
  return role === "admin" || (role !== null && access === "staff");
}

/** True when a part of the staff area is for someone with this role. */
export function mayUse(role: Role | null, part: StaffPart): boolean {
  return hasAccess(role, STAFF_PARTS[part]);
}
