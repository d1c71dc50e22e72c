import * as z from "zod/mini";
import { CURRENCY_CODES } from "../money/currency.ts";
import { pageSchema } from "../paging.schema.ts";
import { PAYMENT_MODES, PAYMENT_STATUSES } from "../payments/payment.ts";
import { ORDER_STATUSES } from "./order-status.ts";

/** A customer as the API shows it. Times are UTC ISO 8601. */
export const CustomerSchema = z.object({
  id: z.string(),
  user_id: z.nullable(z.string()),
  company_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  vat_number: z.nullable(z.string()),
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
  /** Grows by one with every change. */
  version: z.number(),
  /** What was received for it, and what of that was given back, in major units. */
  paid_amount: z.number(),
  refunded_amount: z.number(),
  /** What is still to be paid of a paid order, in major units; and how many of its travellers are not paid for by that. */
  due_amount: z.number(),
  unpaid_travellers: z.number(),
  /** The address of its pass; null until it is paid. */
  pass_url: z.nullable(z.string()),
  /** When its traveller asked for the service to begin before the time to withdraw is over; null when they did not. */
  early_performance_at: z.nullable(z.iso.datetime()),
  /** When it ends unless it is paid; null unless it is unpaid. */
  expires_at: z.nullable(z.iso.datetime()),
});
export type Order = z.infer<typeof OrderSchema>;

/** How an order can be paid, and what became of its newest payment; its status is null when none was begun. */
const BookingPaymentSchema = z.object({
  mode: z.enum(PAYMENT_MODES),
  status: z.nullable(z.enum(PAYMENT_STATUSES)),
  /** When its money first came, by a payment or by hand; null when none did. */
  paid_at: z.nullable(z.iso.datetime()),
  /** When the newest money came, of an order that was paid in parts. */
  last_paid_at: z.optional(z.iso.datetime()),
});

/** A booking: the order, its customer, and its payment. */
export const BookingSchema = z.object({
  customer: CustomerSchema,
  order: OrderSchema,
  payment: BookingPaymentSchema,
});
export type Booking = z.infer<typeof BookingSchema>;

/** An order with its customer, as admins see it. */
export const AdminOrderSchema = z.extend(OrderSchema, { customer: CustomerSchema });
export type AdminOrder = z.infer<typeof AdminOrderSchema>;

/** One page of the orders; `total` is how many all pages have, null where it is not known without counting. */
export const OrderListSchema = z.extend(pageSchema(AdminOrderSchema), {
  total: z.nullable(z.number()),
});
