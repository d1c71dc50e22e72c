import { eq, type SQL } from "drizzle-orm";
import type { TokenResponse } from "#domain/accounts/auth.schema.ts";
import type { Ctx } from "../../platform/context/context.ts";
import { build, primaryDb } from "../../platform/db/client.ts";
import { batchIf, type Entries } from "../../platform/db/batch.ts";
import { identities, type SessionRow, sessions, users } from "../../tables/identity.ts";
import { uuidV7 } from "../../platform/crypto/random.ts";
import { isNotBanned, userHolds } from "../../queries/account-holds.ts";
import { staffSignedIn } from "./sign-in-entries.ts";
import { toAuthUser, toUserRecord, userFactors, type UserRecord } from "../users/users.ts";
import { ACCESS_TOKEN_SECONDS, type SignInMethod, signAccessToken } from "./access-token.ts";
import { deleteEndedSessions } from "./end-sessions.ts";
import { signRefreshToken } from "./refresh-token.ts";

const USER_AGENT_LENGTH = 255;

interface NewSession {
  userId: string;
  method: SignInMethod;
  /** `isVerified` means that the authenticator recognised its user, such as by a finger. */
  passkey?: { id: string; isVerified: boolean } | undefined;
  userAgent: string;
}

/** Each sign-in gets a new id, so that nobody can fix a session beforehand. */
export function newSession(
  { now }: Pick<Ctx, "now">,
  { userId, method, passkey, userAgent }: NewSession,
): SessionRow {
  return {
    id: uuidV7(now),
    userId,
    counter: 0,
    method,
    userAgent: userAgent.slice(0, USER_AGENT_LENGTH),
    refreshedAt: now,
    createdAt: now,
    factorId: null,
    factorMethod: null,
    // A recognised user and the device are two factors (docs/decisions/0058).
    factorAt: passkey?.isVerified ? now : null,
    factorCounter: null,
    passkeyId: passkey?.id ?? null,
  };
}

interface SessionRecord {
  session: SessionRow;
  record: UserRecord;
}

export async function createTokens(
  ctx: Ctx,
  { record, session }: SessionRecord,
): Promise<TokenResponse> {
  const user = toAuthUser(record, session.factorAt === null ? "aal1" : "aal2");
  const [access, refreshToken] = await Promise.all([
    signAccessToken(ctx, { user, session }),
    signRefreshToken(ctx, { sessionId: session.id, counter: session.counter }),
  ]);
  return {
    access_token: access.token,
    token_type: "bearer",
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: access.expiresAt,
    refresh_token: refreshToken,
    user,
  };
}

interface Opening extends Omit<NewSession, "userId"> {
  record: UserRecord;
  /** The transaction that stores the session checks this condition. */
  holds: SQL;
  also?: Entries;
}

/** The calling code must have identified the user. Returns undefined if `holds` fails or the user is blocked. */
export async function openSession(
  ctx: Ctx,
  { record, holds, also, ...opened }: Opening,
): Promise<TokenResponse | undefined> {
  const user = { ...record.user, lastSignInAt: ctx.now };
  const session = newSession(ctx, { userId: user.id, ...opened });
  const done = await batchIf(
    ctx,
    // Blocking ends all sessions. A session stored just afterwards would work again after unblocking.
    [holds, userHolds(user.id, isNotBanned(ctx.now))],
    [
      deleteEndedSessions(ctx, user.id),
      build.insert(sessions).values(session),
      staffSignedIn(ctx, { userId: user.id, method: opened.method }),
      build.update(users).set({ lastSignInAt: ctx.now }).where(eq(users.id, user.id)),
      also,
    ],
  );
  return done && createTokens(ctx, { record: { ...record, user }, session });
}

export async function currentTokens(
  ctx: Ctx,
  sessionId: string,
): Promise<TokenResponse | undefined> {
  const found = await findSession(ctx, sessionId);
  return found && createTokens(ctx, found);
}

export async function findSession(
  { db }: Ctx,
  sessionId: string,
): Promise<SessionRecord | undefined> {
  const rows = await primaryDb(db)
    .select({ session: sessions, user: users, identity: identities, factors: userFactors })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(identities, eq(identities.userId, users.id))
    .where(eq(sessions.id, sessionId))
    .orderBy(identities.createdAt);
  const record = toUserRecord(rows);
  const session = rows[0]?.session;
  return record && session && { session, record };
}
