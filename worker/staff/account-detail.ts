import { and, desc, eq } from "drizzle-orm";
import type { StaffAccountDetail } from "#domain/accounts/staff-account.schema.ts";
import { PAGE_SIZE } from "#domain/paging.ts";
import { toIso } from "#domain/time.ts";
import type { Ctx } from "../platform/context/context.ts";
import { build } from "../platform/db/client.ts";
import { sessions, users } from "../tables/identity.ts";
import { NotFoundError } from "../platform/errors/errors.ts";
import { type Results, batch } from "../platform/db/batch.ts";
import { isOpenSession } from "../identity/sessions/end-sessions.ts";
import { accountColumns, toStaffAccount } from "./list-accounts.ts";

/** Throws NotFoundError. */
export async function showAccount(ctx: Ctx, userId: string): Promise<StaffAccountDetail> {
  return toDetail(ctx, await batch(ctx, selectDetail(ctx, userId)));
}

export const selectDetail = (ctx: Ctx, userId: string) => ({
  accounts: build.select(accountColumns(ctx)).from(users).where(eq(users.id, userId)),
  open: build
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isOpenSession(ctx)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(PAGE_SIZE),
});

export function toDetail(
  ctx: Ctx,
  { accounts, open }: Results<ReturnType<typeof selectDetail>>,
): StaffAccountDetail {
  const [account] = accounts.rows;
  if (!account) throw new NotFoundError();
  return {
    ...toStaffAccount(ctx)(account),
    open_sessions: open.rows.map(({ id, method, userAgent, createdAt, refreshedAt }) => ({
      id,
      method,
      user_agent: userAgent,
      created_at: toIso(createdAt),
      last_used_at: toIso(refreshedAt),
    })),
  };
}
