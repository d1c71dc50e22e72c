import { eq, lte, or, sql } from "drizzle-orm";
import { MINUTE_MS } from "../../../src/domain/time.ts";
import type { Ctx } from "../../context.ts";
import { sign } from "../../crypto/hash.ts";
import { build, prepareSql, primaryDb } from "../../db/client.ts";
import { authAttempts } from "../../db/schema.ts";
import { RateLimitedError } from "../../errors.ts";

/** How many attempts are allowed, and for how many minutes they count. */
interface Allowance {
  attempts: number;
  minutes: number;
}

const ALLOWANCES = {
  /** Attempts at one account's password, by whomever. A right password clears the count. */
  password: { attempts: 20, minutes: 10 },
  /** Recovery mails to one address. */
  recovery: { attempts: 3, minutes: 15 },
  /** Mails to one address that ask its reader to prove it: for the account that has it, and for those that want it. */
  proof: { attempts: 3, minutes: 15 },
  /** Changes of address that one account asks for. */
  emailChange: { attempts: 5, minutes: 15 },
  /** Six digits tried for one address: so few that guessing for a year gets nowhere. The link of the same mail still works. */
  code: { attempts: 10, minutes: 24 * 60 },
} as const satisfies Record<string, Allowance>;

/** What is attempted, and at what: an address or an account's id. Unknown ones are counted too, so that a count reveals no account. */
interface Attempt {
  purpose: keyof typeof ALLOWANCES;
  subject: string;
}

/** The id of a counter: a hash, so that no address is stored. */
function counterId({ settings }: Ctx, { purpose, subject }: Attempt): Promise<string> {
  return sign(settings.SIGNING_SECRET, `attempts:${purpose}:${subject}`);
}

/** Counts one attempt. Returns the seconds to wait before it is allowed, 0 when it is allowed now. */
export async function countAttempt(ctx: Ctx, attempt: Attempt): Promise<number> {
  const { db, settings, now } = ctx;
  if (settings.RATE_LIMITS === "off") return 0;
  const { attempts, minutes } = ALLOWANCES[attempt.purpose];
  const { count, expiresAt } = authAttempts;
  const fresh = { count: 1, expiresAt: now + minutes * MINUTE_MS };
  const isOver = lte(expiresAt, now);
  // One statement counts, so that parallel attempts cannot be counted as one.
  const [counter] = await primaryDb(db)
    .insert(authAttempts)
    .values({ id: await counterId(ctx, attempt), ...fresh })
    .onConflictDoUpdate({
      target: authAttempts.id,
      set: {
        count: sql`CASE WHEN ${isOver} THEN ${fresh.count} ELSE ${count} + 1 END`,
        expiresAt: sql`CASE WHEN ${isOver} THEN ${fresh.expiresAt} ELSE ${expiresAt} END`,
      },
    })
    .returning({ count, expiresAt });
  return counter && counter.count > attempts ? Math.max(1, Math.ceil((counter.expiresAt - now) / 1000)) : 0;
}

/**
 * Counts one attempt at an account's password, before any hashing.
 * @throws RateLimitedError when there were too many.
 */
export async function countPasswordAttempt(ctx: Ctx, email: string): Promise<void> {
  const wait = await countAttempt(ctx, { purpose: "password", subject: email });
  if (wait > 0) throw new RateLimitedError(wait);
}

/** The statement that clears an account's count of wrong passwords, and all counts that are over. */
export async function clearPasswordAttempts(ctx: Ctx, email: string): Promise<D1PreparedStatement> {
  const id = await counterId(ctx, { purpose: "password", subject: email });
  return prepareSql(ctx.db, build.delete(authAttempts).where(or(eq(authAttempts.id, id), lte(authAttempts.expiresAt, ctx.now))));
}
