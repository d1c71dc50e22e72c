import { and, eq, gt, lte, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../context/context.ts";
import { sign } from "../crypto/hash.ts";
import { build, prepareSql, primaryDb } from "./client.ts";
import { oneTimeTokens } from "../../identity/tables.ts";

/** What a code or link in a mail is for. */
export type TokenPurpose =
  | "booking_lookup"
  | "unsubscribe"
  | "recovery"
  | "signup"
  | "signup_code"
  | "email_change"
  | "email_change_code"
  | "email_change_undo"
  | "invitation";

/** A token as it is stored: hashes, so that the table tells nobody's secret or address. */
export interface TokenKey {
  purpose: TokenPurpose;
  subjectHash: string;
  tokenHash: string;
}

/** Of whom there is one token of a purpose: as it is known, or as a stored token has it. */
export type TokenSubject = string | { hash: string };

interface TokenSecret {
  purpose: TokenPurpose;
  subject: TokenSubject;
  secret: string;
}

/** HMAC of whom a token is for. With the purpose in it, a token fits one purpose only. */
async function hashSubject(
  { settings }: Ctx,
  { purpose, subject }: Omit<TokenSecret, "secret">,
): Promise<string> {
  if (typeof subject !== "string") return subject.hash;
  return sign(settings.SIGNING_SECRET, `${purpose}:${subject}`);
}

/** The key of the token that this secret opens. */
export async function toTokenKey(
  ctx: Ctx,
  { purpose, subject, secret }: TokenSecret,
): Promise<TokenKey> {
  const subjectHash = await hashSubject(ctx, { purpose, subject });
  return {
    purpose,
    subjectHash,
    tokenHash: await hashSecret(ctx, { purpose, subjectHash, secret }),
  };
}

/** The token's part of a link: whom it is for, as a hash, and its secret. */
export function encodeLink({ subjectHash }: TokenKey, secret: string): string {
  return `${subjectHash}.${secret}`;
}

/** The key of the token that a link of `encodeLink` opens; undefined for a text of another form. */
export async function decodeLink(
  ctx: Ctx,
  { purpose, link }: { purpose: TokenPurpose; link: string },
): Promise<TokenKey | undefined> {
  const [subjectHash, secret] = link.split(".");
  if (!subjectHash || !secret) return undefined;
  return {
    purpose,
    subjectHash,
    tokenHash: await hashSecret(ctx, { purpose, subjectHash, secret }),
  };
}

/** With the subject in the hash, a secret fits one subject only. */
function hashSecret(
  { settings }: Ctx,
  { purpose, subjectHash, secret }: { purpose: TokenPurpose; subjectHash: string; secret: string },
): Promise<string> {
  return sign(settings.SIGNING_SECRET, `${purpose}:${subjectHash}:${secret}`);
}

interface NewToken {
  /** The id of what the token opens. */
  subjectId: string;
  /** The address that an account's token is mailed to, and speaks for. */
  email?: string;
  /** How often a secret may be tried. */
  attempts: number;
  /** Epoch ms. */
  expiresAt: number;
  /** A token that is younger than this, in ms, is not replaced. */
  pauseMs?: number;
}

/**
 * The statement that stores a token. A newer one of the same purpose and subject replaces the older one and its attempts; it
 * changes no row when the pause since the older one is not over.
 */
export function issueToken(
  { db, now }: Ctx,
  { purpose, subjectHash, tokenHash }: TokenKey,
  { subjectId, email, attempts, expiresAt, pauseMs }: NewToken,
): D1PreparedStatement {
  const token = {
    subjectId,
    email: email ?? null,
    tokenHash,
    attemptsLeft: attempts,
    expiresAt,
    createdAt: now,
  };
  return prepareSql(
    db,
    build
      .insert(oneTimeTokens)
      .values({ purpose, subjectHash, ...token })
      .onConflictDoUpdate({
        target: [oneTimeTokens.purpose, oneTimeTokens.subjectHash],
        set: token,
        setWhere: pauseMs === undefined ? undefined : lte(oneTimeTokens.createdAt, now - pauseMs),
      }),
  );
}

/** What a token that was sent speaks for. */
interface OpenedToken {
  subjectId: string;
  email: string | null;
}

/**
 * Takes an attempt at a token and uses the token up when it is the right one.
 * @returns undefined for a wrong, used, replaced or expired one.
 */
export function redeemToken(ctx: Ctx, key: TokenKey): Promise<OpenedToken | undefined> {
  return takeAttempt(ctx, key, sql`0`);
}

/**
 * Takes an attempt at a token, and leaves it to be used up by the transaction that does what it is for (isValidToken).
 * @returns undefined for a wrong, used, replaced or expired one.
 */
export function checkToken(ctx: Ctx, key: TokenKey): Promise<OpenedToken | undefined> {
  return takeAttempt(ctx, key, sql`${oneTimeTokens.attemptsLeft}`);
}

/** One statement counts and decides, so that parallel guesses get no extra attempts and cannot redeem a token twice. */
async function takeAttempt(
  { db, now }: Ctx,
  key: TokenKey,
  attemptsIfRight: SQL,
): Promise<OpenedToken | undefined> {
  const isRight = sql<number>`${oneTimeTokens.tokenHash} = ${key.tokenHash}`;
  const [token] = await primaryDb(db)
    .update(oneTimeTokens)
    .set({
      attemptsLeft: sql`CASE WHEN ${isRight} THEN ${attemptsIfRight} ELSE ${oneTimeTokens.attemptsLeft} - 1 END`,
    })
    .where(
      and(isOfSubject(key), gt(oneTimeTokens.attemptsLeft, 0), gt(oneTimeTokens.expiresAt, now)),
    )
    .returning({ subjectId: oneTimeTokens.subjectId, email: oneTimeTokens.email, isRight });
  return token?.isRight ? { subjectId: token.subjectId, email: token.email } : undefined;
}

/** The condition that a token still works, for the statements that do what it is for. Their transaction uses it up. */
export function isValidToken({ now }: Ctx, key: TokenKey): SQL | undefined {
  return and(isToken(key), gt(oneTimeTokens.attemptsLeft, 0), gt(oneTimeTokens.expiresAt, now));
}

/** The statement that uses a token up if it still works: it changes one row then. */
export function spendToken(ctx: Ctx, key: TokenKey): D1PreparedStatement {
  return prepareSql(
    ctx.db,
    build.update(oneTimeTokens).set({ attemptsLeft: 0 }).where(isValidToken(ctx, key)),
  );
}

/** The statement that deletes a token: one that was used, or whose mail could not be sent, so that another can be asked for. */
export function deleteToken({ db }: Ctx, key: TokenKey): D1PreparedStatement {
  return prepareSql(db, build.delete(oneTimeTokens).where(isToken(key)));
}

const isOfSubject = ({ purpose, subjectHash }: TokenKey) =>
  and(eq(oneTimeTokens.purpose, purpose), eq(oneTimeTokens.subjectHash, subjectHash));

const isToken = (key: TokenKey) =>
  and(isOfSubject(key), eq(oneTimeTokens.tokenHash, key.tokenHash));
