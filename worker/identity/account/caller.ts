import type { SignedInCtx } from "../../platform/context/context.ts";
import type { UserRow } from "../../tables/identity.ts";
import { UnauthorizedError } from "../../platform/errors/errors.ts";
import type { Person } from "../../queries/person.ts";
import { findSession } from "../sessions/open-session.ts";
import type { UserRecord } from "../users/users.ts";

/**
 * Returns the caller's account, read with their session: a proof ends unproved sessions, so none of
 * those sees the result. Throws UnauthorizedError when the session has ended.
 */
export async function findCaller(ctx: SignedInCtx): Promise<UserRecord> {
  const found = await findSession(ctx, ctx.actor.sessionId);
  if (found?.session.userId !== ctx.actor.userId) throw sessionEnded();
  return found.record;
}

const sessionEnded = () => new UnauthorizedError("session_not_found", "This session has ended.");

/** Returns the caller as a person. Their address counts once it is proved. */
export function toPerson({ id, email, emailProvedAt }: UserRow): Person {
  return { userIds: [id], emails: emailProvedAt === null ? [] : [email] };
}
