import { and, eq, gt, lte, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { sign } from "../crypto/hash.ts";
import { build, prepareSql, primaryDb } from "./client.ts";
import { oneTimeTokens } from "./schema.ts";

/** What a code or link in a mail is for. */
export type TokenPurpose = "booking_lookup" | "unsubscribe";

/** A token as it is stored: hashes, so that the table tells nobody's secret or address. */
export interface TokenKey {
  purpose: TokenPurpose;
  subjectHash: string;
  tokenHash: string;
}

/** HMAC of the subject that a token is for. With the purpose in it, a token fits one purpose only. */
export function hashSubject({ settings }: Pick<Ctx, "settings">, purpose: TokenPurpose, subject: string): Promise<string> {
  return sign(settings.SIGNING_SECRET, `${purpose}:${subject}`);
}

/** The key of the token with this secret. With the subject in its hash, a secret fits one subject only. */
export async function toTokenKey(ctx: Pick<Ctx, "settings">, purpose: TokenPurpose, subject: string, secret: string): Promise<TokenKey> {
  const subjectHash = await hashSubject(ctx, purpose, subject);
  return { purpose, subjectHash, tokenHash: await sign(ctx.settings.SIGNING_SECRET, `${purpose}:${subjectHash}:${secret}`) };
}

interface NewToken {
  /** The id of what the token opens. */
  subjectId: string;
  /** How often a secret may be tried. */
  attempts: number;
  /** How long it works, in ms. */
  lifetimeMs: number;
  /** A token that is younger than this, in ms, is not replaced. */
  pauseMs?: number;
}

/**
 * Stores a token. A newer one of the same purpose and subject replaces the older one and its attempts.
 * @returns false when the pause since the older one is not over; nothing is stored then.
 */
export async function issueToken(
  { db, now }: Ctx,
  { purpose, subjectHash, tokenHash }: TokenKey,
  { subjectId, attempts, lifetimeMs, pauseMs }: NewToken,
): Promise<boolean> {
  const token = { subjectId, tokenHash, attemptsLeft: attempts, expiresAt: now + lifetimeMs, createdAt: now };
  const stored = await primaryDb(db)
    .insert(oneTimeTokens)
    .values({ purpose, subjectHash, ...token })
    .onConflictDoUpdate({
      target: [oneTimeTokens.purpose, oneTimeTokens.subjectHash],
      set: token,
      setWhere: pauseMs === undefined ? undefined : lte(oneTimeTokens.createdAt, now - pauseMs),
    })
    .returning({ purpose: oneTimeTokens.purpose });
  return stored.length > 0;
}

/**
 * Takes an attempt at a token and uses the token up when it is the right one. One statement counts and decides, so that parallel
 * guesses get no extra attempts and cannot use a token twice.
 * @returns the id of what the token opens; undefined for a wrong, used, replaced or expired one.
 */
export async function redeemToken({ db, now }: Ctx, { purpose, subjectHash, tokenHash }: TokenKey): Promise<string | undefined> {
  const matches = sql<number>`${oneTimeTokens.tokenHash} = ${tokenHash}`;
  const [attempt] = await primaryDb(db)
    .update(oneTimeTokens)
    .set({ attemptsLeft: sql`CASE WHEN ${matches} THEN 0 ELSE ${oneTimeTokens.attemptsLeft} - 1 END` })
    .where(isOpen(purpose, subjectHash, now))
    .returning({ subjectId: oneTimeTokens.subjectId, matches });
  return attempt?.matches ? attempt.subjectId : undefined;
}

/** The condition that a token still works, for statements that do what it is for. The last of their batch uses it up. */
export function isValidToken({ purpose, subjectHash, tokenHash }: TokenKey, now: number): SQL | undefined {
  return and(isOpen(purpose, subjectHash, now), eq(oneTimeTokens.tokenHash, tokenHash));
}

/** The statement that uses a token up if it still works: it changes one row then. */
export function spendToken({ db, now }: Ctx, key: TokenKey): D1PreparedStatement {
  return prepareSql(db, build.update(oneTimeTokens).set({ attemptsLeft: 0 }).where(isValidToken(key, now)));
}

/** Deletes a token whose mail could not be sent, so that another can be asked for at once. */
export async function forgetToken({ db }: Ctx, { purpose, subjectHash, tokenHash }: TokenKey): Promise<void> {
  const { purpose: ofPurpose, subjectHash: ofSubject, tokenHash: ofToken } = oneTimeTokens;
  await primaryDb(db)
    .delete(oneTimeTokens)
    .where(and(eq(ofPurpose, purpose), eq(ofSubject, subjectHash), eq(ofToken, tokenHash)));
}

function isOpen(purpose: TokenPurpose, subjectHash: string, now: number): SQL | undefined {
  return and(
    eq(oneTimeTokens.purpose, purpose),
    eq(oneTimeTokens.subjectHash, subjectHash),
    gt(oneTimeTokens.attemptsLeft, 0),
    gt(oneTimeTokens.expiresAt, now),
  );
}
