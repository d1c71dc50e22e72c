import { desc, eq } from "drizzle-orm";
import type { AccountSession } from "#domain/accounts/account.schema.ts";
import { toIso } from "#domain/time.ts";
import type { SignedInCtx } from "../../platform/context/context.ts";
import { primaryDb } from "../../platform/db/client.ts";
import type { Exported } from "../../tables/personal.ts";
import { sessions } from "../../tables/identity.ts";
import { sessionEnd } from "./end-sessions.ts";

export async function listSessions(ctx: SignedInCtx): Promise<AccountSession[]> {
  const { actor } = ctx;
  const rows = await primaryDb(ctx.db)
    .select()
    .from(sessions)
    .where(eq(sessions.userId, actor.userId))
    .orderBy(desc(sessions.createdAt), desc(sessions.id));
  return rows
    .map((session) => ({ session, end: sessionEnd(ctx, session) }))
    .filter(({ end }) => end > ctx.now)
    .map(
      ({ session, end }) =>
        ({
          id: session.id,
          current: session.id === actor.sessionId,
          method: session.method,
          user_agent: session.userAgent,
          created_at: toIso(session.createdAt),
          last_used_at: toIso(session.refreshedAt),
          expires_at: toIso(end),
        }) satisfies Exported<"sessions">,
    );
}
