import { and, eq, gt, isNull } from "drizzle-orm";
import {
  UPDATES_COUNTED_UP_TO,
  type Updates,
  type UpdatesQuery,
} from "../../src/domain/dashboard/dashboard.schema.ts";
import type { Ctx } from "../platform/context/context.ts";
import { ONE, primaryDb } from "../platform/db/client.ts";
import { mailOutbox } from "../mail/tables.ts";
import { orders } from "../orders/tables.ts";
import { paymentProblems } from "../payments/tables.ts";
import { revisions, totals } from "../platform/tables.ts";

/**
 * Returns the change counters of orders, messages, failed mails and payment problems, and their
 * open counts, in one cheap round trip. Orders after `since` (UTC ISO 8601) are new.
 */
export async function readUpdates({ reads, now }: Ctx, { since }: UpdatesQuery): Promise<Updates> {
  const db = primaryDb(reads);
  const [[revision], [waiting], newer, failed, problems] = await db.batch([
    db.select().from(revisions),
    db
      .select({ count: totals.count })
      .from(totals)
      .where(and(eq(totals.kind, "messages"), eq(totals.status, "new"))),
    db
      .select(ONE)
      .from(orders)
      .where(gt(orders.createdAt, since === undefined ? now : Date.parse(since)))
      .limit(UPDATES_COUNTED_UP_TO),
    db
      .select(ONE)
      .from(mailOutbox)
      .where(eq(mailOutbox.status, "failed"))
      .limit(UPDATES_COUNTED_UP_TO),
    db
      .select(ONE)
      .from(paymentProblems)
      .where(isNull(paymentProblems.resolvedAt))
      .limit(UPDATES_COUNTED_UP_TO),
  ]);
  const { id: _id, ...counters } = revision!;
  return {
    as_of: new Date(now).toISOString(),
    revisions: counters,
    new_orders: newer.length,
    unanswered_messages: waiting?.count ?? 0,
    failed_mails: failed.length,
    payment_problems: problems.length,
  };
}
