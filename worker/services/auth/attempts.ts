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
  /** Mails to one address that ask its reader to prove it: for the account that has it, and for those that want it. */
  proof: { tries: 3, minutes: 15 },
  /** Changes of address that one account asks for. */
  emailChange: { tries: 5, minutes: 15 },
  /** Six digits tried for one address: so few that guessing for a year gets nowhere. The link of the same mail still works. */
  code: { tries: 10, minutes: 24 * 60 },
} as const satisfies Record<string, Allowance>;
type Purpose = keyof typeof ALLOWANCES;

/** One statement counts, so that parallel attempts cannot be counted as one. */
const COUNT = `INSERT INTO auth_attempts (id, count, expires_at) VALUES (?1, 1, ?2)
ON CONFLICT (id) DO UPDATE SET
  count = CASE WHEN expires_at <= ?3 THEN 1 ELSE count + 1 END,
  expires_at = CASE WHEN expires_at <= ?3 THEN ?2 ELSE expires_at END
RETURNING count, expires_at`;

/** The id of a counter. Unknown addresses are counted too, so that a counter does not reveal an account. */
export function attemptsId({ SIGNING_SECRET }: Pick<Settings, "SIGNING_SECRET">, purpose: Purpose, subject: string): Promise<string> {
  return sign(SIGNING_SECRET, `attempts:${purpose}:${subject}`);
}

/** Counts one attempt. Returns the seconds to wait before it is allowed, 0 when it is allowed now. */
export async function countAttempt(settings: Settings, purpose: Purpose, subject: string, now: number): Promise<number> {
  if (settings.RATE_LIMITS === "off") return 0;
  const { tries, minutes } = ALLOWANCES[purpose];
  const row = await settings.DB.prepare(COUNT)
    .bind(await attemptsId(settings, purpose, subject), now + minutes * 60_000, now)
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
