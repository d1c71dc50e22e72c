import { and, eq, type SQL } from "drizzle-orm";
import { siteConfig } from "../../app.config.ts";
import { fromMajor } from "../../src/domain/money/currency.ts";
import { isDayOver } from "../../src/domain/airports/airport-time.ts";
import { flightRefusal } from "../../src/domain/bookings/flight-refusal.ts";
import { mayChangeBooking } from "../../src/domain/bookings/booking-change.ts";
import type { BookingChange } from "../../src/domain/bookings/booking-change.schema.ts";
import { compareFields } from "../../src/domain/orders/compare-fields.ts";
import { NEW_ORDER_STATUS } from "../../src/domain/orders/order-status.ts";
import type { Booking } from "../../src/domain/orders/order.schema.ts";
import { VALIDATION_MESSAGES as M } from "../../src/domain/validation.ts";
import type { OrderAccess } from "../../src/domain/orders/order-access.ts";
import type { Ctx } from "../platform/context/context.ts";
import { orders } from "./tables.ts";
import { ConflictError, NotFoundError, ValidationError } from "../platform/errors/errors.ts";
import { queueOrderMail } from "../mail/order-mails.ts";
import type { BookingRecord } from "./booking-record.ts";
import { findFreshBooking } from "./bookings.ts";
import { findRecord, updateOrder } from "./update-order.ts";
import { batch } from "../platform/db/batch.ts";

/**
 * Changes a traveller's own booking, with history and mail, and returns it. A new total closes the
 * open payment page. Throws NotFoundError, ConflictError `too_late` or `version_conflict`, or
 * ValidationError for a day that is over.
 */
export async function changeBooking(
  ctx: Ctx,
  { access, version, ...change }: BookingChange & { access: OrderAccess },
): Promise<Booking> {
  const { orderId } = access;
  const record = await findChangeable(ctx, access, version);
  const { order } = record;
  const fields = compareFields(record, change);
  if (Object.keys(fields.changes).length === 0) return (await findFreshBooking(ctx, orderId))!;
  if (fields.hasNewTotal && order.status !== NEW_ORDER_STATUS) {
    throw new ConflictError("too_late", "The number of travellers changes only before payment.");
  }
  const isUnpaid = order.status === NEW_ORDER_STATUS;
  const past = isDayOver(fields.after, ctx.now) ? M.datePast : undefined;
  const message = isUnpaid ? flightRefusal(fields.after, ctx.now) : past;
  if (message) throw new ValidationError([{ path: ["flightDate"], message }]);
  const { eventId, hasChanged, statements } = updateOrder(ctx, {
    record,
    fields,
    history: fields.changes,
  });
  const mail = `changed:${eventId}`;
  const { change: written } = await batch(ctx, {
    ...statements,
    mail: queueOrderMail(ctx, { id: mail, kind: "order-changed", orderId }, hasChanged),
  });
  if (written.changes === 0) throw versionConflict();
  const booking = await findFreshBooking(ctx, orderId);
  if (!booking) throw new NotFoundError();
  const hasNewAmount = fromMajor(booking.order.amount) !== order.amountMinor;
  ctx.enqueue({ mails: [mail], pagesOf: hasNewAmount && orderId });
  return booking;
}

/**
 * Returns the booking if its traveller may change it. Throws NotFoundError, or ConflictError
 * `version_conflict` or `too_late`.
 */
export async function findChangeable(
  ctx: Ctx,
  { orderId, addressVersion }: OrderAccess,
  version: number,
): Promise<BookingRecord> {
  const record = await findRecord(ctx, orderId);
  if (record?.order.addressVersion !== addressVersion) throw new NotFoundError();
  if (record.order.version !== version) throw versionConflict();
  if (!mayChangeBooking(record.order, ctx.now, siteConfig.changeDays)) {
    throw new ConflictError(
      "too_late",
      "This booking can no longer be changed here. Write to us or call us.",
    );
  }
  return record;
}

/** Returns the condition that the order still has this version. */
export function isUnchanged(orderId: string, version: number): SQL | undefined {
  return and(eq(orders.id, orderId), eq(orders.version, version));
}

/** Returns the refusal of an outdated version. */
export const versionConflict = () =>
  new ConflictError(
    "version_conflict",
    "The booking changed since it was shown. Look at it again.",
  );
