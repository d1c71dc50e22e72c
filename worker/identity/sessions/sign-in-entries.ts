import { and, eq, gt, not, sql } from "drizzle-orm";
import type { FactorMethod } from "#domain/accounts/factor.ts";
import { MINUTE_MS } from "#domain/time.ts";
import type { Ctx } from "../../platform/context/context.ts";
import { auditEntry } from "../../platform/db/audit.ts";
import { hasRow } from "../../platform/db/client.ts";
import { auditLog } from "../../platform/tables.ts";
import { userRoles } from "../../staff/tables.ts";
import type { SignInMethod } from "./access-token.ts";
import { run, type Statement } from "../../platform/db/batch.ts";

/** Records one failure per account in this time, ms, so that nobody fills the log. */
const PAUSE_MS = 10 * MINUTE_MS;

interface SignInStep {
  userId: string;
  method: SignInMethod | FactorMethod;
}

/** Returns the statement that records a sign-in of staff, for the session's transaction. */
export function staffSignedIn(ctx: Ctx, { userId, method }: SignInStep): Statement {
  const isStaff = sql`FROM ${userRoles} WHERE ${userRoles.userId} = ${userId}`;
  return auditEntry(
    ctx,
    { actorId: userId, action: "staff.signed_in", subjectId: userId, detail: { method } },
    isStaff,
  );
}

/**
 * Records a failed sign-in to a staff account. Callers respond before it ends: its duration reveals
 * the account.
 */
export async function recordStaffFailure(ctx: Ctx, { userId, method }: SignInStep): Promise<void> {
  const action = "staff.sign_in_failed";
  const isKnown = hasRow(
    auditLog,
    and(
      eq(auditLog.action, action),
      eq(auditLog.subjectId, userId),
      gt(auditLog.createdAt, ctx.now - PAUSE_MS),
    ),
  );
  const isNew = sql`FROM ${userRoles}
    WHERE ${and(eq(userRoles.userId, userId), not(isKnown))}`;
  await run(
    ctx,
    auditEntry(ctx, { actorId: null, action, subjectId: userId, detail: { method } }, isNew),
  );
}
