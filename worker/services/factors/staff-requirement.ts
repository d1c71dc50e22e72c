import { and, asc, eq, exists, type SQL, sql } from "drizzle-orm";
import type { StaffSecurity, StaffSecurityChange } from "../../../src/domain/accounts/staff-security.schema.ts";
import { normalizeEmail } from "../../../src/domain/accounts/user.ts";
import type { Ctx, SignedInCtx } from "../../context.ts";
import { auditEntry } from "../../db/audit.ts";
import { build, ONE, prepareSql, primaryDb } from "../../db/client.ts";
import { runIf } from "../../db/run-if.ts";
import { factors, settings, userRoles, users } from "../../db/schema.ts";
import { ConflictError, SecondFactorError } from "../../errors.ts";
import { sessionHolds } from "../auth/account-keys.ts";
import { tellFactorChange } from "./factor-notices.ts";
import { removeLostFactor } from "./lost-factor.ts";
import { isVerifiedFactorOf } from "../auth/second-factor.ts";

/** The setting that asks all staff for a second factor. */
const NAME = "staff_second_factor";

/** The condition that all staff need a second factor. */
export function isRequiredOfStaff(): SQL {
  return exists(
    build
      .select(ONE)
      .from(settings)
      .where(and(eq(settings.name, NAME), eq(settings.value, true))),
  );
}

/** Whether all staff need a second factor. */
export async function staffNeedSecondFactor({ db }: Ctx): Promise<boolean> {
  return (await prepareSql(db, sql`SELECT ${isRequiredOfStaff()} AS needed`).first<number>("needed")) === 1;
}

/** What is asked of staff, and who of them has a second factor. */
export async function readStaffSecurity(ctx: Ctx): Promise<StaffSecurity> {
  const hasFactor = exists(
    build
      .select(ONE)
      .from(factors)
      .where(isVerifiedFactorOf(sql`${users.id}`)),
  );
  const [isRequired, staff] = await Promise.all([
    staffNeedSecondFactor(ctx),
    primaryDb(ctx.db)
      .select({ user_id: users.id, email: users.email, hasFactor: sql<number>`${hasFactor}` })
      .from(userRoles)
      .innerJoin(users, eq(users.id, userRoles.userId))
      .orderBy(asc(userRoles.createdAt), asc(users.id)),
  ]);
  return {
    second_factor_required: isRequired,
    items: staff.map(({ hasFactor, ...person }) => ({ ...person, second_factor: hasFactor === 1 })),
  };
}

/**
 * Asks all staff for a second factor, or no longer. Only an admin who has shown their own may: so nobody locks themselves out.
 * @throws SecondFactorError, ConflictError `session_changed`.
 */
export async function changeStaffSecurity(ctx: SignedInCtx, change: StaffSecurityChange): Promise<StaffSecurity> {
  const { db, now, actor } = ctx;
  if (actor.aal !== "aal2") throw new SecondFactorError();
  const value = change.second_factor_required;
  const row = { value, updatedAt: now };
  const isOther = sql`WHERE ${value} <> ${isRequiredOfStaff()}`;
  const done = await runIf(
    ctx,
    [sessionHolds(actor)],
    [
      auditEntry(ctx, { action: value ? "second_factor.required" : "second_factor.not_required", subjectId: "staff" }, isOther),
      prepareSql(
        db,
        build
          .insert(settings)
          .values({ name: NAME, ...row })
          .onConflictDoUpdate({ target: settings.name, set: row }),
      ),
    ],
  );
  if (!done) throw sessionChanged();
  return readStaffSecurity(ctx);
}

/**
 * Removes the second factor of a colleague who has lost it; they are told by mail. Only an admin who has shown their own may.
 * @throws SecondFactorError, UnprocessableError `no_second_factor`.
 */
export async function removeColleagueFactor(ctx: SignedInCtx, { email: typed }: { email: string }): Promise<void> {
  const { actor } = ctx;
  if (actor.aal !== "aal2") throw new SecondFactorError();
  const isColleague = exists(
    build
      .select(ONE)
      .from(userRoles)
      .innerJoin(users, eq(users.id, userRoles.userId))
      .where(eq(users.email, normalizeEmail(typed))),
  );
  const { id, email } = await removeLostFactor(ctx, { email: typed, holds: [sessionHolds(actor), isColleague] });
  tellFactorChange(ctx, { change: "removedByAdmin", userId: id, email });
}

const sessionChanged = () => new ConflictError("session_changed", "Your session was changed at the same moment. Please try again.");
