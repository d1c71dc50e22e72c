import { desc, eq, sql } from "drizzle-orm";
import type { BookingInput } from "#domain/bookings/booking.schema.ts";
import { flightRefusal } from "#domain/bookings/flight-refusal.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import type { PaymentStatus } from "#domain/payments/payment.ts";
import { FIRST_ADDRESS, type OrderAccess } from "#domain/orders/order-access.ts";
import type { Ctx } from "../platform/context/context.ts";
import { sha256 } from "../platform/crypto/hash.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { build, primaryDb } from "../platform/db/client.ts";
import { insertRow, isUniqueViolation } from "../platform/db/insert-row.ts";
import { isOpenTo } from "../platform/db/order-access.ts";
import { orderEvent } from "../platform/db/order-event.ts";
import { LAST_PAID_AT, PAID_AT } from "../platform/db/paid-at.ts";
import { tableColumns } from "../platform/db/table-columns.ts";
import { customers, orders } from "./tables.ts";
import { idempotencyKeys } from "../platform/tables.ts";
import { payments } from "../payments/tables.ts";
import { ConflictError, UnprocessableError, ValidationError } from "../platform/errors/errors.ts";
import { hashVisitor } from "../platform/attempts.ts";
import { confirmBooking } from "../mail/order-mails.ts";
import { newBookingRecord, type PaymentNews, toBooking } from "./booking-record.ts";
import { batch, type Entries, rehearse, type Results, run } from "../platform/db/batch.ts";

const ORDER = tableColumns(orders);
const CUSTOMER = tableColumns(customers);
const insertCustomer = insertRow(customers);
const insertOrder = insertRow(orders);
const insertIdempotencyKey = insertRow(idempotencyKeys);

interface NewBooking {
  input: BookingInput;
  /** Makes a repeat return the booking of the first request. */
  idempotencyKey: string | undefined;
  /** Undoes it: nothing is stored or mailed. */
  isRehearsal?: boolean;
  /** The staff user who books for a traveller, and the reason. */
  staff?: { userId: string; reason: string };
}

/**
 * Stores customer, order and confirmation mail in one batch. The unique index of the idempotency
 * key decides races (docs/decisions/0006). Throws ValidationError, UnprocessableError
 * `idempotency_key_reused` or ConflictError `booking_gone`.
 */
export async function createBooking(
  ctx: Ctx,
  { input, idempotencyKey, isRehearsal = false, staff }: NewBooking,
): Promise<{ booking: Booking; repeated: boolean }> {
  const { db, now, language } = ctx;
  const refusal = flightRefusal({ ...input, flightDate: input.flightDate ?? null }, now);
  const refuse = () => new ValidationError([{ path: ["flightDate"], message: refusal! }]);
  if (refusal && idempotencyKey === undefined) throw refuse();
  const record = newBookingRecord({ input, language, now, createdBy: staff?.userId ?? null });
  const visitor = staff ? null : await hashVisitor(ctx);
  const confirmation = confirmBooking(ctx, { ...record, visitor });
  const inserts = [
    insertCustomer(db, record.customer),
    insertOrder(db, record.order),
    confirmation.queued,
    staff && recordStaff(ctx, record.order.id, staff),
  ];
  if (isRehearsal) {
    await rehearse(ctx, inserts);
    return { booking: toBooking(ctx, record), repeated: true };
  }
  if (idempotencyKey === undefined) {
    await batch(ctx, inserts);
    ctx.enqueue({ mails: [confirmation.id] });
    return { booking: toBooking(ctx, record), repeated: false };
  }
  const [id, requestHash] = await Promise.all([
    sha256(
      staff ? `staff-bookings:${staff.userId}:${idempotencyKey}` : `bookings:${idempotencyKey}`,
    ),
    sha256(JSON.stringify(staff ? { input, language, reason: staff.reason } : input)),
  ]);
  if (refusal) {
    // A repeat is answered even if its day has ended meanwhile.
    const booking = await findRepeated(ctx, { id, requestHash, staff });
    if (!booking) throw refuse();
    return { booking, repeated: true };
  }
  try {
    await batch(ctx, [
      insertIdempotencyKey(db, { id, requestHash, orderId: record.order.id, createdAt: now }),
      inserts,
    ]);
    ctx.enqueue({ mails: [confirmation.id] });
    return { booking: toBooking(ctx, record), repeated: false };
  } catch (error) {
    if (!isUniqueViolation(error, idempotencyKeys.id)) throw error;
    const booking = await findRepeated(ctx, { id, requestHash, staff });
    if (!booking) throw bookingGone();
    return { booking, repeated: true };
  }
}

