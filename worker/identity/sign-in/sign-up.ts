import type { SignUp, TokenResponse } from "#domain/accounts/auth.schema.ts";
import { AuthError } from "../../platform/errors/auth-errors.ts";
import type { Ctx } from "../../platform/context/context.ts";
import { hashPassword } from "../passwords/password-hash.ts";
import { sessions } from "../../tables/identity.ts";
import { createTokens, newSession } from "../sessions/open-session.ts";
import { insertUserRecord, newUserRecord, refuseTakenEmail } from "../users/new-user.ts";
import { findUserByEmail, requireEmail } from "../users/users.ts";
import { assertPasswordPolicy } from "../passwords/password-policy.ts";
import { build } from "../../platform/db/client.ts";
import { batch } from "../../platform/db/batch.ts";

const alreadyExists = () => new AuthError("user_already_exists", "User already registered");

export async function signUp(
  ctx: Ctx,
  { email: typed, password, phone, data, userAgent }: SignUp & { userAgent: string },
): Promise<TokenResponse> {
  if (!typed && phone) throw new AuthError("phone_provider_disabled", "Phone signups are disabled");
  if (!typed) throw new AuthError("anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  if (!password) throw new AuthError("validation_failed", "Signup requires a valid password");
  const email = requireEmail(typed);
  await assertPasswordPolicy(ctx, { password, email });
  // This check saves hashing time. The unique index decides races.
  if (await findUserByEmail(ctx, email)) throw alreadyExists();

  const record = newUserRecord(ctx, {
    email,
    passwordHash: await hashPassword(ctx.settings, password),
    userMetadata: data ?? {},
    identity: { provider: "email", emailVerified: false },
  });
  const session = newSession(ctx, { userId: record.user.id, method: "password", userAgent });
  await refuseTakenEmail(
    batch(ctx, [insertUserRecord(record), build.insert(sessions).values(session)]),
    alreadyExists,
  );
  return createTokens(ctx, { record, session });
}
