import { and, eq, gt, or, sql } from "drizzle-orm";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import type { NoteInput } from "#domain/order-detail/timeline.schema.ts";
import { MINUTE_MS } from "#domain/time.ts";
import type { SignedInCtx } from "../platform/context/context.ts";
import { isAdminNow } from "../queries/account-holds.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { build, hasRow } from "../platform/db/client.ts";
import { insertRowFrom } from "../platform/db/insert-row.ts";
import { orderNotes, orders } from "../tables/orders.ts";
import { uuidV7 } from "../platform/crypto/random.ts";
import { NotFoundError } from "../platform/errors/errors.ts";
import { selectOrderDetail, toOrderDetail } from "./order-detail.ts";
import { batch } from "../platform/db/batch.ts";

/** The same note within this time (ms) is a repeat, for example after a lost answer. */
const REPEATED_MS = 10 * MINUTE_MS;

/** Throws NotFoundError. */
export async function addOrderNote(
  ctx: SignedInCtx,
  { orderId, text, forLane }: NoteInput & { orderId: string },
): Promise<OrderDetail> {
  const { now, actor } = ctx;
  const id = uuidV7(now);
  const note = {
    id,
    orderId: orders.id,
    authorId: actor.userId,
    text,
    isForLane: forLane,
    createdAt: now,
  };
  const isSame = and(
    eq(orderNotes.orderId, orderId),
    gt(orderNotes.createdAt, now - REPEATED_MS),
    eq(orderNotes.authorId, actor.userId),
    eq(orderNotes.text, text),
    eq(orderNotes.isForLane, forLane),
  );
  const source = sql`FROM ${orders}
    WHERE ${eq(orders.id, orderId)} AND NOT ${hasRow(orderNotes, isSame)}`;
  const { detail } = await batch(ctx, {
    note: insertRowFrom(orderNotes, note, source),
    audit: auditEntry(
      ctx,
      { action: "order.note_added", subjectId: orderNotes.orderId, detail: { note: id } },
      sql`FROM ${orderNotes} WHERE ${eq(orderNotes.id, id)}`,
    ),
    detail: selectOrderDetail(orderId),
  });
  return toOrderDetail(ctx, detail);
}

/** For its author or an admin. Throws NotFoundError. */
export async function deleteOrderNote(
  ctx: SignedInCtx,
  { orderId, noteId }: { orderId: string; noteId: string },
): Promise<OrderDetail> {
  const { actor } = ctx;
  const mayDelete = and(
    eq(orderNotes.id, noteId),
    eq(orderNotes.orderId, orderId),
    or(eq(orderNotes.authorId, actor.userId), isAdminNow(actor.userId)),
  );
  const { deleted, detail } = await batch(ctx, {
    audit: auditEntry(
      ctx,
      { action: "order.note_deleted", subjectId: orderNotes.orderId, detail: { note: noteId } },
      sql`FROM ${orderNotes} WHERE ${mayDelete}`,
    ),
    deleted: build.delete(orderNotes).where(mayDelete),
    detail: selectOrderDetail(orderId),
  });
  if (deleted.changes === 0) throw new NotFoundError();
  return toOrderDetail(ctx, detail);
}
