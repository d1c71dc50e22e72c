import { and, eq, exists, ne, type SQL } from "drizzle-orm";
import { AuthError } from "../../platform/errors/auth-errors.ts";
import type { Ctx } from "../../platform/context/context.ts";
import { randomToken } from "../../platform/crypto/random.ts";
import { build, ONE } from "../../platform/db/client.ts";
import {
  checkToken,
  decodeLink,
  encodeLink,
  issueToken,
  isValidToken,
  type TokenKey,
  type TokenSubject,
  toTokenKey,
} from "../../platform/db/one-time-token.ts";
import { oneTimeTokens, users } from "../../tables/identity.ts";
import type { Statement } from "../../platform/db/batch.ts";

/** When a token is used, its address must match the account like this (docs/decisions/0021). */
const ADDRESS_RULE = {
  recovery: eq(oneTimeTokens.email, users.email),
  signup: eq(oneTimeTokens.email, users.email),
  signup_code: eq(oneTimeTokens.email, users.email),
  email_change: eq(oneTimeTokens.email, users.newEmail),
  email_change_code: eq(oneTimeTokens.email, users.newEmail),
  email_change_undo: ne(oneTimeTokens.email, users.email),
} as const;

export type AccountTokenPurpose = keyof typeof ADDRESS_RULE;

const ATTEMPTS = 5;

interface NewToken {
  purpose: AccountTokenPurpose;
  /** A link belongs to an account's id. A code belongs to an address or a session. */
  subject: TokenSubject;
  userId: string;
  /** The token is mailed to this address and proves only this address. */
  email: string;
  secret?: string;
  expiresAt: number;
}

export interface MailedToken extends TokenKey {
  purpose: AccountTokenPurpose;
  userId: string;
  email: string;
}

/** Replaces the subject's older token. The link opens a page in the mail's language. */
export async function newToken(
  ctx: Ctx,
  { purpose, subject, userId, email, secret = randomToken(), expiresAt }: NewToken,
): Promise<{ store: Statement; link: string }> {
  const key = await toTokenKey(ctx, { purpose, subject, secret });
  const page = `${ctx.origin}/auth/${purpose === "recovery" ? "reset" : "confirm"}`;
  const link = `${page}?token_hash=${encodeLink(key, secret)}&type=${purpose}&lang=${ctx.language}`;
  return {
    store: issueToken(ctx, key, { subjectId: userId, email, attempts: ATTEMPTS, expiresAt }),
    link,
  };
}

/** Counts wrong links as attempts. */
export async function findLink(
  ctx: Ctx,
  { purpose, link }: { purpose: AccountTokenPurpose; link: string },
): Promise<MailedToken | undefined> {
  const key = await decodeLink(ctx, { purpose, link });
  return key && findToken(ctx, { ...key, purpose });
}

interface MailedCode {
  purpose: AccountTokenPurpose;
  subject: string;
  code: string;
}

export async function findCode(
  ctx: Ctx,
  { purpose, subject, code }: MailedCode,
): Promise<MailedToken | undefined> {
  return findToken(ctx, {
    ...(await toTokenKey(ctx, { purpose, subject, secret: code })),
    purpose,
  });
}

async function findToken(
  ctx: Ctx,
  key: TokenKey & { purpose: AccountTokenPurpose },
): Promise<MailedToken | undefined> {
  const opened = await checkToken(ctx, key);
  if (!opened || opened.email === null) return undefined;
  return { ...key, userId: opened.subjectId, email: opened.email };
}

/** A condition of the batch: only one of two simultaneous requests may use the token. */
export function tokenHolds(ctx: Ctx, token: MailedToken): SQL {
  return exists(
    build
      .select(ONE)
      .from(oneTimeTokens)
      .innerJoin(users, eq(users.id, oneTimeTokens.subjectId))
      .where(and(isValidToken(ctx, token), ADDRESS_RULE[token.purpose])),
  );
}

/** The refusal is the same for every cause, so that it reveals nothing. */
export const linkExpired = () =>
  new AuthError("otp_expired", "Email link is invalid or has expired");
export const codeExpired = () => new AuthError("otp_expired", "Token has expired or is invalid");
