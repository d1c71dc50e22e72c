import { asc, eq } from "drizzle-orm";
import type { RoleHolder, UserRole } from "../../../src/domain/accounts/role.schema.ts";
import { createDb } from "../../db/client.ts";
import { userRoles, users } from "../../db/schema.ts";

/** The roles of a user. Asks the primary, so that a revoked role ends at once. */
export async function rolesOf(db: D1Database, userId: string): Promise<UserRole[]> {
  return createDb(db).select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId));
}

/** True for a user who is an admin right now. */
export async function isAdmin(db: D1Database, userId: string): Promise<boolean> {
  return (await rolesOf(db, userId)).some(({ role }) => role === "admin");
}

/** Everyone who has a role, in the order in which they got it. */
export async function roleHolders(db: D1Database): Promise<RoleHolder[]> {
  const rows = await createDb(db)
    .select({ user_id: users.id, email: users.email, role: userRoles.role, createdAt: userRoles.createdAt })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .orderBy(asc(userRoles.createdAt), asc(users.id));
  return rows.map(({ createdAt, ...holder }) => ({ ...holder, created_at: new Date(createdAt).toISOString() }));
}
