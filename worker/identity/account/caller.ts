import type { SignedInCtx } from "../../platform/context/context.ts";
import type { UserRow } from "../../tables/identity.ts";
import { UnauthorizedError } from "../../platform/errors/errors.ts";
import type { Person } from "../../queries/person.ts";
import { findSession } from "../sessions/open-session.ts";
import type { UserRecord } from "../users/users.ts";

/** Proving an address ends unproved sessions, so session and account are read together. */
export async function findCaller(ctx: SignedInCtx): Promise<UserRecord> {
  const found = await findSession(ctx, ctx.actor.sessionId);
  if (found?.session.userId !== ctx.actor.userId) throw sessionEnded();
  return found.record;
}

const sessionEnded = () => new UnauthorizedError("session_not_found", "This session has ended.");

/** Only a proved address may find a person's data. */
export function toPerson({ id, email, emailProvedAt }: UserRow): Person {
  return { userIds: [id], emails: emailProvedAt === null ? [] : [email] };
}
