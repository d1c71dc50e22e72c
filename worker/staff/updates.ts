import { and, eq, getTableColumns, gte, isNull, sql } from "drizzle-orm";
import {
  UPDATES_COUNTED_UP_TO,
  type Updates,
  type UpdatesQuery,
} from "#domain/dashboard/dashboard.schema.ts";
import { firstOrderNumber } from "#domain/orders/order-number.ts";
import { toIso } from "#domain/time.ts";
import type { Ctx } from "../platform/context/context.ts";
import { build, ONE } from "../platform/db/client.ts";
import { HAS_FAILED } from "../mail/outbox-row.ts";
import { mailOutbox } from "../tables/mail.ts";
import { orders } from "../tables/orders.ts";
import { paymentProblems } from "../tables/payments.ts";
import { revisions, totals } from "../tables/platform.ts";
import { batch } from "../platform/db/batch.ts";

/** Orders after `since` (UTC ISO 8601) are new. */
export async function readUpdates(ctx: Ctx, { since }: UpdatesQuery): Promise<Updates> {
  const { now } = ctx;
  const found = await batch(ctx, {
    // A new order counts by its rowid. Triggers count all other changes.
    revisions: build
      .select({
        ...getTableColumns(revisions),
        orders: sql<number>`${revisions.orders} + (SELECT coalesce(max(rowid), 0) FROM orders)`,
      })
      .from(revisions),
    waiting: build
      .select({ count: totals.count })
      .from(totals)
      .where(and(eq(totals.kind, "messages"), eq(totals.status, "new"))),
    newer: build
      .select(ONE)
      .from(orders)
      .where(gte(orders.orderNumber, firstOrderNumber(1 + (since ? Date.parse(since) : now))))
      .limit(UPDATES_COUNTED_UP_TO),
    failed: build.select(ONE).from(mailOutbox).where(HAS_FAILED).limit(UPDATES_COUNTED_UP_TO),
    problems: build
      .select(ONE)
      .from(paymentProblems)
      .where(isNull(paymentProblems.resolvedAt))
      .limit(UPDATES_COUNTED_UP_TO),
  });
  const [revision] = found.revisions.rows;
  if (!revision) throw new Error("The revisions have no row");
  const { id: _id, ...counters } = revision;
  return {
    as_of: toIso(now),
    revisions: counters,
    new_orders: found.newer.rows.length,
    unanswered_messages: found.waiting.rows[0]?.count ?? 0,
    failed_mails: found.failed.rows.length,
    payment_problems: found.problems.rows.length,
  };
}
