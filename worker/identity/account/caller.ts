import type { SignedInCtx } from "../../platform/context/context.ts";
import type { UserRow } from "../tables.ts";
import { UnauthorizedError } from "../../platform/errors/errors.ts";
import type { Person } from "../../platform/db/person.ts";
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

const sessionEnded = () => new UnauthorizedError("session_not_found", "This session has ended.");

/** The caller as a person: their address counts once it is proved. */
export function toPerson({ id, email, emailProvedAt }: UserRow): Person {
  return { userIds: [id], emails: emailProvedAt === null ? [] : [email] };
}
