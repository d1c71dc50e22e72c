import { RateLimitedError } from "../../errors.ts";
import type { Settings } from "../../env.ts";
import { sign } from "../../crypto/hash.ts";

/** How many attempts are allowed, and for how many minutes they count. */
interface Allowance {
  tries: number;
  minutes: number;
}

const ALLOWANCES = {
  /** Attempts at one account's password, by whomever. A right password clears the count. */
  password: { tries: 20, minutes: 10 },
  /** Recovery mails to one address. */
  recovery: { tries: 3, minutes: 15 },
} as const satisfies Record<string, Allowance>;
type Purpose = keyof typeof ALLOWANCES;

/** One statement counts, so that parallel attempts cannot be counted as one. */
const COUNT = `INSERT INTO auth_attempts (id, count, expires_at) VALUES (?1, 1, ?2)
ON CONFLICT (id) DO UPDATE SET
  count = CASE WHEN expires_at <= ?3 THEN 1 ELSE count + 1 END,
  expires_at = CASE WHEN expires_at <= ?3 THEN ?2 ELSE expires_at END
RETURNING count, expires_at`;

/** The id of an account's counter. Unknown addresses are counted too, so that a counter does not reveal an account. */
export function attemptsId({ SIGNING_SECRET }: Pick<Settings, "SIGNING_SECRET">, purpose: Purpose, email: string): Promise<string> {
  return sign(SIGNING_SECRET, `attempts:${purpose}:${email}`);
}

/** Counts one attempt. Returns the seconds to wait before it is allowed, 0 when it is allowed now. */
export async function countAttempt(settings: Settings, purpose: Purpose, email: string, now: number): Promise<number> {
  if (settings.RATE_LIMITS === "off") return 0;
  const { tries, minutes } = ALLOWANCES[purpose];
  const row = await settings.DB.prepare(COUNT)
    .bind(await attemptsId(settings, purpose, email), now + minutes * 60_000, now)
    .first<{ count: number; expires_at: number }>();
  return row && row.count > tries ? Math.max(1, Math.ceil((row.expires_at - now) / 1000)) : 0;
}

/**
 * Counts one attempt at an account's password, before any hashing.
 * @throws RateLimitedError (429) when there were too many.
 */
export async function countPasswordAttempt(settings: Settings, email: string, now: number): Promise<void> {
  const wait = await countAttempt(settings, "password", email, now);
  if (wait > 0) throw new RateLimitedError(wait);
}
