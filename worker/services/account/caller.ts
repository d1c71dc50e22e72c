import { eq, or, type SQL, sql } from "drizzle-orm";
import type { SignedInCtx } from "../../context.ts";
import { customers, type UserRow } from "../../db/schema.ts";
import { UnauthorizedError } from "../../errors.ts";
import { findSession } from "../sessions/open-session.ts";
import type { UserRecord } from "../users/users.ts";

/**
 * The caller's account, read together with their session: an address that was proved meanwhile ended the sessions that did not
 * prove it, so none of those sees what it opens.
 * @throws UnauthorizedError when the session has ended since the request began.
 */
export async function findCaller(ctx: SignedInCtx): Promise<UserRecord> {
  const found = await findSession(ctx, ctx.actor.sessionId);
  if (found?.session.userId !== ctx.actor.userId) throw sessionEnded();
  return found.record;
}

export const sessionEnded = () => new UnauthorizedError("session_not_found", "This session has ended.");

/** The condition of the caller's orders: those made while signed in, and, once their address is proved, those made with it. */
export function ownCustomers({ id, email, emailProvedAt }: UserRow): SQL | undefined {
  const byUser = eq(customers.userId, id);
  return emailProvedAt === null ? byUser : or(byUser, eq(sql`lower(${customers.email})`, email));
}
