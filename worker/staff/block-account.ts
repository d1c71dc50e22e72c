import { eq, isNotNull } from "drizzle-orm";
import type { AccountAct, StaffAccountDetail } from "#domain/accounts/staff-account.schema.ts";
import type { AuditAction } from "#domain/audit/audit.ts";
import { DAY_MS } from "#domain/time.ts";
import type { SignedInCtx } from "../platform/context/context.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { build } from "../platform/db/client.ts";
import { batchIf, type Statement } from "../platform/db/batch.ts";
import { invitations } from "../tables/staff.ts";
import { users } from "../tables/identity.ts";
import { ConflictError, ForbiddenError } from "../platform/errors/errors.ts";
import { endOtherSessions } from "../identity/sign-in/account-keys.ts";
import { isAdminNow, isNotBanned, sessionHolds, userHolds } from "../queries/account-holds.ts";
import { selectDetail, showAccount, toDetail } from "./account-detail.ts";

/** `banned_until` needs an end, so a permanent block lasts a century, as in GoTrue's own tools. */
export const FOR_GOOD_MS = 100 * 365 * DAY_MS;

type Act = AccountAct & { userId: string };

/** Also ends sessions, links and sent invitations. Throws NotFoundError, ConflictError or ForbiddenError. */
export function blockAccount(ctx: SignedInCtx, act: Act): Promise<StaffAccountDetail> {
  const { now } = ctx;
  return actOn(ctx, "account.blocked", act, [
    build
      .update(users)
      .set({ bannedUntil: now + FOR_GOOD_MS, updatedAt: now })
      .where(eq(users.id, act.userId)),
    build.delete(invitations).where(eq(invitations.invitedBy, act.userId)),
    ...endOtherSessions(act.userId, null),
  ]);
}

/** The owner must sign in again. Throws as `blockAccount` does. */
export function unblockAccount(ctx: SignedInCtx, act: Act): Promise<StaffAccountDetail> {
  const unblock = build
    .update(users)
    .set({ bannedUntil: null, updatedAt: ctx.now })
    .where(eq(users.id, act.userId));
  return actOn(ctx, "account.unblocked", act, [unblock]);
}

/** The owner may sign in again. Throws as `blockAccount` does. */
export function endAccountSessions(ctx: SignedInCtx, act: Act): Promise<StaffAccountDetail> {
  return actOn(ctx, "account.sessions_ended", act, endOtherSessions(act.userId, null));
}

/** One transaction, so that only one of two admins can block the other. */
async function actOn(
  ctx: SignedInCtx,
  action: AuditAction,
  { userId, reason }: Act,
  statements: Statement[],
) {
  await showAccount(ctx, userId);
  const { actor, now } = ctx;
  if (userId === actor.userId)
    throw new ConflictError("own_account", "This is your own account. Ask another admin.");
  const done = await batchIf(
    ctx,
    [
      sessionHolds(actor),
      isAdminNow(actor.userId),
      userHolds(actor.userId, isNotBanned(now)),
      userHolds(userId, isNotNull(users.id)),
    ],
    {
      statements,
      audit: auditEntry(ctx, { action, subjectId: userId, detail: { reason } }),
      detail: selectDetail(ctx, userId),
    },
  );
  if (done) return toDetail(ctx, done.detail);
  await showAccount(ctx, userId);
  throw new ForbiddenError();
}
