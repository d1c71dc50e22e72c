import { eq, type SQL, sql } from "drizzle-orm";
import type { BookingInput } from "#domain/orders/booking.schema.ts";
import { flightRefusal } from "#domain/orders/flight-refusal.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import { FIRST_ADDRESS, type OrderAccess } from "#domain/orders/order-access.ts";
import type { Ctx } from "../platform/context/context.ts";
import { sha256 } from "../platform/crypto/hash.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { insertRow, isUniqueViolation } from "../platform/db/insert-row.ts";
import { isOpenTo } from "../queries/order-access.ts";
import { orderEvent } from "../queries/order-event.ts";
import { findSaleStopped, isOnSale } from "../queries/sale-stop.ts";
import {
  BACK_MINOR,
  KEPT_MINOR,
  LAST_PAID_AT,
  LOST_MINOR,
  PAID_AT,
  PAYMENT_STATUS,
} from "../queries/paid-at.ts";
import { WITHDRAWN_AT } from "../queries/pass-texts.ts";
import { BOOKING_ROW } from "../queries/booking-row.ts";
import { customers, orders } from "../tables/orders.ts";
import {
  ConflictError,
  NotFoundError,
  UnprocessableError,
  ValidationError,
} from "../platform/errors/errors.ts";
import { hashVisitor } from "../platform/attempts.ts";
import { confirmBooking } from "../mail/order-mails.ts";
import { ENDED } from "../passes/count-admitted.ts";
import {
  type BookingNews,
  newBookingRecord,
  type RequestHashes,
  toBooking,
} from "./booking-record.ts";
import { batch, batchIf, type Entries, rehearse, run } from "../platform/db/batch.ts";

const insertCustomer = insertRow(customers);
const insertOrder = insertRow(orders);

interface NewBooking {
  input: BookingInput;
  idempotencyKey: string | undefined;
  /** Stores and mails nothing. */
  isRehearsal?: boolean;
  staff?: { userId: string; reason: string };
}

/** Throws ValidationError, UnprocessableError, or ConflictError `booking_gone` or `sale_stopped`. */
export async function createBooking(
  ctx: Ctx,
  wanted: NewBooking,
): Promise<{ booking: Booking; repeated: boolean }> {
  const { input, idempotencyKey, isRehearsal = false, staff } = wanted;
  const { db, now, language } = ctx;
  const isKeyed = idempotencyKey !== undefined && !isRehearsal;
  const [hashes, visitor] = await Promise.all([
    isKeyed ? hashRequest(ctx, { input, idempotencyKey, staff }) : undefined,
    staff ? null : hashVisitor(ctx),
  ]);
  const flight = { airport: input.airport, flightDate: input.flightDate || null };
  const refusal = flightRefusal(flight, now);
  if (refusal) {
    // A repeat gets its booking even if its day has since ended.
    const booking = hashes && (await findRepeated(ctx, hashes, staff));
    if (!booking) throw new ValidationError([{ path: ["flightDate"], message: refusal }]);
    return { booking, repeated: true };
  }
  const createdBy = staff?.userId ?? null;
  const record = newBookingRecord({ input, language, now, createdBy, hashes });
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
  try {
    const onSale = isOnSale(now, flight);
    const written = await (onSale ? batchIf(ctx, [onSale], inserts) : batch(ctx, inserts));
    if (!written) {
      // As above: the booking was made before the sale was stopped.
      const booking = hashes && (await findRepeated(ctx, hashes, staff));
      if (booking) return { booking, repeated: true };
      const stopped = await findSaleStopped(ctx, flight);
      if (stopped) throw stopped;
      return await createBooking(ctx, wanted);
    }
  } catch (error) {
    if (!hashes || !isUniqueViolation(error, orders.keyHash)) throw error;
    const booking = await findRepeated(ctx, hashes, staff);
    if (!booking) throw bookingGone();
    return { booking, repeated: true };
  }
  ctx.enqueue({ mails: [confirmation.id] });
  return { booking: toBooking(ctx, record), repeated: false };
}

/** The scope keeps a user's keys apart from other users' and travellers' keys. */
async function hashRequest(
  { language }: Ctx,
  { input, idempotencyKey, staff }: Pick<NewBooking, "input" | "idempotencyKey" | "staff">,
): Promise<RequestHashes> {
  const scope = staff ? `staff-bookings:${staff.userId}` : "bookings";
  const [keyHash, requestHash] = await Promise.all([
    sha256(`${scope}:${idempotencyKey}`),
    sha256(JSON.stringify(staff ? { input, language, reason: staff.reason } : input)),
  ]);
  return { keyHash, requestHash };
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

async function findRepeated(
  ctx: Ctx,
  { keyHash, requestHash }: RequestHashes,
  staff: NewBooking["staff"],
): Promise<Booking | undefined> {
  // A replica may not have the new rows yet.
  const found = await run(ctx, selectBookings(eq(orders.keyHash, keyHash)));
  const [row] = found.rows;
  if (!row) return undefined;
  const { order } = BOOKING_ROW.read(row);
  if (order.requestHash !== requestHash)
    throw new UnprocessableError(
      "idempotency_key_reused",
      "This Idempotency-Key was used for another booking.",
    );
  if (!staff && order.addressVersion !== FIRST_ADDRESS) throw bookingGone();
  return toFoundBooking(ctx, found);
}

const bookingGone = () =>
  new ConflictError(
    "booking_gone",
    "This booking is no longer stored. Try again to make a new one.",
  );

/** Falls back to the primary, which has rows that a replica may lack. */
export async function findBooking(
  ctx: Ctx,
  wanted: string | OrderAccess,
): Promise<Booking | undefined> {
  const near = await run({ db: ctx.replica }, selectBooking(wanted));
  return toFoundBooking(ctx, near) ?? findFreshBooking(ctx, wanted);
}

/** Reads the primary, for a caller who has just changed the booking. */
export async function findFreshBooking(
  ctx: Ctx,
  wanted: string | OrderAccess,
): Promise<Booking | undefined> {
  return toFoundBooking(ctx, await run(ctx, selectBooking(wanted)));
}

export async function requireFreshBooking(
  ctx: Ctx,
  wanted: string | OrderAccess,
): Promise<Booking> {
  const booking = await findFreshBooking(ctx, wanted);
  if (!booking) throw new NotFoundError();
  return booking;
}

function selectBooking(wanted: string | OrderAccess) {
  return selectBookings(typeof wanted === "string" ? eq(orders.id, wanted) : isOpenTo(wanted));
}

type FoundBooking = BookingNews & Record<string, unknown>;

export const selectBookings = <More>(isWanted: SQL | undefined, more = sql``) =>
  sql<FoundBooking & More>`SELECT ${BOOKING_ROW.columns}, ${PAYMENT_STATUS} AS status,
      ${KEPT_MINOR} AS "keptMinor", ${BACK_MINOR} AS "backMinor", ${LOST_MINOR} AS "lostMinor",
      ${PAID_AT} AS "paidAt", ${LAST_PAID_AT} AS "lastPaidAt",
      ${sql.raw(WITHDRAWN_AT)} AS "withdrawnAt", ${ENDED} AS "passEnded" ${more}
    FROM ${BOOKING_ROW.from} WHERE ${isWanted}`;

const toFoundBooking = (ctx: Ctx, { rows: [row] }: { rows: FoundBooking[] }) =>
  row && readBooking(ctx, row);

export const readBooking = (ctx: Ctx, row: FoundBooking): Booking =>
  toBooking(ctx, BOOKING_ROW.read(row), row);
