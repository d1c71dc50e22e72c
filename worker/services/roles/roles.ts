import { and, asc, count, eq, exists, gt, ne, notExists, type SQL, sql } from "drizzle-orm";
import { normalizeEmail } from "../../../src/domain/accounts/email.ts";
import type { RoleChange, RoleHolder, UserRole } from "../../../src/domain/accounts/role.schema.ts";
import type { Role } from "../../../src/domain/accounts/role.ts";
import type { Ctx } from "../../context.ts";
import { auditEntry } from "../../db/audit.ts";
import { build, prepareSql, primaryDb } from "../../db/client.ts";
import { userRoles, users } from "../../db/schema.ts";
import { ConflictError, UnprocessableError } from "../../errors.ts";

/** The roles of a user: one at most. Asks the primary, so that a revoked role ends at once. */
export async function listRoles({ db }: Ctx, userId: string): Promise<UserRole[]> {
  return primaryDb(db).select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId));
}

/** True for a user who is an admin right now. */
export async function isAdmin(ctx: Ctx, userId: string): Promise<boolean> {
  return (await listRoles(ctx, userId)).some(({ role }) => role === "admin");
}

/** Everyone who has a role, in the order in which they got it. */
export async function listRoleHolders({ db }: Ctx): Promise<RoleHolder[]> {
  const rows = await primaryDb(db)
    .select({ user_id: users.id, email: users.email, role: userRoles.role, createdAt: userRoles.createdAt })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .orderBy(asc(userRoles.createdAt), asc(users.id));
  return rows.map(({ createdAt, ...holder }) => ({ ...holder, created_at: new Date(createdAt).toISOString() }));
}

/**
 * Gives someone a role, in place of the one that they had. Giving it again changes nothing and records nothing.
 * @throws UnprocessableError `user_unknown` when nobody has the address, ConflictError `last_admin`.
 */
export async function grantRole(ctx: Ctx, change: RoleChange): Promise<RoleHolder> {
  const { db, now } = ctx;
  const { id: userId, email } = await requireUser(ctx, change.email);
  const { role } = change;
  const before = build.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId));
  const held = build.select({ created_at: userRoles.createdAt }).from(userRoles).where(isRole(userId, role));
  const mayChange = role === "admin" ? undefined : isNotLastAdmin(userId);
  // The role that was replaced is named too; json_patch leaves out what is null.
  const detail = sql`json_patch(${JSON.stringify({ role })}, json_object('from', (${before})))`;
  const [, , , found] = await db.batch<{ created_at: number }>([
    auditEntry(ctx, { action: "role.granted", subjectId: userId, detail }, sql`WHERE ${and(notExists(held), mayChange)}`),
    prepareSql(
      db,
      build
        .update(userRoles)
        .set({ role, createdAt: now })
        .where(and(eq(userRoles.userId, userId), ne(userRoles.role, role), mayChange)),
    ),
    prepareSql(db, build.insert(userRoles).values({ userId, role, createdAt: now }).onConflictDoNothing()),
    prepareSql(db, held),
  ]);
  const [given] = found!.results;
  if (!given) throw lastAdmin();
  return { user_id: userId, email, role, created_at: new Date(given.created_at).toISOString() };
}

/**
 * Revokes a role; does nothing for someone who lacks it. One condition checks and deletes, so that the last admin always stays.
 * @throws UnprocessableError `user_unknown`, ConflictError `last_admin`.
 */
export async function revokeRole(ctx: Ctx, change: RoleChange): Promise<void> {
  const { db } = ctx;
  const { id: userId } = await requireUser(ctx, change.email);
  const { role } = change;
  const held = build.select({ role: userRoles.role }).from(userRoles).where(isRole(userId, role));
  const [, , left] = await db.batch([
    auditEntry(ctx, { action: "role.revoked", subjectId: userId, detail: { role } }, sql`WHERE ${and(exists(held), mayLose(role))}`),
    prepareSql(db, build.delete(userRoles).where(and(isRole(userId, role), mayLose(role)))),
    prepareSql(db, held),
  ]);
  if (left!.results.length > 0) throw lastAdmin();
}

const lastAdmin = () => new ConflictError("last_admin", "This is the last admin. Make someone else an admin first.");

const isRole = (userId: string, role: Role) => and(eq(userRoles.userId, userId), eq(userRoles.role, role));

/** The condition that somebody keeps the role, where somebody must. */
const mayLose = (role: Role) => (role === "admin" ? hasSeveralHolders(role) : undefined);

function hasSeveralHolders(role: Role): SQL {
  return gt(build.select({ count: count() }).from(userRoles).where(eq(userRoles.role, role)), 1);
}

/** The condition that an admin remains when a user goes or gets a lesser role, for the transaction itself: two last admins cannot both leave. */
export function isNotLastAdmin(userId: string): SQL {
  const held = build.select({ role: userRoles.role }).from(userRoles).where(isRole(userId, "admin"));
  return sql`(${notExists(held)} OR ${hasSeveralHolders("admin")})`;
}

async function requireUser({ db }: Ctx, typed: string): Promise<{ id: string; email: string }> {
  const account = build
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.email, normalizeEmail(typed)));
  const user = await prepareSql(db, account).first<{ id: string; email: string }>();
  if (!user) throw new UnprocessableError("user_unknown", "Nobody has an account with this address.");
  return user;
}
