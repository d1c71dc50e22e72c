import { asc, eq, sql } from "drizzle-orm";
import type { StaffSecurity, StaffSecurityChange } from "#domain/accounts/staff-security.schema.ts";
import { normalizeEmail } from "#domain/accounts/address.ts";
import type { Ctx, SignedInCtx } from "../platform/context/context.ts";
import { primaryDb } from "../platform/db/client.ts";
import { users } from "../tables/identity.ts";
import { userRoles } from "../tables/staff.ts";
import { ConflictError, SecondFactorError } from "../platform/errors/errors.ts";
import { hasStaff, sessionHolds } from "../queries/account-holds.ts";
import { removeLostFactor } from "../identity/factors/lost-factor.ts";
import { readSetting, switchSetting } from "../platform/settings.ts";
import { isOfThisSite } from "../identity/sign-in/relying-party.ts";
import { hasFactorOrPasskey, tellFactorChange } from "../identity/sign-in/second-factor.ts";
import { batchIf } from "../platform/db/batch.ts";

export async function readStaffSecurity(ctx: Ctx): Promise<StaffSecurity> {
  const hasFactor = hasFactorOrPasskey(sql`${users.id}`, isOfThisSite(ctx));
  const [isRequired, staff] = await Promise.all([
    readSetting(ctx, "staff_second_factor"),
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

/** The admin's session needs a second factor, so that nobody locks themselves out. Throws SecondFactorError. */
export async function changeStaffSecurity(
  ctx: SignedInCtx,
  change: StaffSecurityChange,
): Promise<StaffSecurity> {
  const { actor } = ctx;
  if (actor.aal !== "aal2") throw new SecondFactorError();
  const value = change.second_factor_required;
  const action = value ? "second_factor.required" : "second_factor.not_required";
  const done = await batchIf(
    ctx,
    [sessionHolds(actor)],
    switchSetting(ctx, { name: "staff_second_factor", value, action }),
  );
  if (!done) throw sessionChanged();
  return readStaffSecurity(ctx);
}

/** Mails the colleague. Throws SecondFactorError or UnprocessableError `no_second_factor`. */
export async function removeColleagueFactor(
  ctx: SignedInCtx,
  { email: typed }: { email: string },
): Promise<void> {
  const { actor } = ctx;
  if (actor.aal !== "aal2") throw new SecondFactorError();
  const isColleague = hasStaff(eq(users.email, normalizeEmail(typed)));
  const user = await removeLostFactor(ctx, {
    email: typed,
    holds: [sessionHolds(actor), isColleague],
  });
  const change = user.hadFactor ? "removedByAdmin" : "passkeysRemovedByAdmin";
  tellFactorChange(ctx, { change, user });
}

const sessionChanged = () =>
  new ConflictError(
    "session_changed",
    "Your session was changed at the same moment. Please try again.",
  );
