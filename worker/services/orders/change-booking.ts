import { and, eq, exists, type SQL, sql } from "drizzle-orm";
import { siteConfig } from "../../../app.config.ts";
import { fromMajor } from "../../../src/domain/money/currency.ts";
import { airportDate } from "../../../src/domain/orders/airport-time.ts";
import { customerName } from "../../../src/domain/orders/booking.ts";
import { changedFields, changeNotes, mayChangeBooking } from "../../../src/domain/orders/booking-change.ts";
import type { BookingChange } from "../../../src/domain/orders/booking-change.schema.ts";
import { bookingTotalMinor, PASSENGER_TYPES } from "../../../src/domain/orders/fares.ts";
import { NEW_ORDER_STATUS } from "../../../src/domain/orders/order-status.ts";
import type { Booking } from "../../../src/domain/orders/order.schema.ts";
import { VALIDATION_MESSAGES as M } from "../../../src/domain/validation.ts";
import type { Ctx } from "../../context.ts";
import { uuidV7 } from "../../crypto/random.ts";
import { build, ONE, prepareSql, primaryDb } from "../../db/client.ts";
import { orderEvent } from "../../db/order-event.ts";
import { customers, orderEvents, orders } from "../../db/schema.ts";
import { ConflictError, NotFoundError, ValidationError } from "../../errors.ts";
import { queueOrderMail, sendQueuedMails } from "../mail/order-mails.ts";
import { closePayments } from "../payments/close-payments.ts";
import type { BookingRecord } from "./booking-record.ts";
import { findFreshBooking } from "./bookings.ts";

/**
 * Changes what a traveller may change of their own booking, with its history and a mail, and returns it. While it is unpaid the number
 * of travellers may change too, and with it the total; a page to pay the old total on is closed.
 * @throws NotFoundError; ConflictError `too_late` or `version_conflict`; ValidationError for a day that is over at the airport.
 */
export async function changeBooking(ctx: Ctx, { orderId, version, ...change }: BookingChange & { orderId: string }): Promise<Booking> {
  const { db, now } = ctx;
  const { order, customer } = await findChangeable(ctx, orderId, version);
  const current = {
    firstName: customer.firstName,
    lastName: customer.lastName,
    airport: order.airport,
    flightDate: order.flightDate ?? "",
    flightNumber: order.flightNumber ?? "",
    adults: order.adults,
    children: order.children,
    infants: order.infants,
  };
  const changes = changedFields(current, change);
  if (Object.keys(changes).length === 0) return (await findFreshBooking(ctx, orderId))!;
  const after = { ...current, ...change };
  if (PASSENGER_TYPES.some((type) => type in changes) && order.status !== NEW_ORDER_STATUS) {
    throw new ConflictError("too_late", "The number of travellers changes only before payment.");
  }
  if (after.flightDate !== "" && after.flightDate < airportDate(after.airport, now)) {
    throw new ValidationError([{ path: ["flightDate"], message: M.datePast }]);
  }
  const hadOwnName = customer.companyName === customerName({ ...current, companyName: "" });
  const eventId = uuidV7(now);
  const hasChanged = exists(build.select(ONE).from(orderEvents).where(eq(orderEvents.id, eventId)));
  const mail = `changed:${eventId}`;
  const [changed] = await db.batch([
    orderEvent(ctx, { id: eventId, changes }, sql`FROM ${orders} WHERE ${isUnchanged(orderId, version)}`),
    queueOrderMail(ctx, { id: mail, kind: "order-changed", orderId }, hasChanged),
    prepareSql(
      db,
      build
        .update(customers)
        .set({
          firstName: after.firstName,
          lastName: after.lastName,
          companyName: hadOwnName ? customerName({ ...after, companyName: "" }) : customer.companyName,
          notes: changeNotes(customer.notes, after),
        })
        .where(and(eq(customers.id, customer.id), hasChanged)),
    ),
    prepareSql(
      db,
      build
        .update(orders)
        .set({
          airport: after.airport,
          flightDate: after.flightDate || null,
          flightNumber: after.flightNumber || null,
          adults: after.adults,
          children: after.children,
          infants: after.infants,
          amountMinor: order.status === NEW_ORDER_STATUS ? bookingTotalMinor(after, order.currency) : order.amountMinor,
          version: version + 1,
          updatedAt: now,
        })
        .where(and(eq(orders.id, orderId), hasChanged)),
    ),
  ]);
  if (changed!.meta.changes === 0) throw versionConflict();
  const booking = await findFreshBooking(ctx, orderId);
  if (!booking) throw new NotFoundError();
  ctx.later(sendQueuedMails(ctx, [mail]));
  if (fromMajor(booking.order.amount) !== order.amountMinor) ctx.later(closePayments(ctx, orderId));
  return booking;
}

/**
 * The booking as it is stored, if its traveller may change it.
 * @throws NotFoundError; ConflictError `version_conflict` or `too_late`.
 */
export async function findChangeable(ctx: Ctx, orderId: string, version: number): Promise<BookingRecord> {
  const [record] = await primaryDb(ctx.db)
    .select({ order: orders, customer: customers })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(eq(orders.id, orderId));
  if (!record) throw new NotFoundError();
  if (record.order.version !== version) throw versionConflict();
  if (!mayChangeBooking(record.order, ctx.now, siteConfig.changeDays)) {
    throw new ConflictError("too_late", "This booking can no longer be changed here. Write to us or call us.");
  }
  return record;
}

/** The condition that nobody has changed the order since its traveller saw it. */
export function isUnchanged(orderId: string, version: number): SQL | undefined {
  return and(eq(orders.id, orderId), eq(orders.version, version));
}

/** Someone else, or another tab, was faster. */
export const versionConflict = () => new ConflictError("version_conflict", "The booking changed since it was shown. Look at it again.");
