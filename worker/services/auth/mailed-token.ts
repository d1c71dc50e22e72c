import { and, eq, exists, gt, ne, type SQL, sql } from "drizzle-orm";
import { AuthError } from "../../auth-errors.ts";
import type { Ctx } from "../../context.ts";
import { randomToken } from "../../crypto/random.ts";
import { sign } from "../../crypto/hash.ts";
import { build, prepareSql, primaryDb } from "../../db/client.ts";
import { oneTimeTokens, users } from "../../db/schema.ts";

/** What a link or code in a mail is for (docs/decisions/0021-proof-of-an-address.md). */
export type TokenPurpose = "recovery" | "signup" | "email_change" | "email_change_code" | "email_change_undo";

const ATTEMPTS = 5;

/** How the address that a token was mailed to has to relate to its account when it is used. */
const ADDRESS_RULE: Readonly<Record<TokenPurpose, SQL>> = {
  recovery: eq(oneTimeTokens.email, users.email),
  signup: eq(oneTimeTokens.email, users.email),
  email_change: eq(oneTimeTokens.email, users.newEmail),
  email_change_code: eq(oneTimeTokens.email, users.newEmail),
  email_change_undo: ne(oneTimeTokens.email, users.email),
};

interface NewToken {
  purpose: TokenPurpose;
  /** Of whom there is one token of this purpose: the account's id for links, the address for codes. */
  subject: string;
  userId: string;
  /** Where it is mailed to, and what it speaks for. */
  email: string;
  secret?: string;
  /** Epoch ms. */
  expiresAt: number;
}

/** A token that somebody sent, and which is the stored one. It is not used up yet. */
export interface MailedToken {
  purpose: TokenPurpose;
  subjectHash: string;
  tokenHash: string;
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
  const subjectHash = await hashSubject(ctx, purpose, subject);
  const tokenHash = await hashToken(ctx, purpose, subjectHash, secret);
  const token = { subjectId: userId, email, tokenHash, attemptsLeft: ATTEMPTS, expiresAt, createdAt: ctx.now };
  return {
    store: prepareSql(
      ctx.db,
      build
        .insert(oneTimeTokens)
        .values({ purpose, subjectHash, ...token })
        .onConflictDoUpdate({ target: [oneTimeTokens.purpose, oneTimeTokens.subjectHash], set: token }),
    ),
    link: `${subjectHash}.${secret}`,
  };
}

/** The stored token that a link's token hash is, or undefined. A wrong one is counted. */
export async function findLink(ctx: Ctx, { purpose, link }: { purpose: TokenPurpose; link: string }): Promise<MailedToken | undefined> {
  const [subjectHash, secret] = link.split(".");
  return subjectHash && secret ? attemptToken(ctx, { purpose, subjectHash, secret }) : undefined;
}

interface MailedCode {
  purpose: TokenPurpose;
  subject: string;
  code: string;
}

/** The stored token that a code for a subject is, or undefined. A wrong one is counted. */
export async function findCode(ctx: Ctx, { purpose, subject, code }: MailedCode): Promise<MailedToken | undefined> {
  return attemptToken(ctx, { purpose, subjectHash: await hashSubject(ctx, purpose, subject), secret: code });
}

interface TokenAttempt {
  purpose: TokenPurpose;
  subjectHash: string;
  secret: string;
}

/** Wrong ones are counted in the statement that compares them, so parallel guesses are no more than there may be. */
async function attemptToken(ctx: Ctx, { purpose, subjectHash, secret }: TokenAttempt): Promise<MailedToken | undefined> {
  const tokenHash = await hashToken(ctx, purpose, subjectHash, secret);
  const [token] = await primaryDb(ctx.db)
    .update(oneTimeTokens)
    .set({ attemptsLeft: sql`${oneTimeTokens.attemptsLeft} - (${oneTimeTokens.tokenHash} <> ${tokenHash})` })
    .where(and(isToken({ purpose, subjectHash }), gt(oneTimeTokens.attemptsLeft, 0), gt(oneTimeTokens.expiresAt, ctx.now)))
    .returning({ userId: oneTimeTokens.subjectId, email: oneTimeTokens.email, tokenHash: oneTimeTokens.tokenHash });
  if (token?.tokenHash !== tokenHash || token.email === null) return undefined;
  return { purpose, subjectHash, tokenHash, userId: token.userId, email: token.email };
}

/** That a token is still there, and its address still what it was mailed for: of two who use it, the second finds it gone. */
export function tokenHolds({ purpose, subjectHash, tokenHash }: MailedToken): SQL {
  const isStored = and(isToken({ purpose, subjectHash }), eq(oneTimeTokens.tokenHash, tokenHash), gt(oneTimeTokens.attemptsLeft, 0));
  return exists(
    build
      .select({ one: sql`1` })
      .from(oneTimeTokens)
      .innerJoin(users, eq(users.id, oneTimeTokens.subjectId))
      .where(and(isStored, ADDRESS_RULE[purpose])),
  );
}

/** The statement that uses a token up. */
export function deleteToken({ db }: Ctx, token: MailedToken): D1PreparedStatement {
  return prepareSql(db, build.delete(oneTimeTokens).where(isToken(token)));
}

function isToken({ purpose, subjectHash }: Pick<MailedToken, "purpose" | "subjectHash">): SQL | undefined {
  return and(eq(oneTimeTokens.purpose, purpose), eq(oneTimeTokens.subjectHash, subjectHash));
}

/** Refuses a link or code: the same for an unknown, used, replaced, voided or expired one. */
export const linkExpired = () => new AuthError("otp_expired", "Email link is invalid or has expired");
export const codeExpired = () => new AuthError("otp_expired", "Token has expired or is invalid");

/** HMAC of whom a token is for. With the purpose in it, a link fits one purpose only. */
const hashSubject = ({ settings }: Ctx, purpose: TokenPurpose, subject: string) => sign(settings.SIGNING_SECRET, `${purpose}:${subject}`);

/** HMAC of a token's secret part. With the subject in it, a secret fits one account only. */
const hashToken = ({ settings }: Ctx, purpose: TokenPurpose, subjectHash: string, secret: string) =>
  sign(settings.SIGNING_SECRET, `${purpose}:${subjectHash}:${secret}`);
