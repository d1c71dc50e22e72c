import { and, eq } from "drizzle-orm";
import { siteConfig } from "../../app.config.ts";
import { isDayOver } from "#domain/airports/airport-time.ts";
import { flightRefusal } from "#domain/orders/flight-refusal.ts";
import {
  completesTrip,
  mayChangeBooking,
  mayRefundThemselves,
} from "#domain/orders/booking-change.ts";
import type { BookingChange } from "#domain/orders/booking-change.schema.ts";
import { FIELDS } from "#domain/orders/booking-fields.ts";
import { compareFields, type ComparedFields } from "#domain/orders/compare-fields.ts";
import { backAfterChange } from "#domain/orders/order-due.ts";
import { NEW_ORDER_STATUS } from "#domain/orders/order-status.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import { type DecidedChange, decideChange } from "#domain/orders/decide-change.ts";
import { VALIDATION_MESSAGES as M } from "#domain/validation.ts";
import type { OrderAccess } from "#domain/orders/order-access.ts";
import type { Ctx } from "../platform/context/context.ts";
import { findSaleStopped } from "../queries/sale-stop.ts";
import { REFUNDABLE_MINOR } from "../queries/paid-at.ts";
import { hashVisitor } from "../platform/attempts.ts";
import { ConflictError, NotFoundError, ValidationError } from "../platform/errors/errors.ts";
import { queueOrderMail } from "../mail/order-mails.ts";
import { requireFreshBooking } from "./bookings.ts";
import { planGiveBack, refundInProgress, requestStored, toRefundRefusal } from "./give-back.ts";
import { flightOf, onSaleAfter } from "./sale-after-change.ts";
import { findRecord, type PaidRecord, updateOrder } from "./update-order.ts";
import { batch } from "../platform/db/batch.ts";

/** Throws ValidationError, ConflictError `sale_stopped`, or an error of `cancelBooking`. */
export async function changeBooking(
  ctx: Ctx,
  { access, version, ...change }: BookingChange & { access: OrderAccess },
): Promise<{ booking: Booking; access: OrderAccess }> {
  const { orderId } = access;
  const record = await findUnused(ctx, access, version);
  const { changes } = compareFields(record, change);
  if (!isInTime(ctx, record) && !completesTrip(record.order, changes, ctx.now)) throw tooLate();
  const decision = decideChange(record, { ...change, notify: true, reason: "" }, "");
  if (decision.kind === "refused") throw tooLate();
  if (decision.kind === "change") await writeChange(ctx, { access, record, decision });
  const booking = await requireFreshBooking(ctx, orderId);
  const isMoved = decision.kind === "change" && decision.fields.hasNewAddress;
  return {
    booking,
    access: { ...access, addressVersion: access.addressVersion + Number(isMoved) },
  };
}

interface TravellersChange {
  access: OrderAccess;
  record: PaidRecord;
  decision: DecidedChange;
}

async function writeChange(
  ctx: Ctx,
  { access, record, decision }: TravellersChange,
): Promise<void> {
  const { order, keptMinor } = record;
  const { fields, dueMinor, history, mail } = decision;
  checkFlight(ctx, record, fields);
  if (fields.hasNewAddress) assertNotCopied(access);
  const backMinor = refundableMinor(record, fields);
  if (backMinor > 0) assertMayRefund(ctx, access, order);
  const back = await planGiveBack(ctx, order.id, backMinor);
  const onSale = onSaleAfter(ctx, record, decision);
  const { eventId, hasChanged, statements } = updateOrder(ctx, {
    record,
    fields,
    dueMinor,
    history,
    condition: and(eq(REFUNDABLE_MINOR, keptMinor), back.isLeft, onSale),
  });
  const cause = `changed:${eventId}` as const;
  const facts = { ...mail?.facts, ...(backMinor > 0 && { backMinor }) };
  const visitor = await hashVisitor(ctx);
  try {
    const { change: written } = await batch(ctx, {
      ...statements,
      mail:
        mail &&
        queueOrderMail(ctx, { id: cause, orderId: order.id, ...mail, facts, visitor }, hasChanged),
      refunds: back.giveBack({ cause, condition: hasChanged }),
    });
    if (written.changes === 0)
      throw (onSale && (await findSaleStopped(ctx, flightOf(fields)))) ?? versionConflict();
  } catch (error) {
    throw toRefundRefusal(error);
  }
  const hasNewTotal = fields.amountMinor !== order.amountMinor;
  ctx.enqueue({ mails: [cause], pagesOf: hasNewTotal && order.id, passOf: order.id });
  if (backMinor > 0) await requestStored(ctx, order.id);
}

