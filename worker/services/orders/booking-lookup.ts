import { and, eq, sql } from "drizzle-orm";
import type { BookingLookup, BookingLookupConfirm } from "../../../src/domain/orders/booking.schema.ts";
import type { Booking } from "../../../src/domain/orders/order.schema.ts";
import { createReads } from "../../db/client.ts";
import { customers, orders } from "../../db/schema.ts";
import type { Settings } from "../../env.ts";
import { UnprocessableError } from "../../errors.ts";
import { bookingCodeMessage } from "../../mail/messages.ts";
import { sign } from "../../crypto/hash.ts";
import { randomCode } from "../../crypto/random-code.ts";
import { bookingOf } from "./booking-record.ts";
import { findBooking } from "./bookings.ts";
import { mailPerson } from "../mail/suppressions.ts";

const PURPOSE = "booking_lookup";
const CODE_MINUTES = 10;
const CODE_TRIES = 5;

/** A newer code replaces the older one and its attempts. */
const STORE_CODE = `INSERT INTO one_time_tokens (purpose, subject_hash, subject_id, token_hash, tries_left, expires_at, created_at)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
ON CONFLICT (purpose, subject_hash) DO UPDATE SET subject_id = ?3, token_hash = ?4, tries_left = ?5, expires_at = ?6, created_at = ?7`;

/** One statement counts the attempt and decides it, so that parallel guesses get no extra attempts and cannot use a code twice. */
const TRY_CODE = `UPDATE one_time_tokens SET tries_left = CASE WHEN token_hash = ?3 THEN 0 ELSE tries_left - 1 END
WHERE purpose = ?1 AND subject_hash = ?2 AND tries_left > 0 AND expires_at > ?4
RETURNING subject_id, token_hash = ?3 AS matches`;

/** The hash that stands for order number and e-mail in the database, the same in any case. */
export function lookupSubject(settings: Pick<Settings, "SIGNING_SECRET">, { orderNumber, email }: BookingLookup): Promise<string> {
  return sign(settings.SIGNING_SECRET, `${PURPOSE}:${orderNumber.toUpperCase()}:${email.toLowerCase()}`);
}

const codeHash = (settings: Settings, subject: string, code: string) => sign(settings.SIGNING_SECRET, `${PURPOSE}:${subject}:${code}`);

/**
 * Mails a one-time code when the order number and the e-mail belong together, and does nothing otherwise. Callers must respond
 * before this is done, because its duration reveals whether they do.
 */
export async function sendLookupCode(settings: Settings, lookup: BookingLookup, now: number): Promise<void> {
  const [order] = await createReads(settings.DB)
    .select({ id: orders.id, orderNumber: orders.orderNumber, language: orders.language, email: customers.email })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(and(eq(orders.orderNumber, lookup.orderNumber), eq(sql`lower(${customers.email})`, lookup.email.toLowerCase())))
    .limit(1);
  if (!order) return;
  const code = randomCode();
  const subject = await lookupSubject(settings, lookup);
  await settings.DB.prepare(STORE_CODE)
    .bind(PURPOSE, subject, order.id, await codeHash(settings, subject, code), CODE_TRIES, now + CODE_MINUTES * 60_000, now)
    .run();
  const message = bookingCodeMessage(order.language, code, order.orderNumber, CODE_MINUTES);
  await mailPerson(settings, "order", { kind: "booking-code", recipient: order.email, message, subjectId: order.id }, now);
}

/**
 * Uses up a code and returns the booking that it opens.
 * @throws UnprocessableError `code_invalid`, the same for an unknown order, another e-mail, a wrong, used or expired code.
 */
export async function confirmLookup(settings: Settings, { code, ...lookup }: BookingLookupConfirm, now: number): Promise<Booking> {
  const subject = await lookupSubject(settings, lookup);
  const attempt = await settings.DB.prepare(TRY_CODE)
    .bind(PURPOSE, subject, await codeHash(settings, subject, code), now)
    .first<{ subject_id: string; matches: number }>();
  const record = attempt?.matches ? await findBooking(settings.DB, attempt.subject_id) : undefined;
  if (!record) throw new UnprocessableError("code_invalid", "This code is not valid. Ask for a new one.");
  return bookingOf(record);
}
