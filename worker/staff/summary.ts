import { and, asc, eq, gt, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Summary } from "#domain/dashboard/dashboard.schema.ts";
import { type CurrencyCode, toMajor } from "#domain/money/currency.ts";
import { isConfirmed, NEW_ORDER_STATUS, type OrderStatus } from "#domain/orders/order-status.ts";
import { OPEN_STATEMENT_STATUSES } from "#domain/messages/message.ts";
import { MAIL_TROUBLES } from "#domain/orders/mail-trouble.ts";
import type { PaymentProblem } from "#domain/payments/payment.ts";
import { refundDueAt, type StatementKind } from "#domain/statements/statement.ts";
import { HOUR_MS, toIso } from "#domain/time.ts";
import type { Ctx } from "../platform/context/context.ts";
import { build } from "../platform/db/client.ts";
import { HAS_FAILED } from "../mail/outbox-row.ts";
import { mailOutbox } from "../tables/mail.ts";
import { groupActs } from "../tables/group-acts.ts";
import { messages } from "../tables/messages.ts";
import { orders } from "../tables/orders.ts";
import { IS_BEYOND } from "../passes/count-admitted.ts";
import { redemptions } from "../tables/passes.ts";
import { paymentProblems, refundRequests } from "../tables/payments.ts";
import { totals } from "../tables/platform.ts";
import { batch } from "../platform/db/batch.ts";

/** Counts rows without a stored total only up to this, so that the cost stays constant. */
export const COUNTED_UP_TO = 100;
const SOON_HOURS = 24;

/** Reads the primary, because admins look right after a change. The cost is constant. */
export async function summarize(ctx: Ctx): Promise<Summary> {
  const found = await batch(ctx, {
    totals: build.select().from(totals),
    held: build
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          // The plus keeps SQLite from reading all unpaid orders through the index of statuses.
          sql`+${orders.status} = ${NEW_ORDER_STATUS}`,
          gt(orders.heldUntil, ctx.now),
          lte(orders.heldUntil, ctx.now + SOON_HOURS * HOUR_MS),
        ),
      )
      .orderBy(asc(orders.heldUntil))
      .limit(COUNTED_UP_TO),
    due: build
      .select({ id: orders.id })
      .from(orders)
      .where(sql`due_minor > 0`)
      .limit(COUNTED_UP_TO),
    failed: build
      .select({ id: mailOutbox.id })
      .from(mailOutbox)
      .where(HAS_FAILED)
      .limit(COUNTED_UP_TO),
    unreached: MAIL_TROUBLES.map((trouble) =>
      build
        .select({ id: orders.id, createdAt: orders.createdAt })
        .from(orders)
        .where(eq(orders.mailTrouble, trouble))
        .limit(COUNTED_UP_TO),
    ),
    overused: build
      .selectDistinct({ id: redemptions.orderId })
      .from(redemptions)
      // Reads a range of the index, because a scan of the whole index would cost a row.
      .where(and(IS_BEYOND, gt(redemptions.orderId, "")))
      .limit(COUNTED_UP_TO),
    requests: build
      .select({ id: refundRequests.id, orderId: refundRequests.orderId })
      .from(refundRequests)
      .where(sql`status = 'open'`)
      .limit(COUNTED_UP_TO),
    groupRequests: build
      .select({ id: groupActs.id, approvedBy: groupActs.approvedBy })
      .from(groupActs)
      // Reads a range of the index, as above. A large request that one admin granted waits for a second one.
      .where(and(sql`status = 'preview' AND approved_by IS NOT created_by`, gt(groupActs.id, "")))
      .orderBy(asc(groupActs.id))
      .limit(COUNTED_UP_TO),
    withdrawals: openStatements("withdrawal"),
    terminations: openStatements("termination"),
    problems: build
      .select({ kind: paymentProblems.kind })
      .from(paymentProblems)
      .where(isNull(paymentProblems.resolvedAt))
      .limit(COUNTED_UP_TO),
  });
  const withdrawals = found.withdrawals.rows;
  const unreached = found.unreached
    .flatMap(({ rows }) => rows)
    .toSorted((a, b) => a.createdAt - b.createdAt)
    .slice(0, COUNTED_UP_TO);
  // Ids begin with their time, so the oldest is first.
  const overused = [...new Set(found.overused.rows.map(({ id }) => id))].toSorted();
  const requests = found.requests.rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const groupRequests = found.groupRequests.rows;
  // Who granted a large one cannot do more for it.
  const groupRequest =
    groupRequests.find(({ approvedBy }) => approvedBy === null) ?? groupRequests[0];
  const minor: Record<CurrencyCode, number> = { USD: 0, EUR: 0, GBP: 0 };
  const refundedMinor = { ...minor };
  const summary = {
    customers: 0,
    people: 0,
    orders: 0,
    unanswered_messages: 0,
    held_orders: found.held.rows.length,
    held_order: found.held.rows[0]?.id ?? null,
    due_orders: found.due.rows.length,
    failed_mails: found.failed.rows.length,
    unreached_orders: unreached.length,
    unreached_order: unreached[0]?.id ?? null,
    overused_orders: overused.length,
    overused_order: overused[0] ?? null,
    refund_requests: requests.length,
    refund_request_order: requests[0]?.orderId ?? null,
    group_refund_requests: groupRequests.length,
    group_refund_request: groupRequest?.id ?? null,
    open_withdrawals: withdrawals.length,
    open_withdrawal: withdrawals[0]?.id ?? null,
    open_terminations: found.terminations.rows.length,
    open_termination: found.terminations.rows[0]?.id ?? null,
    refund_due_at: withdrawals[0] ? toIso(refundDueAt(withdrawals[0].createdAt)) : null,
    payment_problems: countByKind(found.problems.rows),
  };
  for (const { kind, status, currency, count, amountMinor } of found.totals.rows) {
    if (kind === "customers") summary.customers += count;
    if (kind === "people") summary.people += count;
    if (kind === "messages" && status === "new") summary.unanswered_messages += count;
    if (kind === "refunds") refundedMinor[currency as CurrencyCode] += amountMinor;
    if (kind !== "orders") continue;
    summary.orders += count;
    if (isConfirmed(status as OrderStatus)) minor[currency as CurrencyCode] += amountMinor;
  }
  return {
    ...summary,
    revenue: toMajor(minor.USD + minor.EUR + minor.GBP),
    revenue_by_currency: toMajorByCurrency(minor),
    refunded_by_currency: toMajorByCurrency(refundedMinor),
    status: "operational",
  };
}

const openStatements = (kind: StatementKind) =>
  build
    .select({ id: messages.id, createdAt: messages.createdAt })
    .from(messages)
    .where(and(eq(messages.kind, kind), inArray(messages.status, OPEN_STATEMENT_STATUSES)))
    .orderBy(asc(messages.createdAt), asc(messages.id))
    .limit(COUNTED_UP_TO);

function toMajorByCurrency({
  USD,
  EUR,
  GBP,
}: Record<CurrencyCode, number>): Record<CurrencyCode, number> {
  return { USD: toMajor(USD), EUR: toMajor(EUR), GBP: toMajor(GBP) };
}

function countByKind(problems: readonly { kind: PaymentProblem }[]): Summary["payment_problems"] {
  const counts = {
    order_closed: 0,
    wrong_amount: 0,
    refund_failed: 0,
    refund_slow: 0,
    disputed: 0,
  };
  for (const { kind } of problems) counts[kind] += 1;
  return counts;
}
