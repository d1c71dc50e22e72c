import { and, eq, gt, not, sql } from "drizzle-orm";
import type { LetterInput } from "#domain/group-acts/group-act.schema.ts";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import { MINUTE_MS } from "#domain/time.ts";
import type { SignedInCtx } from "../platform/context/context.ts";
import { uuidV7 } from "../platform/crypto/random.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { batch } from "../platform/db/batch.ts";
import { hasRow } from "../platform/db/client.ts";
import { queueOrderMail } from "../mail/order-mails.ts";
import { orderEvent } from "../queries/order-event.ts";
import { orderEvents, orders } from "../tables/orders.ts";
import { orderConflict } from "./order-conflict.ts";
import { findOrderDetail, selectOrderDetail, toOrderDetail } from "./order-detail.ts";

const REPEATED_MS = 10 * MINUTE_MS;

/** Throws NotFoundError or ConflictError `mail_outdated`. */
export async function writeLetter(
  ctx: SignedInCtx,
  { orderId, text }: LetterInput & { orderId: string },
): Promise<OrderDetail> {
  const { now, actor } = ctx;
  const found = await findOrderDetail(ctx, orderId);
  if (found.customer.email === "") throw orderConflict("mail_outdated", found);
  const eventId = uuidV7(now);
  const mail = `letter:${eventId}`;
  const isSame = and(
    eq(orderEvents.orderId, orderId),
    gt(orderEvents.createdAt, now - REPEATED_MS),
    eq(orderEvents.actorId, actor.userId),
    eq(orderEvents.reason, text),
    // The reason of a change may have the same words.
    sql`${orderEvents.changes} ->> '$.letter' IS NOT NULL`,
  );
  const isWritten = hasRow(orderEvents, eq(orderEvents.id, eventId));
  const { detail } = await batch(ctx, {
    event: orderEvent(
      ctx,
      { id: eventId, reason: text, changes: { letter: ["", ""] }, actorId: actor.userId },
      sql`FROM ${orders} WHERE ${and(eq(orders.id, orderId), not(hasRow(orderEvents, isSame)))}`,
    ),
    mail: queueOrderMail(
      ctx,
      { id: mail, kind: "order-letter", orderId, facts: { letter: { en: text, fr: text } } },
      isWritten,
    ),
    audit: auditEntry(
      ctx,
      { action: "order.written_to", subjectId: orderId },
      sql`WHERE ${isWritten}`,
    ),
    detail: selectOrderDetail(orderId),
  });
  ctx.enqueue({ mails: [mail] });
  return toOrderDetail(ctx, detail);
}
