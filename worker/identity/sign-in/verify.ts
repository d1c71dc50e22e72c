import { eq } from "drizzle-orm";
import type { TokenResponse, Verify } from "#domain/accounts/auth.schema.ts";
import { AuthError } from "../../platform/errors/auth-errors.ts";
import type { Ctx } from "../../platform/context/context.ts";
import { isTrue } from "../../platform/db/batch.ts";
import { deleteToken } from "../../platform/db/one-time-token.ts";
import { userHolds } from "../../queries/account-holds.ts";
import { users } from "../../tables/identity.ts";
import { openSession } from "../sessions/open-session.ts";
import { assertNotBanned, findUser, parseEmail, type UserRecord } from "../users/users.ts";
import { countAttempt } from "../../platform/attempts.ts";
import {
  codeExpired,
  findCode,
  findLink,
  linkExpired,
  type MailedToken,
  tokenHolds,
  type AccountTokenPurpose,
} from "./mailed-token.ts";
import { confirmEmailChange, undoEmailChange } from "./move-address.ts";
import { deleteProofs, proveAddress } from "./prove-address.ts";

const PURPOSES: ReadonlyMap<string, readonly AccountTokenPurpose[]> = new Map([
  ["recovery", ["recovery"]],
  ["signup", ["signup"]],
  ["email", ["signup", "recovery"]],
  ["email_change", ["email_change"]],
  ["email_change_undo", ["email_change_undo"]],
]);

const CODE_PURPOSES: ReadonlyMap<string, AccountTokenPurpose> = new Map([
  ["signup", "signup_code"],
  ["email", "signup_code"],
  ["email_change", "email_change_code"],
]);

interface Follower {
  userAgent: string;
}

/** Outside its own session, the account opens like a recovery, because a stranger may have made the account. */
export async function verifyMailed(
  ctx: Ctx,
  { userAgent, ...request }: Verify & Follower,
): Promise<TokenResponse> {
  const token = await findToken(ctx, request);
  const expired = request.token_hash ? linkExpired : codeExpired;
  const record = token && (await findUser(ctx, token.userId));
  if (!token || !record) throw expired();
  assertNotBanned(ctx, record.user);
  const response = await followToken(ctx, { token, record, userAgent });
  if (!response) throw expired();
  return response;
}

async function findToken(
  ctx: Ctx,
  { type, token_hash: link, email: typed, token: code }: Verify,
): Promise<MailedToken | undefined> {
  if (!type) throw new AuthError("validation_failed", "Verify requires a verification type");
  if (!link && !(typed && code))
    throw new AuthError("validation_failed", "Verify requires a token or a token hash");
  if (link) {
    for (const purpose of PURPOSES.get(type) ?? []) {
      const token = await findLink(ctx, { purpose, link });
      if (token) return token;
    }
    return undefined;
  }
  const purpose = CODE_PURPOSES.get(type);
  const email = parseEmail(typed!);
  const { actor } = ctx;
  // Six digits can be guessed, so they need a session. Only a link opens an account without one.
  if (!purpose || !email || !actor) return undefined;
  const isOwn =
    purpose === "signup_code"
      ? actor.email === email
      : await isTrue(ctx, userHolds(actor.userId, eq(users.newEmail, email)));
  // Otherwise strangers could use up the attempts of an address's code, also by asking to move to it.
  const attempt = { purpose: "code", subject: `${purpose} ${email}` } as const;
  if (!isOwn || (await countAttempt(ctx, attempt)) > 0) return undefined;
  const subject = purpose === "signup_code" ? email : actor.sessionId;
  const token = await findCode(ctx, { purpose, subject, code: code! });
  return token?.email === email ? token : undefined;
}

interface FollowedToken extends Follower {
  token: MailedToken;
  record: UserRecord;
}

async function followToken(
  ctx: Ctx,
  { token, record, userAgent }: FollowedToken,
): Promise<TokenResponse | undefined> {
  if (token.purpose === "email_change_undo") return undoEmailChange(ctx, { token, userAgent });
  const byOwner = token.purpose === "recovery" ? null : ctx.actor;
  if (byOwner && byOwner.userId !== token.userId) return undefined;
  if (token.purpose === "email_change" || token.purpose === "email_change_code") {
    return confirmEmailChange(ctx, { token, record, userAgent });
  }
  if (byOwner) return proveAddress(ctx, { token, record, actor: byOwner });
  const also = [token.purpose === "recovery" ? deleteToken(token) : deleteProofs(token.userId)];
  return openSession(ctx, {
    record,
    method: "recovery",
    holds: tokenHolds(ctx, token),
    also,
    userAgent,
  });
}
