import * as z from "zod/mini";
import { CURRENCY_CODES } from "./currency.ts";
import { ORDER_STATUSES } from "./order-status.ts";

/** Defined in a file without schemas, so that a page that only shows a status need not load zod. */
export { isConfirmed, NEW_ORDER_STATUS, ORDER_STATUSES, type OrderStatus } from "./order-status.ts";

/** The service type and the business of every booking's order (docs/product.md, "Orders"). */
export const FAST_TRACK = "Fast Track";

const SUFFIX_ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const SUFFIX_LENGTH = 8;

/**
 * A new order number, FT-{epoch ms}-{random uppercase string} (docs/product.md, "Orders"). `random` must hold at least 8 random
 * bytes; each picks one of 32 letters and digits without look-alikes, so the suffix has 40 bits.
 */
export function orderNumber(epochMs: number, random: Uint8Array): string {
  const suffix = Array.from(random.subarray(0, SUFFIX_LENGTH), (byte) => SUFFIX_ALPHABET[byte % SUFFIX_ALPHABET.length]).join("");
  return `FT-${epochMs}-${suffix}`;
}

/** A customer as the API shows it. Times are UTC ISO 8601. */
export const CustomerSchema = z.object({
  id: z.string(),
  user_id: z.nullable(z.string()),
  company_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  notes: z.string(),
  created_at: z.iso.datetime(),
});
export type Customer = z.infer<typeof CustomerSchema>;

/** An order as the API shows it. `amount` is in major units of `currency`; times are UTC ISO 8601. */
export const OrderSchema = z.object({
  id: z.string(),
  order_number: z.string(),
  customer_id: z.string(),
  amount: z.number(),
  currency: z.enum(CURRENCY_CODES),
  status: z.enum(ORDER_STATUSES),
  service_type: z.string(),
  business: z.string(),
  site: z.string(),
  airport: z.string(),
  adults: z.number(),
  children: z.number(),
  infants: z.number(),
  flight_date: z.nullable(z.string()),
  flight_number: z.nullable(z.string()),
  created_at: z.iso.datetime(),
});
export type Order = z.infer<typeof OrderSchema>;

/** A booking: the order and its customer. */
export const BookingSchema = z.object({ customer: CustomerSchema, order: OrderSchema });
export type Booking = z.infer<typeof BookingSchema>;
