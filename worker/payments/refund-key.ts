import { eq, or, type SQL, sql } from "drizzle-orm";
import { sha256 } from "../platform/crypto/hash.ts";
import { UnprocessableError } from "../platform/errors/errors.ts";
import { refunds } from "../tables/payments.ts";

/** Null without a key. The scope keeps an order's keys apart from those of other orders. */
export const hashRefundKey = async (orderId: string, key: string | undefined) =>
  key === undefined ? null : sha256(`refunds:${orderId}:${key}`);

/** Leaving travellers can be refunded from several payments, so the refunds have the key in their ids. */
export const startOfIds = (keyHash: string) => `changed:${keyHash}` as const;

/** Finds the refunds of a key, with or without travellers. */
export function isOfKey(keyHash: string): SQL | undefined {
  const start = startOfIds(keyHash);
  // D1's LIKE takes no pattern of this length.
  const isOfTravellers = sql`substr(${refunds.id}, 1, ${start.length}) = ${start}`;
  return or(eq(refunds.keyHash, keyHash), isOfTravellers);
}

export const keyReused = () =>
  new UnprocessableError(
    "idempotency_key_reused",
    "This Idempotency-Key was used for another refund.",
  );
