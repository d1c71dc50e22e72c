import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { toMajor } from "#domain/money/currency.ts";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import { MAX_PAGE_SIZE, type Page } from "#domain/paging.ts";
import type {
  OpenProblem,
  ProblemQuery,
  ProblemResolution,
} from "#domain/orders/payment-problem.schema.ts";
import { toIso } from "#domain/time.ts";
import type { Ctx, SignedInCtx } from "../platform/context/context.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { build, hasRow } from "../platform/db/client.ts";
import { orderEvent } from "../queries/order-event.ts";
import { orders } from "../tables/orders.ts";
import { paymentProblems, payments } from "../tables/payments.ts";
import { NotFoundError } from "../platform/errors/errors.ts";
import { orderConflict } from "./order-conflict.ts";
import { selectOrderDetail, toOrderDetail } from "./order-detail.ts";
import { LEFT_MINOR } from "../queries/paid-at.ts";
import { dashboardUrl } from "../payments/payment-detail.ts";
import { batch, run } from "../platform/db/batch.ts";

/** At most MAX_PAGE_SIZE, oldest first, including those of deleted orders. */
export async function listProblems(ctx: Ctx, { kind }: ProblemQuery): Promise<Page<OpenProblem>> {
  const { rows } = await run(
    ctx,
    build
      .select({
        kind: paymentProblems.kind,
        createdAt: paymentProblems.createdAt,
        payment_id: payments.id,
        provider: payments.provider,
        reference: payments.reference,
        receivedMinor: payments.receivedMinor,
        leftMinor: LEFT_MINOR,
        currency: payments.currency,
        order_id: payments.orderId,
        order_number: payments.orderNumber,
        order_status: orders.status,
      })
      .from(paymentProblems)
      .innerJoin(payments, eq(payments.id, paymentProblems.paymentId))
      .leftJoin(orders, eq(orders.id, paymentProblems.orderId))
      .where(and(isNull(paymentProblems.resolvedAt), kind && eq(paymentProblems.kind, kind)))
      .orderBy(asc(paymentProblems.createdAt))
      .limit(MAX_PAGE_SIZE),
  );
  const items = rows.map(({ createdAt, receivedMinor, leftMinor, ...problem }) => ({
    ...problem,
    created_at: toIso(createdAt),
    dashboard_url: dashboardUrl(problem),
    received_amount: toMajor(receivedMinor),
    refundable_amount: toMajor(Math.max(0, leftMinor)),
  }));
  return { items, next_cursor: null };
}

/** Null if the order is deleted. Throws NotFoundError or ConflictError `problem_resolved`. */
export async function resolveProblem(
  ctx: SignedInCtx,
  { orderId, payment_id: paymentId, kind, reason }: ProblemResolution & { orderId: string },
): Promise<OrderDetail | null> {
  const { now, actor } = ctx;
  const isIt = and(
    eq(paymentProblems.paymentId, paymentId),
    eq(paymentProblems.kind, kind),
    eq(paymentProblems.orderId, orderId),
  );
  const isOpen = and(isIt, isNull(paymentProblems.resolvedAt));
  const whileOpen = hasRow(paymentProblems, isOpen);
  const { resolved, known, detail } = await batch(ctx, {
    event: orderEvent(
      ctx,
      { reason, actorId: actor.userId },
      sql`FROM ${orders} WHERE ${and(eq(orders.id, orderId), whileOpen)}`,
    ),
    audit: auditEntry(
      ctx,
      {
        action: "order.problem_resolved",
        subjectId: orderId,
        detail: { payment: paymentId, kind },
      },
      sql`WHERE ${whileOpen}`,
    ),
    resolved: build
      .update(paymentProblems)
      .set({ resolvedAt: now, resolvedBy: actor.userId })
      .where(isOpen),
    known: build.select({ kind: paymentProblems.kind }).from(paymentProblems).where(isIt),
    detail: selectOrderDetail(orderId),
  });
  if (known.rows.length === 0) throw new NotFoundError();
  const order = detail.order.rows.length > 0 ? toOrderDetail(ctx, detail) : null;
  if (resolved.changes === 0) throw orderConflict("problem_resolved", order);
  return order;
}