/** Throws ValidationError for a day that is over, or on which nobody can pay now. */
function checkFlight({ now }: Ctx, { order }: PaidRecord, { after }: ComparedFields): void {
  const past = isDayOver(after, now) ? M.datePast : undefined;
  const message = order.status === NEW_ORDER_STATUS ? flightRefusal(after, now) : past;
  if (message) throw new ValidationError([{ path: ["flightDate"], message }]);
}

/** Minor units. Throws ConflictError `too_late` if only staff may do it. */
function refundableMinor(
  { order, keptMinor, hasOpenDispute, hasLostDispute }: PaidRecord,
  { changes, hasNewTotal, amountMinor }: ComparedFields,
): number {
  if (order.status === NEW_ORDER_STATUS) return 0;
  const isStaffs = FIELDS.some(({ name, untilPaid }) => untilPaid && name in changes);
  // Money paid another way has no payment to refund here, so staff settle the difference.
  if (isStaffs || (hasNewTotal && keptMinor <= 0)) throw tooLate();
  // The payer's bank decides about this money.
  if (hasNewTotal && (hasOpenDispute || hasLostDispute)) throw tooLate();
  return backAfterChange({
    dueMinor: order.dueMinor,
    beforeMinor: order.amountMinor,
    afterMinor: amountMinor,
    keptMinor,
    byHandMinor: order.byHandMinor,
  });
}

/** Throws NotFoundError, or ConflictError `version_conflict`, `refund_in_progress` or `too_late`. */
export async function findChangeable(
  ctx: Ctx,
  access: OrderAccess,
  version: number,
): Promise<PaidRecord> {
  const record = await findUnused(ctx, access, version);
  if (!isInTime(ctx, record)) throw tooLate();
  return record;
}

const isInTime = ({ now }: Ctx, { order }: PaidRecord) =>
  mayChangeBooking(order, now, siteConfig.changeDays);

async function findUnused(
  ctx: Ctx,
  { orderId, addressVersion }: OrderAccess,
  version: number,
): Promise<PaidRecord> {
  const record = await findRecord(ctx, orderId);
  if (record?.order.addressVersion !== addressVersion) throw new NotFoundError();
  if (record.order.version !== version) throw versionConflict();
  if (record.order.status === "paid" && record.isBeingRefunded) throw refundInProgress();
  // Staff may have set a partly used order back to paid.
  if (record.redeemed > 0) throw tooLate();
  return record;
}

export const tooLate = () =>
  new ConflictError(
    "too_late",
    "This booking can no longer be changed here. Write to us or call us.",
  );

export const versionConflict = () =>
  new ConflictError(
    "version_conflict",
    "The booking changed since it was shown. Look at it again.",
  );

/** Otherwise an agent could refund alone. Throws ConflictError `link_copied` or `address_changed`. */
export function assertMayRefund(
  { now }: Ctx,
  access: OrderAccess,
  order: PaidRecord["order"],
): void {
  assertNotCopied(access);
  if (mayRefundThemselves(order, now)) return;
  throw new ConflictError(
    "address_changed",
    "Our team changed this booking's address a short while ago. Write to us to cancel and refund " +
      "it.",
  );
}

/** Mails to a new address hold a link that refunds. Throws ConflictError `link_copied`. */
export function assertNotCopied({ isCopied }: OrderAccess): void {
  if (!isCopied) return;
  throw new ConflictError(
    "link_copied",
    "This browser opened the booking with a link from our team. Open it with the link of a mail, " +
      "or write to us.",
  );
}
