/** A person has at most one role (docs/product/staff.md). */
export const ROLES = ["admin", "agent", "accountant"] as const;
export type Role = (typeof ROLES)[number];

type Act = "read" | "write";

/** What each role may do with the parts that have this access. Admins may do everything. */
const GRANTS = {
  admin: {},
  staff: { agent: "write" },
  books: { agent: "write", accountant: "read" },
  /** Parts that an agent does not need. */
  finance: { accountant: "read" },
} as const satisfies Record<string, Partial<Record<Role, Act>>>;
export type StaffAccess = keyof typeof GRANTS;

/** Endpoints, pages and docs/product/staff.md follow this list. */
export const STAFF_PARTS = {
  dashboard: "books",
  orders: "books",
  "refund-requests": "books",
  departures: "books",
  "sale-stops": "staff",
  "group-acts": "staff",
  customers: "books",
  accounts: "staff",
  messages: "staff",
  search: "staff",
  lanes: "staff",
  devices: "admin",
  refunds: "admin",
  exports: "finance",
  privacy: "admin",
  blocking: "admin",
  mails: "admin",
  previews: "admin",
  roles: "admin",
  audit: "finance",
  launch: "admin",
} as const satisfies Record<string, StaffAccess>;
export type StaffPart = keyof typeof STAFF_PARTS;

export function isStaffAccess(access: unknown): access is StaffAccess {
  return typeof access === "string" && Object.hasOwn(GRANTS, access);
}

export function hasAccess(role: Role | null, access: StaffAccess, act: Act): boolean {
  if (role === null || role === "admin") return role === "admin";
  const granted = (GRANTS[access] as Partial<Record<Role, Act>>)[role];
  return granted === "write" || granted === act;
}

export function mayUse(role: Role | null, part: StaffPart): boolean {
  return hasAccess(role, STAFF_PARTS[part], "read");
}

export function mayChange(role: Role | null, part: StaffPart): boolean {
  return hasAccess(role, STAFF_PARTS[part], "write");
}
