import { and, desc, eq } from "drizzle-orm";
import type { StaffAccountDetail } from "../../src/domain/accounts/staff-account.schema.ts";
import { PAGE_SIZE } from "../../src/domain/paging.ts";
import type { Ctx } from "../platform/context/context.ts";
import { primaryDb } from "../platform/db/client.ts";
import { sessions } from "../identity/tables.ts";
import { NotFoundError } from "../platform/errors/errors.ts";
import { isOpenSession } from "../identity/sessions/end-sessions.ts";
import { findAccount } from "./list-accounts.ts";

/** Returns an account with its open sessions, for staff. Throws NotFoundError. */
export async function showAccount(ctx: Ctx, userId: string): Promise<StaffAccountDetail> {
  const [account, open] = await Promise.all([
    findAccount(ctx, userId),
    primaryDb(ctx.db)
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, userId), isOpenSession(ctx)))
      .orderBy(desc(sessions.createdAt), desc(sessions.id))
      .limit(PAGE_SIZE),
  ]);
  if (!account) throw new NotFoundError();
  return {
    ...account,
    open_sessions: open.map(({ id, method, userAgent, createdAt, refreshedAt }) => ({
      id,
      method,
      user_agent: userAgent,
      created_at: new Date(createdAt).toISOString(),
      last_used_at: new Date(refreshedAt).toISOString(),
    })),
  };
}
