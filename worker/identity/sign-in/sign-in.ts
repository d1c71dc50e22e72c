import { and, eq } from "drizzle-orm";
import type { TokenResponse } from "#domain/accounts/auth.schema.ts";
import { isHashablePassword } from "#domain/accounts/password.ts";
import { AuthError } from "../../platform/errors/auth-errors.ts";
import type { Ctx } from "../../platform/context/context.ts";
import { checkPassword, hashPassword } from "../passwords/password-hash.ts";
import { users } from "../../tables/identity.ts";
import { build } from "../../platform/db/client.ts";
import { recordStaffFailure } from "../sessions/sign-in-entries.ts";
import { openSession } from "../sessions/open-session.ts";
import { assertNotBanned, findUserByEmail, parseEmail } from "../users/users.ts";
import { userHolds } from "../../queries/account-holds.ts";
import { clearAttempts, requireAttempt } from "../../platform/attempts.ts";

const invalidCredentials = () => new AuthError("invalid_credentials", "Invalid login credentials");

interface SignIn {
  email: string;
  password: string;
  userAgent: string;
}

/** Unknown addresses and wrong passwords get one answer after equal work. Throws RateLimitedError before hashing. */
export async function signInWithPassword(
  ctx: Ctx,
  { email: typed, password, userAgent }: SignIn,
): Promise<TokenResponse> {
  const email = parseEmail(typed);
  if (!email || !isHashablePassword(password)) throw invalidCredentials();
  await requireAttempt(ctx, { purpose: "password", subject: email });
  const record = await findUserByEmail(ctx, email);
  const { matches, outdated } = await checkPassword(ctx.settings, {
    password,
    stored: record?.user.passwordHash,
  });
  if (!record?.user.passwordHash || !matches) {
    if (record) ctx.later(recordStaffFailure(ctx, { userId: record.user.id, method: "password" }));
    throw invalidCredentials();
  }
  assertNotBanned(ctx, record.user, "banned_from_signing_in");
  const { id, passwordHash } = record.user;
  const also = [
    await clearAttempts(ctx, { purpose: "password", subject: email }),
    // Stores a hash with the current parameters, unless the password has changed.
    outdated &&
      build
        .update(users)
        .set({ passwordHash: await hashPassword(ctx.settings, password) })
        .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash))),
  ];
  // A new password ends all sessions, so the old one must not open a session after that.
  const holds = userHolds(id, eq(users.passwordHash, passwordHash));
  const response = await openSession(ctx, { record, method: "password", holds, also, userAgent });
  if (!response) throw invalidCredentials();
  return response;
}
