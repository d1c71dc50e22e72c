import { and, eq, sql } from "drizzle-orm";
import type { TokenResponse } from "#domain/accounts/auth.schema.ts";
import { AuthError } from "../../platform/errors/auth-errors.ts";
import type { Ctx } from "../../platform/context/context.ts";
import { primaryDb } from "../../platform/db/client.ts";
import { type SessionRow, sessions } from "../../tables/identity.ts";
import { assertNotBanned } from "../users/users.ts";
import { endSession, isOpenSession, sessionEnd } from "./end-sessions.ts";
import { createTokens, findSession } from "./open-session.ts";
import { verifyRefreshToken } from "./refresh-token.ts";

/** Several tabs may refresh at once, so within this time an older token gets the newest one. */
const REUSE_INTERVAL_MS = 10_000;

const tokenNotFound = () =>
  new AuthError("refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found");
const alreadyUsed = () =>
  new AuthError("refresh_token_already_used", "Invalid Refresh Token: Already Used");
const notValid = () => new AuthError("validation_failed", "Refresh token is not valid");

/**
 * Returns the newest token for the previous one, and for an older one within the reuse interval. Any other old token
 * counts as stolen and ends the session (docs/decisions/0010). Throws AuthError.
 */
export async function refreshSession(ctx: Ctx, refreshToken: string): Promise<TokenResponse> {
  const token = await verifyRefreshToken(ctx, refreshToken);
  if (!token) throw notValid();
  const advanced = await primaryDb(ctx.db)
    .update(sessions)
    .set({ counter: sql`${sessions.counter} + 1`, refreshedAt: ctx.now })
    .where(
      and(
        eq(sessions.id, token.sessionId),
        eq(sessions.counter, token.counter),
        isOpenSession(ctx),
      ),
    )
    .returning({ counter: sessions.counter });
  const found = await findSession(ctx, token.sessionId);
  if (!found) throw tokenNotFound();
  const { session, record } = found;
  if (sessionEnd(ctx, session) <= ctx.now) {
    await endSession(ctx, session.id);
    throw new AuthError("session_expired", "Invalid Refresh Token: Session Expired");
  }
  if (advanced.length === 0) await assertHonestReuse(ctx, { counter: token.counter, session });
  assertNotBanned(ctx, record.user, "banned_from_signing_in");
  return createTokens(ctx, { record, session });
}

async function assertHonestReuse(
  ctx: Ctx,
  { counter, session }: { counter: number; session: SessionRow },
): Promise<void> {
  const behind = session.counter - counter;
  // The token is newer than the row after the database was restored from a backup.
  if (behind < 0) throw notValid();
  // A thief may hold a token from before the second factor, so it never gets aal2.
  if (session.factorCounter !== null && counter < session.factorCounter) throw alreadyUsed();
  if (behind === 1 || ctx.now - session.refreshedAt < REUSE_INTERVAL_MS) return;
  await endSession(ctx, session.id);
  throw alreadyUsed();
}
