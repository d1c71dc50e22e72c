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
import { oneTimeTokens, users } from "../tables.ts";

/** How the address that a token was mailed to has to relate to its account when it is used (docs/decisions/0021-proofs.md). */
const ADDRESS_RULE = {
  recovery: eq(oneTimeTokens.email, users.email),
  signup: eq(oneTimeTokens.email, users.email),
  signup_code: eq(oneTimeTokens.email, users.email),
  email_change: eq(oneTimeTokens.email, users.newEmail),
  email_change_code: eq(oneTimeTokens.email, users.newEmail),
  email_change_undo: ne(oneTimeTokens.email, users.email),
} as const;

/** What an account's link or code in a mail is for. */
export type AccountTokenPurpose = keyof typeof ADDRESS_RULE;

const ATTEMPTS = 5;

interface NewToken {
  purpose: AccountTokenPurpose;
  /** Of whom there is one token of this purpose: the account's id for links, the address or the session for codes. */
  subject: TokenSubject;
  userId: string;
  /** Where it is mailed to, and what it speaks for. */
  email: string;
  secret?: string;
  /** Epoch ms. */
  expiresAt: number;
}

/** A token that somebody sent, and which is the stored one. It is not used up yet. */
export interface MailedToken extends TokenKey {
  purpose: AccountTokenPurpose;
  userId: string;
  email: string;
}

/**
 * The statement that stores a token, and what the mail says of it: its secret, and the token hash of its link. A newer token of
 * the same subject replaces the older one.
 */
export async function newToken(
  ctx: Ctx,
  { purpose, subject, userId, email, secret = randomToken(), expiresAt }: NewToken,
): Promise<{ store: D1PreparedStatement; link: string }> {
  const key = await toTokenKey(ctx, { purpose, subject, secret });
  return {
    store: issueToken(ctx, key, { subjectId: userId, email, attempts: ATTEMPTS, expiresAt }),
    link: encodeLink(key, secret),
  };
}

/** The stored token that a link's token hash is, or undefined. A wrong one is counted. */
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

/** The stored token that a code for a subject is, or undefined. A wrong one is counted. */
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

/** That a token is still there, and its address still what it was mailed for: of two who use it, the second finds it gone. */
export function tokenHolds(ctx: Ctx, token: MailedToken): SQL {
  return exists(
    build
      .select(ONE)
      .from(oneTimeTokens)
      .innerJoin(users, eq(users.id, oneTimeTokens.subjectId))
      .where(and(isValidToken(ctx, token), ADDRESS_RULE[token.purpose])),
  );
}

/** Refuses a link or code: the same for an unknown, used, replaced, voided or expired one. */
export const linkExpired = () =>
  new AuthError("otp_expired", "Email link is invalid or has expired");
export const codeExpired = () => new AuthError("otp_expired", "Token has expired or is invalid");
