import { and, eq, sql } from "drizzle-orm";
import type { AssuranceLevel } from "#domain/accounts/factor.ts";
import type { Role } from "#domain/accounts/role.ts";
import { AuthError } from "../../platform/errors/auth-errors.ts";
import type { Actor, Ctx } from "../../platform/context/context.ts";
import { build, hasRow, primaryDb } from "../../platform/db/client.ts";
import { isSettingOn } from "../../platform/settings.ts";
import { userRoles } from "../../tables/staff.ts";
import {
  identities,
  passkeys,
  type SessionRow,
  sessions,
  type UserRow,
  users,
} from "../../tables/identity.ts";
import { type TokenOwner, verifyAccessToken } from "../sessions/access-token.ts";
import { sessionEnd } from "../sessions/end-sessions.ts";
import { requiresPasskey } from "../../queries/account-holds.ts";
import { isOfThisSite } from "./relying-party.ts";
import { assertNotBanned, toUserRecord, userFactors, type UserRecord } from "../users/users.ts";

export interface Caller {
  actor: Actor;
  record: UserRecord;
  staff: StaffFacts;
}

/** Every call reads these facts with the session, so that staff pages need no second query. */
export interface StaffFacts {
  role: Role | null;
  isFactorRequired: boolean;
  /** The person's own setting. It has no effect while none of their passkeys works, to avoid a lock-out. */
  isPasskeyRequired: boolean;
}

const factsOfStaff = (ctx: Ctx) => ({
  role: sql<Role | null>`(${build
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(eq(userRoles.userId, users.id))})`,
  isFactorRequired: sql`${isSettingOn("staff_second_factor")}`.mapWith(Boolean),
  isPasskeyRequired: and(
    requiresPasskey(sql`${users.id}`),
    hasRow(passkeys, and(eq(passkeys.userId, users.id), isOfThisSite(ctx))),
  )!.mapWith(Boolean),
});

/** Looks up the session, so that ending it stops access tokens at once. Throws AuthError. */
export async function authenticate(ctx: Ctx, authorization: string | undefined): Promise<Caller> {
  const { userId, sessionId, aal } = await verifyAuthorization(ctx, authorization);
  const rows = await primaryDb(ctx.db)
    .select({
      user: users,
      session: sessions,
      identity: identities,
      factors: userFactors,
      staff: factsOfStaff(ctx),
    })
    .from(users)
    .leftJoin(sessions, and(eq(sessions.userId, users.id), eq(sessions.id, sessionId)))
    .leftJoin(identities, eq(identities.userId, users.id))
    .where(eq(users.id, userId))
    .orderBy(identities.createdAt);
  const record = toUserRecord(rows);
  if (!record) throw userNotFound();
  const { session, staff } = rows[0]!;
  return { record, staff, actor: toActor(ctx, { user: record.user, session, aal }) };
}

/** Checks our signature but not the session. Throws AuthError `no_authorization` or `bad_jwt`. */
async function verifyAuthorization(
  ctx: Ctx,
  authorization: string | undefined,
): Promise<TokenOwner> {
  const token = /^Bearer ([^\s]+)$/i.exec(authorization ?? "")?.[1];
  if (!token)
    throw new AuthError("no_authorization", "This endpoint requires a valid Bearer token");
  return verifyAccessToken(ctx, token);
}

export const userNotFound = () =>
  new AuthError("user_not_found", "User from sub claim in JWT does not exist");

export const sessionNotFound = () =>
  new AuthError("session_not_found", "Session from session_id claim in JWT does not exist");

interface StoredSession {
  user: Pick<UserRow, "id" | "email" | "bannedUntil">;
  session:
    | Pick<SessionRow, "id" | "method" | "createdAt" | "refreshedAt" | "factorAt">
    | null
    | undefined;
  aal: AssuranceLevel;
}

function toActor(ctx: Ctx, { user, session, aal }: StoredSession): Actor {
  if (!session || sessionEnd(ctx, session) <= ctx.now) throw sessionNotFound();
  assertNotBanned(ctx, user);
  return {
    userId: user.id,
    sessionId: session.id,
    email: user.email,
    method: session.method,
    signedInAt: session.createdAt,
    // A thief may hold a token from before the second factor, so each token keeps its own level.
    aal: session.factorAt === null ? "aal1" : aal,
  };
}
