import { and, eq, sql } from "drizzle-orm";
import { toMajor } from "../../src/domain/money/currency.ts";
import type { FieldChanges } from "../../src/domain/orders/booking-fields.ts";
import { mayRefundThemselves } from "../../src/domain/bookings/booking-change.ts";
import { toPayMinor } from "../../src/domain/orders/order-due.ts";
import type { Booking } from "../../src/domain/orders/order.schema.ts";
import type { OrderAccess } from "../../src/domain/orders/order-access.ts";
import type { Ctx } from "../platform/context/context.ts";
import { uuidV7 } from "../platform/crypto/random.ts";
import { build, hasRow, primaryDb } from "../platform/db/client.ts";
import { insertRowFrom, isUniqueViolation } from "../platform/db/insert-row.ts";
import { orderEvent } from "../platform/db/order-event.ts";
import { GIVEN_MINOR } from "../platform/db/paid-at.ts";
import { orderEvents, orders } from "./tables.ts";
import { payments, refunds } from "../payments/tables.ts";
import { ConflictError, NotFoundError } from "../platform/errors/errors.ts";
import { queueOrderMail } from "../mail/order-mails.ts";
import { newRefund } from "../payments/payment-report.ts";
import { requestRefund } from "../payments/request-refund.ts";
import { findChangeable, isUnchanged, versionConflict } from "./change-booking.ts";
import { findFreshBooking } from "./bookings.ts";
import { batch } from "../platform/db/batch.ts";

/**
 * Cancels a booking for its traveller and refunds all of it in one batch; the cron repeats failed
 * refund requests. Throws NotFoundError, or ConflictError `too_late`, `version_conflict`,
 * `refund_in_progress` or `address_changed`.
 */
export async function cancelBooking(
  ctx: Ctx,
  { access, version }: { access: OrderAccess; version: number },
): Promise<Booking> {
  const { db, now } = ctx;
  const { orderId } = access;
  const { order } = await findChangeable(ctx, access, version);
  const owedMinor = order.paidMinor - order.refundedMinor;
  if (owedMinor > 0 && !mayRefundThemselves(order, now)) throw addressChanged();
  const eventId = uuidV7(now);
  const hasCancelled = hasRow(orderEvents, eq(orderEvents.id, eventId));
  const isPaidPayment = and(
    eq(payments.orderId, orderId),
    eq(payments.status, "paid"),
    sql`${payments.receivedMinor} > ${GIVEN_MINOR}`,
  );
  const refund = {
    ...newRefund(now),
    // One id per payment and event: a second cancellation refunds under another id.
    id: sql`${`cancelled:${eventId}:`} || ${payments.id}`,
    status: "requested",
    amountMinor: sql`${payments.receivedMinor} - ${GIVEN_MINOR}`,
  } as const;
  const mail = `cancelled:${eventId}`;
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
        sql`FROM ${orders} WHERE ${isUnchanged(orderId, version)}`,
      ),
      mail: queueOrderMail(
        ctx,
        {
          id: mail,
          kind: "order-cancelled",
          orderId,
          ...(owedMinor > 0 && { facts: { amountMinor: owedMinor, ...waived } }),
        },
        hasCancelled,
      ),
      refunds: insertRowFrom(
        refunds,
        refund,
        sql`FROM ${payments} WHERE ${and(isPaidPayment, hasCancelled)}`,
      ),
      order: build
        .update(orders)
        .set(cancelled)
        .where(and(eq(orders.id, orderId), hasCancelled)),
    });
    if (event.changes === 0) throw versionConflict();
  } catch (error) {
    if (!isUniqueViolation(error, refunds.paymentId)) throw error;
    throw new ConflictError(
      "refund_in_progress",
      "A refund of this booking is being made. Look at it again.",
    );
  }
  const requested = await primaryDb(db)
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.orderId, orderId),
        eq(refunds.status, "requested"),
        eq(refunds.createdAt, now),
      ),
    );
  await Promise.all(requested.map((row) => requestRefund(ctx, row)));
  const booking = await findFreshBooking(ctx, orderId);
  if (!booking) throw new NotFoundError();
  ctx.enqueue({ mails: [mail], pagesOf: toPayMinor(order) > 0 && orderId });
  return booking;
}

/** A member of staff who changes the address could otherwise cancel and refund alone. */
const addressChanged = () =>
  new ConflictError(
    "address_changed",
    "Our team changed this booking's address a short while ago. Write to us to cancel and refund " +
      "it.",
  );
