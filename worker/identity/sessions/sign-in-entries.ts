import { and, eq, not, sql } from "drizzle-orm";
import type { FactorMethod } from "#domain/accounts/factor.ts";
import type { Ctx } from "../../platform/context/context.ts";
import { auditEntry, wasJustAudited } from "../../platform/db/audit.ts";
import { userRoles } from "../../tables/staff.ts";
import type { SignInMethod } from "./access-token.ts";
import { run, type Statement } from "../../platform/db/batch.ts";

interface SignInStep {
  userId: string;
  method: SignInMethod | FactorMethod;
}

/** Records nothing for an account without a role. */
export function staffSignedIn(ctx: Ctx, { userId, method }: SignInStep): Statement {
  const isStaff = sql`FROM ${userRoles} WHERE ${userRoles.userId} = ${userId}`;
  return auditEntry(
    ctx,
    { actorId: userId, action: "staff.signed_in", subjectId: userId, detail: { method } },
    isStaff,
  );
}

/** Records one failure per window. Callers respond first, because the duration reveals the account. */
export async function recordStaffFailure(ctx: Ctx, { userId, method }: SignInStep): Promise<void> {
  const entry = { action: "staff.sign_in_failed", subjectId: userId } as const;
  const isNew = sql`FROM ${userRoles}
    WHERE ${and(eq(userRoles.userId, userId), not(wasJustAudited(ctx, entry)))}`;
  await run(ctx, auditEntry(ctx, { ...entry, actorId: null, detail: { method } }, isNew));
}
