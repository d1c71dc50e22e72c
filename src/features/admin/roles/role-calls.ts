import type { RoleHolder } from "../../../domain/accounts/role.schema.ts";
import { unwrap } from "../../../lib/api.ts";
import { staffCall } from "../staff-call.ts";

/** Everyone who has a role, the first one first. Throws an ApiError. */
export async function fetchRoleHolders(): Promise<RoleHolder[]> {
  const { items } = await staffCall((api) => unwrap(api.api.admin.roles.$get()));
  return items;
}

/** Makes someone who has an account an admin. Throws an ApiError: `user_unknown`. */
export function grantAdmin(email: string): Promise<RoleHolder> {
  return staffCall((api) => unwrap(api.api.admin.roles.$put({ json: { email, role: "admin" } })));
}

/** Takes the role away. Throws an ApiError: `last_admin`. */
export function revokeAdmin(email: string): Promise<unknown> {
  return staffCall((api) => unwrap(api.api.admin.roles.$delete({ json: { email, role: "admin" } })));
}