interface Repetition extends Pick<NewBooking, "staff"> {
  id: string;
  requestHash: string;
}

/** The audit log names the user; the history keeps the reason. */
function recordStaff(
  ctx: Ctx,
  orderId: string,
  { userId: actorId, reason }: { userId: string; reason: string },
): Entries {
  return [
    auditEntry(ctx, { action: "order.created", subjectId: orderId }),
    reason !== "" &&
      orderEvent(ctx, { reason, actorId }, sql`FROM ${orders} WHERE ${eq(orders.id, orderId)}`),
  ];
}

/** Returns the booking that an earlier request with this key made, if any. */
async function findRepeated(
  ctx: Ctx,
  { id, requestHash, staff }: Repetition,
): Promise<Booking | undefined> {
  // A replica may not have the new rows yet.
  const db = primaryDb(ctx.db);
  const [stored] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.id, id));
  if (!stored) return undefined;
  if (stored.requestHash !== requestHash) {
    throw new UnprocessableError(
      "idempotency_key_reused",
      "This Idempotency-Key was used for another booking.",
    );
  }
  const { orderId } = stored;
  const booking = await findFreshBooking(
    ctx,
    staff ? orderId : { orderId, addressVersion: FIRST_ADDRESS },
  );
  if (!booking) throw bookingGone();
  return booking;
}

const bookingGone = () =>
  new ConflictError("booking_gone", "The booking of this Idempotency-Key is no longer stored.");

/**
 * Returns the booking of an order id or access, if any. The primary has rows that a replica lacks.
 */
export async function findBooking(
  ctx: Ctx,
  wanted: string | OrderAccess,
): Promise<Booking | undefined> {
  const near = await run({ db: ctx.replica }, selectBooking(wanted));
  return toFoundBooking(ctx, near) ?? findFreshBooking(ctx, wanted);
}

/** Returns the booking from the primary, for a caller who has just changed it. */
export async function findFreshBooking(
  ctx: Ctx,
  wanted: string | OrderAccess,
): Promise<Booking | undefined> {
  return toFoundBooking(ctx, await run(ctx, selectBooking(wanted)));
}

/** A booking's columns for `toBooking`. */
export const BOOKING = {
  customer: customers,
  order: orders,
  status: sql<PaymentStatus | null>`(${build
    .select({ status: payments.status })
    .from(payments)
    .where(eq(payments.orderId, orders.id))
    .orderBy(desc(payments.id))
    .limit(1)})`,
  paidAt: PAID_AT,
  lastPaidAt: LAST_PAID_AT,
};

/** Returns the statement that `toFoundBooking` reads, for a batch. */
export function selectBooking(wanted: string | OrderAccess) {
  const isWanted = typeof wanted === "string" ? eq(orders.id, wanted) : isOpenTo(wanted);
  return sql<
    PaymentNews & Record<string, unknown>
  >`SELECT ${ORDER.columns}, ${CUSTOMER.columns}, ${BOOKING.status} AS status,
      ${PAID_AT} AS "paidAt", ${LAST_PAID_AT} AS "lastPaidAt"
    FROM ${orders} JOIN ${customers} ON ${customers.id} = ${orders.customerId} WHERE ${isWanted}`;
}

/** Returns the booking of a `selectBooking`, if any. */
export function toFoundBooking(
  ctx: Ctx,
  { rows: [row] }: Results<ReturnType<typeof selectBooking>>,
): Booking | undefined {
  return row && toBooking(ctx, { order: ORDER.read(row), customer: CUSTOMER.read(row) }, row);
}
