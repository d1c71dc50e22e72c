import { and, eq, gt, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { isOwed, type MailKind, toMailbox } from "#domain/mail/mail.ts";
import { MINUTE_MS } from "#domain/time.ts";
import type { Ctx } from "./context/context.ts";
import { sign } from "./crypto/hash.ts";
import { batch, run } from "./db/batch.ts";
import { build } from "./db/client.ts";
import { authAttempts } from "../tables/platform.ts";
import { RateLimitedError } from "./errors/errors.ts";

interface Allowance {
  attempts: number;
  minutes: number;
  /** Each allowed attempt restarts the time, so no span of this length has more attempts. */
  rolling?: true;
}

/** Counted across all network addresses (docs/operations.md, "Limits of this product"). */
const ALLOWANCES = {
  /** Per account. A right password clears the count. */
  password: { attempts: 20, minutes: 10 },
  /** All mails that strangers can cause to one mailbox. */
  mail: { attempts: 3, minutes: 15, rolling: true },
  /** All such mails from one visitor. */
  visitorMail: { attempts: 30, minutes: 60 },
  /** Per new address. The refusal may be visible, because it reveals nothing else. */
  newAddress: { attempts: 3, minutes: 15 },
  proof: { attempts: 3, minutes: 15 },
  invitation: { attempts: 3, minutes: 15 },
  /** Per account. */
  emailChange: { attempts: 5, minutes: 15 },
  /** Per address and purpose. A year of guesses finds no code, and the mail's link still works. */
  code: { attempts: 10, minutes: 24 * 60 },
  /** Per order number and email. A right code does not count. */
  bookingCode: { attempts: 10, minutes: 24 * 60 },
  /** Per order. */
  passMail: { attempts: 20, minutes: 24 * 60 },
  /** Per visitor. */
  message: { attempts: 10, minutes: 15 },
  /** Incoming mails from one sender, from one domain and in total, for each verdict. */
  inboundSender: { attempts: 20, minutes: 15 },
  inboundNetwork: { attempts: 300, minutes: 15 },
  inboundMail: { attempts: 2000, minutes: 15 },
  /** The same for forged mails. */
  forgedSender: { attempts: 5, minutes: 15 },
  forgedNetwork: { attempts: 20, minutes: 15 },
  forgedMail: { attempts: 100, minutes: 15 },
  /** Per visitor. */
  statement: { attempts: 10, minutes: 15 },
  /** Per account. A year of guesses succeeds for one account in fifty. A right code clears the count. */
  factor: { attempts: 20, minutes: 24 * 60 },
  /** Per account. This limit only saves work. */
  recoveryCode: { attempts: 20, minutes: 10 },
} as const satisfies Record<string, Allowance>;

/** Counts unknown accounts and bookings too, so that no count reveals one. */
export interface Attempt {
  purpose: keyof typeof ALLOWANCES;
  subject: string;
}

interface Counted {
  purpose: string;
  subject: string;
}

type Limited = Counted & Allowance;

function counterId({ settings }: Ctx, { purpose, subject }: Counted): Promise<string> {
  return sign(settings.SIGNING_SECRET, `attempts:${purpose}:${subject}`);
}

/** Returns the seconds to wait, or 0. RATE_LIMITS=off allows everything. */
export function countAttempt(ctx: Ctx, attempt: Attempt): Promise<number> {
  return countWithin(ctx, attempt, ALLOWANCES[attempt.purpose]);
}

interface CountedMail {
  kind: MailKind;
  recipient: string;
  /** From `hashVisitor`. */
  visitor: string | null;
}

/** Returns each mail's seconds to wait. Owed mails (`isOwed`) leave one attempt free for a mail with a link. */
export async function countMails(ctx: Ctx, mails: readonly CountedMail[]): Promise<number[]> {
  const caused = mails.map(({ visitor }) =>
    visitor === null ? undefined : toLimited("visitorMail", visitor),
  );
  const waits = await countAll(ctx, caused);
  const boxes = mails.map(({ kind, recipient }, index) => {
    const box = toLimited("mail", toMailbox(recipient));
    const attempts = isOwed(kind) ? box.attempts - 1 : box.attempts;
    return waits[index] === 0 ? { ...box, attempts } : undefined;
  });
  const full = await countAll(ctx, boxes);
  for (const [index, attempt] of caused.entries())
    if (attempt && full[index]! > 0) await returnAttempt(ctx, attempt);
  return waits.map((wait, index) => wait || full[index]!);
}

const toLimited = (purpose: Attempt["purpose"], subject: string): Limited => ({
  purpose,
  subject,
  ...ALLOWANCES[purpose],
});

export async function returnMail(ctx: Ctx, { recipient, visitor }: CountedMail): Promise<void> {
  await returnAttempt(ctx, { purpose: "mail", subject: toMailbox(recipient) });
  if (visitor !== null) await returnAttempt(ctx, { purpose: "visitorMail", subject: visitor });
}

/** Null for cron runs and commands. */
export async function hashVisitor({ settings, visitor }: Ctx): Promise<string | null> {
  return visitor === "" ? null : sign(settings.SIGNING_SECRET, `visitor:${visitor}`);
}

export const countWithin = async (ctx: Ctx, counted: Counted, allowance: Allowance) =>
  (await countAll(ctx, [{ ...counted, ...allowance }]))[0]!;

async function countAll(ctx: Ctx, counted: readonly (Limited | undefined)[]): Promise<number[]> {
  const { settings, now } = ctx;
  if (settings.RATE_LIMITS === "off" || !counted.some(Boolean)) return counted.map(() => 0);
  const statements = counted.map(
    async (one) => one && countStatements(await counterId(ctx, one), one, now),
  );
  const found = await batch(ctx, await Promise.all(statements));
  return found.map((one) => {
    if (!one || one.allowed.rows.length > 0) return 0;
    return Math.max(1, Math.ceil(((one.full.rows[0]?.expiresAt ?? now) - now) / 1000));
  });
}

/** One statement decides and counts, so parallel attempts stay within the limit. */
function countStatements(id: string, { attempts, minutes, rolling }: Allowance, now: number) {
  const { count, expiresAt } = authAttempts;
  const fresh = { count: 1, expiresAt: now + minutes * MINUTE_MS };
  const isOver = lte(expiresAt, now);
  const allowed = build
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
  return {
    allowed,
    full: build.select({ expiresAt }).from(authAttempts).where(eq(authAttempts.id, id)),
  };
}

/** Returns false if no attempt was counted. */
export async function returnAttempt(ctx: Ctx, attempt: Counted): Promise<boolean> {
  const { id, count, expiresAt } = authAttempts;
  const isCounted = and(
    eq(id, await counterId(ctx, attempt)),
    gt(count, 0),
    gt(expiresAt, ctx.now),
  );
  const returned = await run(
    ctx,
    build
      .update(authAttempts)
      .set({ count: sql`${count} - 1` })
      .where(isCounted),
  );
  return returned.changes > 0;
}

export async function requireAttempt(ctx: Ctx, attempt: Attempt): Promise<void> {
  const wait = await countAttempt(ctx, attempt);
  if (wait > 0) throw new RateLimitedError(wait);
}

/** Also deletes expired counts. */
export async function clearAttempts(ctx: Ctx, attempt: Attempt): Promise<SQL> {
  const id = await counterId(ctx, attempt);
  return build
    .delete(authAttempts)
    .where(or(eq(authAttempts.id, id), lte(authAttempts.expiresAt, ctx.now)))
    .getSQL();
}
