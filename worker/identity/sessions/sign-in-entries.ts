import { and, eq, gt, notExists, sql } from "drizzle-orm";
import type { FactorMethod } from "../../../src/domain/accounts/factor.ts";
import { MINUTE_MS } from "../../../src/domain/time.ts";
import type { Ctx } from "../../platform/context/context.ts";
import { auditEntry } from "../../platform/db/audit.ts";
import { build } from "../../platform/db/client.ts";
import { auditLog } from "../../platform/tables.ts";
import { userRoles } from "../../staff/tables.ts";
import type { SignInMethod } from "./access-token.ts";

/** Of the failures of one account only the first in this time, in ms, is recorded, so that nobody fills the log. */
const PAUSE_MS = 10 * MINUTE_MS;

interface SignInStep {
  userId: string;
  method: SignInMethod | FactorMethod;
}

/** The statement that records the sign-in of someone who has a role, for the transaction that opens or raises the session. */
export function staffSignedIn(ctx: Ctx, { userId, method }: SignInStep): D1PreparedStatement {
  const isStaff = sql`FROM ${userRoles} WHERE ${userRoles.userId} = ${userId}`;
  return auditEntry(
    ctx,
    { actorId: userId, action: "staff.signed_in", subjectId: userId, detail: { method } },
    isStaff,
  );
}

/**
 * Records that someone failed to sign in as a person who has a role. Callers respond before this is done: its duration tells
 * whether there is such an account.
 */
export async function recordStaffFailure(ctx: Ctx, { userId, method }: SignInStep): Promise<void> {
  const action = "staff.sign_in_failed";
  const recent = build
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.action, action),
        eq(auditLog.subjectId, userId),
        gt(auditLog.createdAt, ctx.now - PAUSE_MS),
      ),
    );
  const isNew = sql`FROM ${userRoles}
    WHERE ${and(eq(userRoles.userId, userId), notExists(recent))}`;
  await auditEntry(
    ctx,
    { actorId: null, action, subjectId: userId, detail: { method } },
    isNew,
  ).run();
}
