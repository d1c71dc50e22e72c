import { and, eq, sql } from "drizzle-orm";
import { toMajor } from "#domain/money/currency.ts";
import type { FieldChanges } from "#domain/orders/booking-fields.ts";
import { toPayMinor } from "#domain/orders/order-due.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import type { OrderAccess } from "#domain/orders/order-access.ts";
import type { Ctx } from "../platform/context/context.ts";
import { uuidV7 } from "../platform/crypto/random.ts";
import { build, hasRow } from "../platform/db/client.ts";
import { orderEvent } from "../queries/order-event.ts";
import { orderEvents, orders } from "../tables/orders.ts";
import { hashVisitor } from "../platform/attempts.ts";
import { queueOrderMail } from "../mail/order-mails.ts";
import { giveBack, requestStored, toRefundRefusal } from "./give-back.ts";
import { assertMayRefund, findChangeable, tooLate, versionConflict } from "./change-booking.ts";
import { requireFreshBooking } from "./bookings.ts";
import { batch } from "../platform/db/batch.ts";

/** Throws NotFoundError, or ConflictError `too_late`, `version_conflict`, `refund_in_progress`, `address_changed` or `link_copied`. */
export async function cancelBooking(
  ctx: Ctx,
  { access, version }: { access: OrderAccess; version: number },
): Promise<Booking> {
  const { now } = ctx;
  const { orderId } = access;
  const { order, keptMinor, hasOpenDispute, hasLostDispute } = await findChangeable(
    ctx,
    access,
    version,
  );
  // The payer's bank decides about disputed money, and staff return what was paid another way.
  const isStaffs = hasOpenDispute || hasLostDispute || keptMinor <= 0;
  if (order.status === "paid" && isStaffs) throw tooLate();
  if (keptMinor > 0) assertMayRefund(ctx, access, order);
  const eventId = uuidV7(now);
  const hasCancelled = hasRow(orderEvents, eq(orderEvents.id, eventId));
  const mail = `cancelled:${eventId}` as const;
  const waived = order.dueMinor > 0 && { waivedMinor: order.dueMinor };
  const changes: FieldChanges = order.dueMinor > 0 ? { due: [toMajor(order.dueMinor), 0] } : {};
  const cancelled = {
    status: "cancelled",
    dueMinor: 0,
    version: version + 1,
    updatedAt: now,
  } as const;
  try {
    const { event } = await batch(ctx, {
      event: orderEvent(
        ctx,
        { id: eventId, toStatus: "cancelled", changes },
        sql`FROM ${orders} WHERE ${and(eq(orders.id, orderId), eq(orders.version, version))}`,
      ),
      mail: queueOrderMail(
        ctx,
        {
          id: mail,
          kind: "order-cancelled",
          orderId,
          visitor: await hashVisitor(ctx),
          ...(keptMinor > 0 && { facts: { amountMinor: keptMinor, ...waived } }),
        },
        hasCancelled,
      ),
      refunds: giveBack(ctx, orderId, { cause: mail, condition: hasCancelled }),
      order: build
        .update(orders)
        .set(cancelled)
        .where(and(eq(orders.id, orderId), hasCancelled)),
    });
    if (event.changes === 0) throw versionConflict();
  } catch (error) {
    throw toRefundRefusal(error);
  }
  ctx.enqueue({ mails: [mail], pagesOf: toPayMinor(order) > 0 && orderId, passOf: orderId });
  await requestStored(ctx, orderId);
  return requireFreshBooking(ctx, orderId);
}
