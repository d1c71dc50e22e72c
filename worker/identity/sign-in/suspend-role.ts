import { and, eq, not, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context/context.ts";
import { auditEntry } from "../../platform/db/audit.ts";
import { build, hasRow } from "../../platform/db/client.ts";
import { insertRowFrom } from "../../platform/db/insert-row.ts";
import { invitations, suspendedRoles, userRoles } from "../../tables/staff.ts";
import type { Statement } from "../../platform/db/batch.ts";

const hasRole = (userId: string): SQL => hasRow(userRoles, eq(userRoles.userId, userId));

/** A link to a new address must not open a staff account (docs/security.md, "Mailed links and codes"). */
export const hasNoRole = (userId: string): SQL => not(hasRole(userId));

/** A mailed link bypassed the role's protection, so an admin or the owner's command must grant the role again. */
export function suspendRole(ctx: Ctx, userId: string, when?: SQL): Statement[] {
  const { now } = ctx;
  const isTheirs = and(eq(userRoles.userId, userId), when);
  const source = sql`FROM ${userRoles} WHERE ${isTheirs}`;
  return [
    auditEntry(
      ctx,
      {
        action: "role.suspended",
        subjectId: userId,
        detail: sql`json_object('role', ${userRoles.role})`,
      },
      source,
    ),
    insertRowFrom(
      suspendedRoles,
      { userId, role: userRoles.role, createdAt: userRoles.createdAt, suspendedAt: now },
      source,
    ),
    build.delete(invitations).where(and(eq(invitations.invitedBy, userId), hasRole(userId), when)),
    build.delete(userRoles).where(isTheirs),
  ];
}
