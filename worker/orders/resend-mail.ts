import { eq, not, sql } from "drizzle-orm";
import type { OrderMailFacts } from "#domain/mail/mail.ts";
import { type ResendableMail, resendableMails } from "#domain/orders/order-mail.ts";
import { fromMajor } from "#domain/money/currency.ts";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import type { MailAgain } from "#domain/order-detail/timeline.schema.ts";
import { MINUTE_MS } from "#domain/time.ts";
import type { SignedInCtx } from "../platform/context/context.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { mailOutbox } from "../tables/mail.ts";
import { queueOrderMail, toldSum } from "../mail/order-mails.ts";
import { sendQueuedMails } from "../mail/send-queued.ts";
import { orderConflict } from "./order-conflict.ts";
import { findOrderDetail } from "./order-detail.ts";
import { endTrouble } from "./update-order.ts";
import { hasRow } from "../platform/db/client.ts";
import { batch } from "../platform/db/batch.ts";

/** At most once a minute. Throws NotFoundError or ConflictError `mail_outdated`. */
export async function resendOrderMail(
  ctx: SignedInCtx,
  { orderId, kind }: MailAgain & { orderId: string },
): Promise<OrderDetail> {
  const order = await findOrderDetail(ctx, orderId);
  const isTold = resendableMails(order, ctx.now).includes(kind);
  if (!isTold || order.customer.email === "") throw orderConflict("mail_outdated", order);
  const id = `again:${kind}:${orderId}:${Math.floor(ctx.now / MINUTE_MS)}`;
  const facts = toFacts(kind, order);
  const isNew = not(hasRow(mailOutbox, eq(mailOutbox.id, id)));
  await batch(ctx, [
    auditEntry(
      ctx,
      { action: "order.mail_sent_again", subjectId: orderId, detail: { kind } },
      sql`WHERE ${isNew}`,
    ),
    queueOrderMail(ctx, { id, kind, orderId, facts }),
    order.mail_trouble !== null && endTrouble(orderId, sql`1`),
  ]);
  await sendQueuedMails(ctx, [id]);
  return findOrderDetail(ctx, orderId);
}

function toFacts(kind: ResendableMail, order: OrderDetail): OrderMailFacts {
  const refundedAt = kind === "order-refunded" ? lastRefundedAt(order) : undefined;
  const sums = {
    paidMinor: fromMajor(order.paid_amount),
    refundedMinor: fromMajor(order.refunded_amount),
    disputedMinor: fromMajor(order.disputed_amount),
    byHandMinor: fromMajor(order.by_hand_amount),
  };
  return { ...toldSum(kind, sums), ...(refundedAt && { at: refundedAt }) };
}

function lastRefundedAt({ payments }: OrderDetail): number | undefined {
  const made = payments
    .flatMap(({ refunds }) => refunds)
    .filter((refund) => refund.status === "succeeded");
  const times = made.map(({ created_at: at }) => Date.parse(at));
  return times.length > 0 ? Math.max(...times) : undefined;
}
