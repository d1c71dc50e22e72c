/** A person has at most one role (docs/product/staff.md). */
export const ROLES = ["admin", "agent"] as const;
export type Role = (typeof ROLES)[number];

/** `staff` includes admins. */
export type StaffAccess = "staff" | "admin";

/** Endpoints, pages and docs/product/staff.md follow this list. */
export const STAFF_PARTS = {
  dashboard: "staff",
  orders: "staff",
  departures: "staff",
  "sale-stops": "staff",
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

/** True for what only staff may call, unlike what members or everybody may. */
export function isStaffAccess(access: unknown): access is StaffAccess {
  return access === "staff" || access === "admin";
}

export function hasAccess(role: Role | null, access: StaffAccess): boolean {
  return role === "admin" || (role !== null && access === "staff");
}

export function mayUse(role: Role | null, part: StaffPart): boolean {
  return hasAccess(role, STAFF_PARTS[part]);
}
