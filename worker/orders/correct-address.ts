import { isNotNull } from "drizzle-orm";
import type { OrderMailKind } from "#domain/mail/mail.ts";
import type { AddressCorrection } from "#domain/orders/booking-change.schema.ts";
import { compareFields } from "#domain/orders/compare-fields.ts";
import type { OrderStatus } from "#domain/orders/order-status.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import type { OrderAccess } from "#domain/orders/order-access.ts";
import type { Ctx } from "../platform/context/context.ts";
import { hashVisitor } from "../platform/attempts.ts";
import { batch } from "../platform/db/batch.ts";
import { ConflictError, NotFoundError } from "../platform/errors/errors.ts";
import { queueOrderMail, toldSum } from "../mail/order-mails.ts";
import { requireFreshBooking } from "./bookings.ts";
import { assertNotCopied, versionConflict } from "./change-booking.ts";
import { orders } from "../tables/orders.ts";
import { endTrouble, findRecord, updateOrder } from "./update-order.ts";

/** The mail that the traveller has missed, by the order's status. */
const NEWS: Record<OrderStatus, OrderMailKind> = {
  "Not Paid": "order-booked",
  paid: "order-paid",
  completed: "order-paid",
  cancelled: "order-cancelled",
  refunded: "order-refunded",
};

/** Throws NotFoundError, or ConflictError `version_conflict`, `address_works` or `link_copied`. */
export async function correctAddress(
  ctx: Ctx,
  { access, version, email }: AddressCorrection & { access: OrderAccess },
): Promise<{ booking: Booking; access: OrderAccess }> {
  const { orderId } = access;
  const record = await findRecord(ctx, orderId);
  if (record?.order.addressVersion !== access.addressVersion) throw new NotFoundError();
  const { order } = record;
  if (order.version !== version) throw versionConflict();
  if (order.mailTrouble === null)
    throw new ConflictError("address_works", "Mails reach the address of this booking.");
  const fields = compareFields(record, { email });
  const { hasNewAddress } = fields;
  if (hasNewAddress) assertNotCopied(access);
  const { eventId, hasChanged, statements } = updateOrder(ctx, {
    record,
    fields,
    history: hasNewAddress ? fields.changes : null,
    condition: isNotNull(orders.mailTrouble),
  });
  const mail = `corrected:${eventId}`;
  // A bank returned the money, or there was none.
  const isOnlyOver = order.status === "refunded" && order.refundedMinor === 0;
  const kind = isOnlyOver ? "order-cancelled" : NEWS[order.status];
  const { change } = await batch(ctx, {
    ...statements,
    again: !hasNewAddress && endTrouble(orderId, hasChanged),
    mail: queueOrderMail(
      ctx,
      { id: mail, kind, orderId, facts: toldSum(kind, order), visitor: await hashVisitor(ctx) },
      hasChanged,
    ),
  });
  if (change.changes === 0) throw versionConflict();
  ctx.enqueue({ mails: [mail] });
  const next = { ...access, addressVersion: order.addressVersion + (hasNewAddress ? 1 : 0) };
  return { booking: await requireFreshBooking(ctx, next), access: next };
}
