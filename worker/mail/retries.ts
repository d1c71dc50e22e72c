import { and, asc, eq, inArray, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../platform/context/context.ts";
import { build, primaryDb } from "../platform/db/client.ts";
import { mailOutbox } from "./tables.ts";
import { logJob } from "../platform/context/log.ts";
import { attemptDelivery } from "./attempt-delivery.ts";
import { deliveryError, LEASE_MS } from "./outbox.ts";
import { run, type Statement } from "../platform/db/batch.ts";

/** Limits the length of a run while the mail service is down. */
const MAILS_A_RUN = 100;

interface Attempt {
  mailId: string;
  /** The number of earlier attempts. */
  attempts: number;
}

/** Returns the condition that a mail can be attempted and still has this many attempts. */
export function mayAttempt({ mailId, attempts }: Attempt): SQL | undefined {
  return and(
    eq(mailOutbox.id, mailId),
    eq(mailOutbox.attempts, attempts),
    inArray(mailOutbox.status, ["waiting", "failed"]),
    isNotNull(mailOutbox.recipient),
  );
}

/**
 * Returns the statement that claims an attempt, so that a cron run and an admin do not send twice.
 * It changes no row when another sender has the claim.
 */
export function claimAttempt({ now }: Ctx, attempt: Attempt): Statement {
  const claimed = {
    attempts: sql`${mailOutbox.attempts} + 1`,
    nextAttemptAt: now + LEASE_MS,
    updatedAt: now,
  };
  return build
    .update(mailOutbox)
    .set({ status: "waiting", ...claimed })
    .where(mayAttempt(attempt));
}

/** Attempts the due mails, the oldest first, and logs the counts. */
export async function retryMails(ctx: Ctx): Promise<void> {
  const due = await primaryDb(ctx.db)
    .select({ mailId: mailOutbox.id, attempts: mailOutbox.attempts })
    .from(mailOutbox)
    .where(
      and(
        eq(mailOutbox.status, "waiting"),
        lte(mailOutbox.nextAttemptAt, ctx.now),
        isNotNull(mailOutbox.recipient),
      ),
    )
    .orderBy(asc(mailOutbox.nextAttemptAt))
    .limit(MAILS_A_RUN);
  const count = { sent: 0, failed: 0 };
  for (const attempt of due) {
    const { changes } = await run(ctx, claimAttempt(ctx, attempt));
    if (changes === 0) continue;
    count[(await deliveryError(attemptDelivery(ctx, attempt.mailId))) ? "failed" : "sent"] += 1;
  }
  logJob("mails", count);
}
