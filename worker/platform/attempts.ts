import { and, eq, gt, lt, lte, or, sql } from "drizzle-orm";
import { isOwed, type MailKind, toMailbox } from "../../src/domain/mail/mail.ts";
import { MINUTE_MS } from "../../src/domain/time.ts";
import type { Ctx } from "./context/context.ts";
import { sign } from "./crypto/hash.ts";
import { build, prepareSql, primaryDb } from "./db/client.ts";
import { authAttempts } from "./tables.ts";
import { RateLimitedError } from "./errors/errors.ts";

/** How many attempts are allowed, and for how many minutes from the first of them. */
interface Allowance {
  attempts: number;
  minutes: number;
  /** The time runs anew with each allowed attempt, so that no span of that length ever has more of them. */
  rolling?: true;
}

/** Every count that holds wherever the attempts come from (docs/operations.md, "Limits of this product"). */
const ALLOWANCES = {
  /** Attempts at one account's password, by whomever. A right password clears the count. */
  password: { attempts: 20, minutes: 10 },
  /** Mails to one mailbox that a stranger can have sent to anyone, of all kinds together. */
  mail: { attempts: 3, minutes: 15, rolling: true },
  /** Such mails that one visitor causes, to whatever mailboxes. */
  visitorMail: { attempts: 30, minutes: 60 },
  /** Requests of accounts to move to one address. Unlike the mails to it they are refused, as this count reveals nothing else. */
  newAddress: { attempts: 3, minutes: 15 },
  /** Mails that one account asks for, to prove its own address. Like newAddress. */
  proof: { attempts: 3, minutes: 15 },
  /** Invitations to the staff for one address. */
  invitation: { attempts: 3, minutes: 15 },
  /** Changes of address that one account asks for. */
  emailChange: { attempts: 5, minutes: 15 },
  /** Six digits tried for one address: so few that guessing for a year gets nowhere. The link of the same mail still works. */
  code: { attempts: 10, minutes: 24 * 60 },
  /** Six digits tried for one order number and e-mail, however many codes were mailed. A right one does not count. */
  bookingCode: { attempts: 10, minutes: 24 * 60 },
  /** Messages that one visitor sends to the team. */
  message: { attempts: 10, minutes: 15 },
  /** Mails that come in: of one envelope's sender, of one domain, and in all, for each verdict of the receiving server. */
  inboundSender: { attempts: 20, minutes: 15 },
  inboundNetwork: { attempts: 300, minutes: 15 },
  inboundMail: { attempts: 2000, minutes: 15 },
  /** The same for mails that failed their proof. */
  forgedSender: { attempts: 5, minutes: 15 },
  forgedNetwork: { attempts: 20, minutes: 15 },
  forgedMail: { attempts: 100, minutes: 15 },
  /** Withdrawals, and ends of memberships, that one visitor declares. */
  statement: { attempts: 10, minutes: 15 },
  /** An authenticator's six digits tried at one account: guessing for a year finds one in some fifty. A right code clears the count. */
  factor: { attempts: 20, minutes: 24 * 60 },
  /** Recovery codes tried at one account. Nobody guesses one; this only keeps the work small. */
  recoveryCode: { attempts: 20, minutes: 10 },
} as const satisfies Record<string, Allowance>;

/**
 * What is attempted, and the subject that it is counted by: an address, an account's id, a visitor. Unknown accounts and bookings
 * are counted too, so that a count reveals none.
 */
interface Attempt {
  purpose: keyof typeof ALLOWANCES;
  subject: string;
}

/** The id of a counter: a hash, so that no address is stored. */
function counterId(
  { settings }: Ctx,
  { purpose, subject }: { purpose: string; subject: string },
): Promise<string> {
  return sign(settings.SIGNING_SECRET, `attempts:${purpose}:${subject}`);
}

/**
 * Counts one attempt, if it is allowed. RATE_LIMITS=off allows all and counts none.
 * @returns the seconds to wait before it is allowed, 0 when it is allowed now.
 */
export function countAttempt(ctx: Ctx, attempt: Attempt): Promise<number> {
  return countWithin(ctx, attempt, ALLOWANCES[attempt.purpose]);
}

/** A mail that strangers can have sent. */
interface CountedMail {
  kind: MailKind;
  recipient: string;
  /** Of hashVisitor; null when none caused it. */
  visitor: string | null;
}

/**
 * Counts a mail that strangers can have sent, by who caused it and by its mailbox. One that is owed (isOwed) leaves the last one
 * of its mailbox free: bookings and statements in somebody's name never keep the link or code from them that they wait for.
 * @returns like countAttempt.
 */
