import { and, asc, eq, isNotNull, ne, not, or, type SQL, sql } from "drizzle-orm";
import { normalizeEmail } from "#domain/accounts/address.ts";
import type { RoleChange, RoleGrant, RoleHolder } from "#domain/accounts/role.schema.ts";
import type { Role } from "#domain/accounts/role.ts";
import { toIso } from "#domain/time.ts";
import type { Ctx } from "../platform/context/context.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { build, hasRow } from "../platform/db/client.ts";
import { insertRowFrom } from "../platform/db/insert-row.ts";
import { invitations, suspendedRoles, userRoles } from "../tables/staff.ts";
import { users } from "../tables/identity.ts";
import { ConflictError, UnprocessableError } from "../platform/errors/errors.ts";
import { hasStaff, isAdminNow, isNotBanned, userHolds } from "../queries/account-holds.ts";
import { batch, isTrue, run, type Statement } from "../platform/db/batch.ts";

/** Reads the primary, so that a revoked role ends at once. */
export function isAdmin(ctx: Ctx, userId: string): Promise<boolean> {
  return isTrue(ctx, isAdminNow(userId));
}

/** Includes suspended roles, oldest role first. */
export async function listRoleHolders(ctx: Ctx): Promise<RoleHolder[]> {
  const held = { userId: userRoles.userId, role: userRoles.role, createdAt: userRoles.createdAt };
  const { userId, role, createdAt, suspendedAt } = suspendedRoles;
  const all = build
    .select({ ...held, suspendedAt: sql<number | null>`NULL`.as("suspended_at") })
    .from(userRoles)
    .unionAll(build.select({ userId, role, createdAt, suspendedAt }).from(suspendedRoles))
    .as("held");
  const { createdAt: givenAt, suspendedAt: since } = all;
  const { rows } = await run(
    ctx,
    build
      .select({
        id: users.id,
        email: users.email,
        role: all.role,
        givenAt,
        since,
        provedAt: users.emailProvedAt,
      })
      .from(all)
      .innerJoin(users, eq(users.id, all.userId))
      .orderBy(asc(givenAt), asc(users.id)),
  );
  return rows.map((row) => ({
    user_id: row.id,
    email: row.email,
    role: row.role,
    proved: row.provedAt !== null,
    created_at: toIso(row.givenAt),
    ...(row.since !== null && { suspended_at: toIso(row.since) }),
  }));
}

/** `allowUnproved` is for the owner's command line, because the owner knows the account's holder. */
type Grant = RoleGrant & { allowUnproved?: boolean };

/** An unproved account may be a stranger's, so it gets no role. Throws ConflictError or UnprocessableError. */
export async function grantRole(
  ctx: Ctx,
  { email: typed, role, from, allowUnproved = false }: Grant,
): Promise<RoleHolder> {
  const { id: userId, email, proved } = await requireHolder(ctx, { typed, allowUnproved });
  const asSeen = userHolds(
    userId,
    and(eq(users.email, email), allowUnproved ? undefined : isNotNull(users.emailProvedAt))!,
  );
  const { held } = await batch(ctx, {
    given: giveRole(
      ctx,
      { userId, role },
      and(asSeen, mayGet(ctx, userId, role), from && hasRow(userRoles, isRole(userId, from))),
    ),
    held: build
      .select({ createdAt: userRoles.createdAt })
      .from(userRoles)
      .where(isRole(userId, role)),
  });
  const [given] = held.rows;
  if (!given) {
    await requireHolder(ctx, { typed, allowUnproved });
    throw !from || (await isAdmin(ctx, userId)) ? lastAdmin() : roleChanged();
  }
  return {
    user_id: userId,
    email,
    role,
    proved,
    created_at: toIso(given.createdAt),
  };
}

interface GivenRole {
  userId: string;
  role: Role;
  invitedBy?: string;
}

