import { eq } from "drizzle-orm";
import type { BookingInput } from "../../../src/domain/orders/booking.schema.ts";
import type { Language } from "../../../src/domain/language.ts";
import type { Booking } from "../../../src/domain/orders/order.schema.ts";
import { createReads } from "../../db/client.ts";
import { insertRow } from "../../db/insert-row.ts";
import { customers, idempotencyKeys, orders } from "../../db/schema.ts";
import { ConflictError, UnprocessableError } from "../../errors.ts";
import { sha256 } from "../../crypto/hash.ts";
import { type BookingRecord, bookingOf, newBookingRecord } from "./booking-record.ts";

const insertCustomer = insertRow(customers);
const insertOrder = insertRow(orders);
const insertIdempotencyKey = insertRow(idempotencyKeys);

interface CreateBooking {
  db: D1Database;
  /** The site's name, stored with the order. */
  site: string;
  input: BookingInput;
  language: Language;
  idempotencyKey: string | undefined;
  /** Epoch ms. */
  now: number;
}

/**
 * Stores a customer and an order in one D1 batch, both or neither. The row of the idempotency key is in the same batch, so its
 * unique index decides races: the loser reads what the winner stored (docs/decisions/0006).
 * @throws UnprocessableError `idempotency_key_reused` when the key came with another body.
 */
export async function createBooking({
  db,
  site,
  input,
  language,
  idempotencyKey,
  now,
}: CreateBooking): Promise<{ booking: Booking; repeated: boolean }> {
  const record = newBookingRecord(input, site, language, now);
  const inserts = [insertCustomer(db, record.customer), insertOrder(db, record.order)];
  if (idempotencyKey === undefined) {
    await db.batch(inserts);
    return { booking: bookingOf(record), repeated: false };
  }
  const [id, requestHash] = await Promise.all([sha256(`bookings:${idempotencyKey}`), sha256(JSON.stringify(input))]);
  try {
    await db.batch([insertIdempotencyKey(db, { id, requestHash, orderId: record.order.id, createdAt: now }), ...inserts]);
    return { booking: bookingOf(record), repeated: false };
  } catch (error) {
    if (!(error instanceof Error && error.message.includes("UNIQUE constraint failed: idempotency_keys.id"))) throw error;
    return { booking: await repeatedBooking(db, id, requestHash), repeated: true };
  }
}

async function repeatedBooking(db: D1Database, id: string, requestHash: string): Promise<Booking> {
  // From the primary: a replica may not have the row yet, which was written a moment ago.
  const stored = await db
    .prepare("SELECT request_hash, order_id FROM idempotency_keys WHERE id = ?")
    .bind(id)
    .first<{ request_hash: string; order_id: string }>();
  if (stored && stored.request_hash !== requestHash) {
    throw new UnprocessableError("idempotency_key_reused", "This Idempotency-Key was used for another booking.");
  }
  const record = stored && (await findBooking(db, stored.order_id, "first-primary"));
  if (!record) throw new ConflictError("booking_gone", "The booking of this Idempotency-Key is no longer stored.");
  return bookingOf(record);
}

/** The stored booking with this order id, or undefined. */
export async function findBooking(
  db: D1Database,
  orderId: string,
  from: D1SessionConstraint = "first-unconstrained",
): Promise<BookingRecord | undefined> {
  const [row] = await createReads(db, from)
    .select({ customer: customers, order: orders })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(eq(orders.id, orderId))
    .limit(1);
  return row;
}
