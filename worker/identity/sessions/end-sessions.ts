import { and, eq, gt, lte, ne, notInArray, or, type SQL, sql } from "drizzle-orm";
import { DAY_MS } from "#domain/time.ts";
import type { Ctx, SignedInCtx } from "../../platform/context/context.ts";
import { build, primaryDb } from "../../platform/db/client.ts";
import { type SessionRow, sessions } from "../../tables/identity.ts";
import { NotFoundError } from "../../platform/errors/errors.ts";
import type { Statement } from "../../platform/db/batch.ts";

/** Returns SESSION_MAX_DAYS after sign-in or SESSION_IDLE_DAYS after the last refresh, in epoch ms. */
export function sessionEnd(
  { settings }: Pick<Ctx, "settings">,
  { createdAt, refreshedAt }: Pick<SessionRow, "createdAt" | "refreshedAt">,
): number {
  return Math.min(
    createdAt + settings.SESSION_MAX_DAYS * DAY_MS,
    refreshedAt + settings.SESSION_IDLE_DAYS * DAY_MS,
  );
}

export function isOpenSession(ctx: Pick<Ctx, "settings" | "now">): SQL | undefined {
  const { createdAt, refreshedAt } = lastEnded(ctx);
  return and(gt(sessions.createdAt, createdAt), gt(sessions.refreshedAt, refreshedAt));
}

/** A limit, because sign-ins and lists read all sessions of an account. */
const MAX_SESSIONS = 100;

/** Leaves room for one more of MAX_SESSIONS. */
export function deleteEndedSessions(ctx: Ctx, userId: string): Statement {
  const { createdAt, refreshedAt } = lastEnded(ctx);
  // A thief of the password must not push out sessions with a second factor. An id begins with its time.
  const kept = sql`(SELECT kept.id FROM ${sessions} AS kept WHERE kept.user_id = ${userId}
    ORDER BY kept.factor_at IS NULL, kept.id DESC LIMIT ${MAX_SESSIONS - 1})`;
  const hasEnded = or(
    lte(sessions.createdAt, createdAt),
    lte(sessions.refreshedAt, refreshedAt),
    notInArray(sessions.id, kept),
  );
  return build.delete(sessions).where(and(eq(sessions.userId, userId), hasEnded));
}

/** Sessions that began or were last refreshed at these times (epoch ms) expire now. */
function lastEnded({ settings, now }: Pick<Ctx, "settings" | "now">) {
  return {
    createdAt: now - settings.SESSION_MAX_DAYS * DAY_MS,
    refreshedAt: now - settings.SESSION_IDLE_DAYS * DAY_MS,
  };
}

/** `local` ends the calling session, `others` all of the caller's others, `global` all. */
export type SignOutScope = "local" | "global" | "others";

export async function endSessions({ db, actor }: SignedInCtx, scope: SignOutScope): Promise<void> {
  const which = {
    local: eq(sessions.id, actor.sessionId),
    global: undefined,
    others: ne(sessions.id, actor.sessionId),
  }[scope];
  await primaryDb(db)
    .delete(sessions)
    .where(and(eq(sessions.userId, actor.userId), which));
}

export async function endOwnSession({ db, actor }: SignedInCtx, sessionId: string): Promise<void> {
  const ended = await primaryDb(db)
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, actor.userId)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new NotFoundError();
}

/** Does not check whose session it is. */
export async function endSession({ db }: Ctx, sessionId: string): Promise<void> {
  await primaryDb(db).delete(sessions).where(eq(sessions.id, sessionId));
}
