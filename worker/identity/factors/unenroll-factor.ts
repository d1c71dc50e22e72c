import { and, eq, notExists } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { SignedInCtx } from "../../platform/context/context.ts";
import { build, hasRow, ONE } from "../../platform/db/client.ts";
import { auditEntry } from "../../platform/db/audit.ts";
import { factors } from "../../tables/identity.ts";
import { sessionHolds } from "../../queries/account-holds.ts";
import type { UserRecord } from "../users/users.ts";
import { factorNotFound, requireTotpFactor } from "./challenge-factor.ts";
import { assertSecondFactor, deleteFactors, tellFactorChange } from "../sign-in/second-factor.ts";
import { batchIf } from "../../platform/db/batch.ts";

/** Removing the last app also removes the recovery codes. Throws AuthError, such as `insufficient_aal`. */
export async function unenrollFactor(
  ctx: SignedInCtx,
  { record, factorId }: { record: UserRecord; factorId: string },
): Promise<{ id: string }> {
  const { actor } = ctx;
  const { id, status } = requireTotpFactor(record, factorId);
  assertSecondFactor({
    actor,
    record,
    reason: "aal2_to_unenroll",
    message: "AAL2 required to unenroll verified factor",
  });
  const own = eq(factors.userId, actor.userId);
  const asSeen = and(own, eq(factors.id, id), eq(factors.status, status));
  const remaining = alias(factors, "remaining");
  const authenticatorLeft = build
    .select(ONE)
    .from(remaining)
    .where(
      and(
        eq(remaining.userId, actor.userId),
        eq(remaining.factorType, "totp"),
        eq(remaining.status, "verified"),
      ),
    );
  const done = await batchIf(
    ctx,
    [sessionHolds(actor), hasRow(factors, asSeen)],
    [
      deleteFactors(and(own, eq(factors.id, id))!),
      deleteFactors(
        and(own, eq(factors.factorType, "recovery_code"), notExists(authenticatorLeft))!,
      ),
      status === "verified" &&
        auditEntry(ctx, { action: "factor.removed", subjectId: actor.userId }),
    ],
  );
  if (!done) throw factorNotFound();
  if (status === "verified") tellFactorChange(ctx, { change: "removed", user: record.user });
  return { id };
}
