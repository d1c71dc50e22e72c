import { and, eq, gt, lte, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../context/context.ts";
import { sign } from "../crypto/hash.ts";
import { build, primaryDb } from "./client.ts";
import { oneTimeTokens } from "../../tables/identity.ts";
import type { Statement } from "./batch.ts";

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

/** Hashes, so that the table reveals no secret or address. */
export interface TokenKey {
  purpose: TokenPurpose;
  subjectHash: string;
  tokenHash: string;
}

/** Plain text or its stored hash. A subject has one token per purpose. */
export type TokenSubject = string | { hash: string };

interface TokenSecret {
  purpose: TokenPurpose;
  subject: TokenSubject;
  secret: string;
}

/** The HMAC includes the purpose, so a token fits one purpose only. */
async function hashSubject(
  { settings }: Ctx,
  { purpose, subject }: Omit<TokenSecret, "secret">,
): Promise<string> {
  if (typeof subject !== "string") return subject.hash;
  return sign(settings.SIGNING_SECRET, `${purpose}:${subject}`);
}

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

export function encodeLink({ subjectHash }: TokenKey, secret: string): string {
  return `${subjectHash}.${secret}`;
}

/** Returns undefined for text that `encodeLink` does not write. */
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

/** The hash includes the subject, so a secret fits one subject only. */
function hashSecret(
  { settings }: Ctx,
  { purpose, subjectHash, secret }: { purpose: TokenPurpose; subjectHash: string; secret: string },
): Promise<string> {
  return sign(settings.SIGNING_SECRET, `${purpose}:${subjectHash}:${secret}`);
}

interface NewToken {
  subjectId: string;
  email?: string;
  attempts: number;
  expiresAt: number;
  pauseMs?: number;
}

/** Replaces the subject's token. Changes no row during the older token's pause. */
export function issueToken(
  { now }: Ctx,
  { purpose, subjectHash, tokenHash }: TokenKey,
  { subjectId, email, attempts, expiresAt, pauseMs }: NewToken,
): Statement {
  const token = {
    subjectId,
    email: email ?? null,
    tokenHash,
    attemptsLeft: attempts,
    expiresAt,
    createdAt: now,
  };
  return build
    .insert(oneTimeTokens)
    .values({ purpose, subjectHash, ...token })
    .onConflictDoUpdate({
      target: [oneTimeTokens.purpose, oneTimeTokens.subjectHash],
      set: token,
      setWhere: pauseMs === undefined ? undefined : lte(oneTimeTokens.createdAt, now - pauseMs),
    });
}

interface OpenedToken {
  subjectId: string;
  email: string | null;
}

/** Counts an attempt and spends a right token. Returns undefined if the token does not work. */
export function redeemToken(ctx: Ctx, key: TokenKey): Promise<OpenedToken | undefined> {
  return takeAttempt(ctx, key, sql`0`);
}

/** Counts an attempt. The caller's transaction spends the token (`isValidToken`). */
export function checkToken(ctx: Ctx, key: TokenKey): Promise<OpenedToken | undefined> {
  return takeAttempt(ctx, key, sql`${oneTimeTokens.attemptsLeft}`);
}

/** One statement counts and decides, so that parallel guesses get no extra attempt. */
async function takeAttempt(
  { db, now }: Ctx,
  key: TokenKey,
  attemptsIfRight: SQL,
): Promise<OpenedToken | undefined> {
  const isRight = sql<number>`${oneTimeTokens.tokenHash} = ${key.tokenHash}`;
  const [token] = await primaryDb(db)
    .update(oneTimeTokens)
    .set({
      attemptsLeft: sql`CASE WHEN ${isRight} THEN ${attemptsIfRight}
        ELSE ${oneTimeTokens.attemptsLeft} - 1 END`,
    })
    .where(
      and(isOfSubject(key), gt(oneTimeTokens.attemptsLeft, 0), gt(oneTimeTokens.expiresAt, now)),
    )
    .returning({ subjectId: oneTimeTokens.subjectId, email: oneTimeTokens.email, isRight });
  return token?.isRight ? { subjectId: token.subjectId, email: token.email } : undefined;
}

/** The same transaction must spend the token. */
export function isValidToken({ now }: Ctx, key: TokenKey): SQL | undefined {
  return and(isToken(key), gt(oneTimeTokens.attemptsLeft, 0), gt(oneTimeTokens.expiresAt, now));
}

export function spendToken(ctx: Ctx, key: TokenKey): Statement {
  return build.update(oneTimeTokens).set({ attemptsLeft: 0 }).where(isValidToken(ctx, key));
}

/** For a token that is used or was never mailed, so that a new one can follow. */
export function deleteToken(key: TokenKey): Statement {
  return build.delete(oneTimeTokens).where(isToken(key));
}

const isOfSubject = ({ purpose, subjectHash }: TokenKey) =>
  and(eq(oneTimeTokens.purpose, purpose), eq(oneTimeTokens.subjectHash, subjectHash));

const isToken = (key: TokenKey) =>
  and(isOfSubject(key), eq(oneTimeTokens.tokenHash, key.tokenHash));