export async function countMail(ctx: Ctx, { kind, recipient, visitor }: CountedMail) {
  const caused =
    visitor === null ? undefined : ({ purpose: "visitorMail", subject: visitor } as const);
  const wait = caused ? await countAttempt(ctx, caused) : 0;
  if (wait > 0) return wait;
  const { attempts, ...allowance } = ALLOWANCES.mail;
  const full = await countWithin(
    ctx,
    { purpose: "mail", subject: toMailbox(recipient) },
    { ...allowance, attempts: isOwed(kind) ? attempts - 1 : attempts },
  );
  if (full > 0 && caused) await returnAttempt(ctx, caused);
  return full;
}

/** Takes a mail back that was counted and not sent. */
export async function returnMail(ctx: Ctx, { recipient, visitor }: CountedMail): Promise<void> {
  await returnAttempt(ctx, { purpose: "mail", subject: toMailbox(recipient) });
  if (visitor !== null) await returnAttempt(ctx, { purpose: "visitorMail", subject: visitor });
}

/** What stands for a visitor where a mail of theirs waits: a hash; null for cron runs and commands. */
export async function hashVisitor({ settings, visitor }: Ctx): Promise<string | null> {
  return visitor === "" ? null : sign(settings.SIGNING_SECRET, `visitor:${visitor}`);
}

/**
 * The same for an allowance that is not in the table, because a setting decides it.
 * @returns like countAttempt.
 */
export async function countWithin(
  ctx: Ctx,
  counted: { purpose: string; subject: string },
  { attempts, minutes, rolling }: Allowance,
): Promise<number> {
  const { db, settings, now } = ctx;
  if (settings.RATE_LIMITS === "off") return 0;
  const id = await counterId(ctx, counted);
  const { count, expiresAt } = authAttempts;
  const fresh = { count: 1, expiresAt: now + minutes * MINUTE_MS };
  const isOver = lte(expiresAt, now);
  // One statement decides and counts, so that of any number of parallel attempts only those that are allowed pass.
  const allowed = await primaryDb(db)
    .insert(authAttempts)
    .values({ id, ...fresh })
    .onConflictDoUpdate({
      target: authAttempts.id,
      set: {
        count: sql`CASE WHEN ${isOver} THEN ${fresh.count} ELSE ${count} + 1 END`,
        expiresAt: rolling
          ? fresh.expiresAt
          : sql`CASE WHEN ${isOver} THEN ${fresh.expiresAt} ELSE ${expiresAt} END`,
      },
      setWhere: or(isOver, lt(count, attempts)),
    })
    .returning({ count });
  if (allowed.length > 0) return 0;
  const [full] = await primaryDb(db)
    .select({ expiresAt })
    .from(authAttempts)
    .where(eq(authAttempts.id, id));
  return Math.max(1, Math.ceil(((full?.expiresAt ?? now) - now) / 1000));
}

/** Takes an attempt back that was counted, as if it had not been made. */
export async function returnAttempt(ctx: Ctx, attempt: Attempt): Promise<void> {
  const { db, now } = ctx;
  const { id, count, expiresAt } = authAttempts;
  await primaryDb(db)
    .update(authAttempts)
    .set({ count: sql`${count} - 1` })
    .where(and(eq(id, await counterId(ctx, attempt)), gt(count, 0), gt(expiresAt, now)));
}

/**
 * Counts one attempt that is refused in words when there were too many.
 * @throws RateLimitedError with the seconds to wait.
 */
export async function requireAttempt(ctx: Ctx, attempt: Attempt): Promise<void> {
  const wait = await countAttempt(ctx, attempt);
  if (wait > 0) throw new RateLimitedError(wait);
}

/**
 * Counts one attempt at an account's password, before any hashing.
 * @throws RateLimitedError when there were too many.
 */
export function countPasswordAttempt(ctx: Ctx, email: string): Promise<void> {
  return requireAttempt(ctx, { purpose: "password", subject: email });
}

/**
 * Counts one attempt at an account's second factor, before it is compared.
 * @throws RateLimitedError when there were too many.
 */
export function countFactorAttempt(
  ctx: Ctx,
  userId: string,
  purpose: "factor" | "recoveryCode" = "factor",
): Promise<void> {
  return requireAttempt(ctx, { purpose, subject: userId });
}

/** The statement that clears a count, and all counts that are over. */
export async function clearAttempts(ctx: Ctx, attempt: Attempt): Promise<D1PreparedStatement> {
  const id = await counterId(ctx, attempt);
  return prepareSql(
    ctx.db,
    build
      .delete(authAttempts)
      .where(or(eq(authAttempts.id, id), lte(authAttempts.expiresAt, ctx.now))),
  );
}