/** If `holds` is true, replaces a user's role and records this. */
export function giveRole(
  ctx: Ctx,
  { userId, role, invitedBy }: GivenRole,
  holds?: SQL,
): Statement[] {
  const { now } = ctx;
  const before = build
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(eq(userRoles.userId, userId));
  const isHeld = hasRow(userRoles, isRole(userId, role));
  const known = JSON.stringify({ role, ...(invitedBy && { by: "invitation" }) });
  // Includes the replaced role. json_patch omits nulls.
  const detail = sql`json_patch(${known}, json_object('from', (${before})))`;
  return [
    auditEntry(
      ctx,
      {
        action: "role.granted",
        subjectId: userId,
        detail,
        ...(invitedBy && { actorId: invitedBy }),
      },
      sql`WHERE ${and(not(isHeld), holds)}`,
    ),
    build
      .update(userRoles)
      .set({ role, createdAt: now })
      .where(and(eq(userRoles.userId, userId), ne(userRoles.role, role), holds)),
    insertRowFrom(
      userRoles,
      { userId, role, isPasskeyRequired: false, createdAt: now },
      sql`WHERE ${holds ?? sql`true`} ON CONFLICT DO NOTHING`,
    ),
    build.delete(suspendedRoles).where(and(eq(suspendedRoles.userId, userId), isHeld)),
    voidInvitations(userId),
  ];
}

/** Also revokes a suspended role. One condition checks and deletes, so the last admin keeps the role. */
export async function revokeRole(ctx: Ctx, { email, role }: RoleChange): Promise<void> {
  const holder = await requireHolder(ctx, { typed: email, allowUnproved: true });
  const userId = holder.id;
  const isHeld = hasRow(userRoles, isRole(userId, role));
  const mayLose = role === "admin" ? hasOtherAdmin(ctx, userId) : undefined;
  const isSuspended = and(eq(suspendedRoles.userId, userId), eq(suspendedRoles.role, role));
  const isLost = or(and(isHeld, mayLose), hasRow(suspendedRoles, isSuspended));
  const { left } = await batch(ctx, {
    audit: auditEntry(
      ctx,
      { action: "role.revoked", subjectId: userId, detail: { role } },
      sql`WHERE ${isLost}`,
    ),
    // A refused removal leaves the role, and then the invitation stays too.
    invited: build.delete(invitations).where(and(eq(invitations.email, holder.email), isLost)),
    active: build.delete(userRoles).where(and(isRole(userId, role), mayLose)),
    suspended: build.delete(suspendedRoles).where(isSuspended),
    invitations: voidInvitations(userId),
    left: build
      .select({ role: userRoles.role })
      .from(userRoles)
      .where(eq(userRoles.userId, userId)),
  });
  const [now] = left.rows;
  if (now) throw now.role === role ? lastAdmin() : roleChanged();
}

function voidInvitations(userId: string): Statement {
  return build
    .delete(invitations)
    .where(and(eq(invitations.invitedBy, userId), sql`NOT ${isAdminNow(userId)}`));
}

const roleChanged = () => new ConflictError("role_changed", "Their role has changed meanwhile.");

export const lastAdmin = () =>
  new ConflictError("last_admin", "This is the last admin. Make someone else an admin first.");

const isRole = (userId: string, role: Role) =>
  and(eq(userRoles.userId, userId), eq(userRoles.role, role));

function hasOtherAdmin({ now }: Pick<Ctx, "now">, userId: string): SQL {
  return hasStaff(and(eq(userRoles.role, "admin"), ne(userRoles.userId, userId), isNotBanned(now)));
}

/** A condition for deleting the user: the two last admins must not both leave at once. */
export function isNotLastAdmin(ctx: Pick<Ctx, "now">, userId: string): SQL {
  return sql`(NOT ${isAdminNow(userId)} OR ${hasOtherAdmin(ctx, userId)})`;
}

/** True if an admin remains after the change. Undefined if this needs no check. */
export function mayGet(ctx: Pick<Ctx, "now">, userId: string, role: Role): SQL | undefined {
  return role === "admin" ? undefined : isNotLastAdmin(ctx, userId);
}

interface Holder {
  id: string;
  email: string;
  proved: boolean;
}

async function requireHolder(
  ctx: Ctx,
  { typed, allowUnproved }: { typed: string; allowUnproved: boolean },
): Promise<Holder> {
  const {
    rows: [user],
  } = await run(
    ctx,
    build
      .select({ id: users.id, email: users.email, provedAt: users.emailProvedAt })
      .from(users)
      .where(eq(users.email, normalizeEmail(typed))),
  );
  if (!user)
    throw new UnprocessableError("user_unknown", "Nobody has an account with this address.");
  const proved = user.provedAt !== null;
  if (!proved && !allowUnproved)
    throw new UnprocessableError(
      "address_unproved",
      "Nobody has proved that this address is theirs: invite them instead.",
    );
  return { id: user.id, email: user.email, proved };
}
