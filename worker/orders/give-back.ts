import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { RefundingAct } from "#domain/payments/decide-report.ts";
import type { Ctx } from "../platform/context/context.ts";
import { hasRow, primaryDb } from "../platform/db/client.ts";
import { insertRowFrom, isUniqueViolation } from "../platform/db/insert-row.ts";
import { LEFT_MINOR } from "../queries/paid-at.ts";
import { ConflictError } from "../platform/errors/errors.ts";
import { newRefund } from "../payments/payment-report.ts";
import { requestRefund } from "../payments/request-refund.ts";
import { payments, refunds } from "../tables/payments.ts";
import type { Statement } from "../platform/db/batch.ts";

interface GiveBack {
  /** `<act>:<id>`, because the act's own mail reports the refund (REFUNDING_ACTS). */
  cause: `${RefundingAct}:${string}` | SQL;
  condition: SQL;
  amountMinor?: SQL;
  /** The member of staff; null for the traveller's own act. */
  actorId?: string | null;
  reason?: string;
}

/** Refunds what each payment has left, or `amountMinor` of it, once per `cause`. */
export function giveBack(
  { now }: Pick<Ctx, "now">,
  orderId: string,
  { cause, condition, amountMinor = LEFT_MINOR, actorId = null, reason = "" }: GiveBack,
): Statement {
  const refund = {
    ...newRefund(now),
    id: sql`${cause} || ':' || ${payments.id}`,
    status: "requested",
    amountMinor,
    actorId,
    reason,
  } as const;
  const isLeft = and(isPaidOf(orderId), sql`${LEFT_MINOR} > 0`);
  return insertRowFrom(refunds, refund, sql`FROM ${payments} WHERE ${isLeft} AND ${condition}`);
}

/** Splits minor units over payments, newest first. Throws ConflictError if they have less. */
export async function planGiveBack(ctx: Ctx, orderId: string, sumMinor: number) {
  if (sumMinor === 0) return { isLeft: undefined, giveBack: () => undefined };
  const rows = await primaryDb(ctx.db)
    .select({ id: payments.id, leftMinor: LEFT_MINOR })
    .from(payments)
    .where(isPaidOf(orderId))
    .orderBy(desc(payments.id));
  let rest = sumMinor;
  const parts = rows.flatMap(({ id, leftMinor }) => {
    const minor = Math.min(rest, leftMinor);
    rest -= minor;
    return minor > 0 ? [{ id, minor }] : [];
  });
  if (rest > 0) throw refundInProgress();
  const ids = parts.map(({ id }) => sql`${id}`);
  const cases = parts.map(({ id, minor }) => sql`WHEN ${id} THEN ${minor}`);
  const isEnough = ({ id, minor }: (typeof parts)[number]) =>
    hasRow(payments, and(eq(payments.id, id), isPaidOf(orderId), sql`${LEFT_MINOR} >= ${minor}`));
  return {
    isLeft: and(...parts.map(isEnough)),
    giveBack: ({ condition, ...given }: Omit<GiveBack, "amountMinor">) =>
      giveBack(ctx, orderId, {
        ...given,
        condition: sql`${payments.id} IN (${sql.join(ids, sql`, `)}) AND ${condition}`,
        amountMinor: sql`CASE ${payments.id} ${sql.join(cases, sql` `)} END`,
      }),
  };
}

const isPaidOf = (orderId: string) =>
  and(eq(payments.orderId, orderId), eq(payments.status, "paid"));

/** Asks the provider for the refunds stored at `ctx.now`. The cron repeats failed requests. */
export async function requestStored(ctx: Ctx, orderId: string): Promise<void> {
  const stored = await primaryDb(ctx.db)
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.orderId, orderId),
        eq(refunds.status, "requested"),
        eq(refunds.createdAt, ctx.now),
      ),
    );
  await Promise.all(stored.map((row) => requestRefund(ctx, row)));
}

/** A payment has one open refund at a time, by a unique index. */
export function toRefundRefusal(error: unknown): unknown {
  if (!isUniqueViolation(error, refunds.paymentId)) return error;
  return refundInProgress();
}

export const refundInProgress = () =>
  new ConflictError(
    "refund_in_progress",
    "A refund of this booking is being made. Look at it again.",
  );
