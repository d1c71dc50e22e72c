import * as z from "zod/mini";
import { CURRENCY_CODES } from "../money/currency.ts";
import { MAIL_TROUBLES } from "./mail-trouble.ts";
import { pageSchema } from "../paging.schema.ts";
import { PAYMENT_MODES, PAYMENT_STATUSES } from "../payments/payment.ts";
import { type FieldsInApi, type FieldTable, fromFields } from "./booking-fields.ts";
import { byType } from "../money/fares.ts";
import { ORDER_STATUSES } from "./order-status.ts";
import { WALLETS } from "./wallet.ts";

const fieldShape = <Table extends FieldTable>(table: Table) =>
  fromFields(table, "api", ({ type, empty }) => {
    const text = empty === null ? z.nullable(z.string()) : z.string();
    return type === "count" ? z.number() : text;
  }) as { [Name in keyof FieldsInApi<Table>]: z.ZodMiniType<FieldsInApi<Table>[Name]> };

const { company_name, ...person } = fieldShape("customers");

/** `company_name` is the display name. */
export const CustomerSchema = z.object({
  id: z.string(),
  user_id: z.nullable(z.string()),
  company_name,
  ...person,
  notes: z.string(),
  created_at: z.iso.datetime(),
});
export type Customer = z.infer<typeof CustomerSchema>;

/** Amounts are in major units of `currency`. */
export const OrderSchema = z.object({
  id: z.string(),
  order_number: z.string(),
  customer_id: z.string(),
  amount: z.number(),
  currency: z.enum(CURRENCY_CODES),
  fares: z.object(byType(() => z.number())),
  status: z.enum(ORDER_STATUSES),
  service_type: z.string(),
  business: z.string(),
  site: z.string(),
  ...fieldShape("orders"),
  created_at: z.iso.datetime(),
  version: z.number(),
  paid_amount: z.number(),
  refunded_amount: z.number(),
  /** What banks hold or took back in disputes. */
  disputed_amount: z.number(),
  /** The part of the money left that came by hand. */
  by_hand_amount: z.number(),
  due_amount: z.number(),
  unpaid_travellers: z.number(),
  /** Null until payment, and in the lists of staff. */
  pass_url: z.nullable(z.string()),
  /** When the traveller asked us to start the service early; null if not. */
  early_performance_at: z.nullable(z.iso.datetime()),
  /** Set when a mail to the order's address bounced or was marked as spam. */
  mail_trouble: z.nullable(z.enum(MAIL_TROUBLES)),
  /** The end of an unpaid order; null for other orders. */
  expires_at: z.nullable(z.iso.datetime()),
});
export type Order = z.infer<typeof OrderSchema>;

/** `status` is that of the newest payment. */
const BookingPaymentSchema = z.object({
  mode: z.enum(PAYMENT_MODES),
  status: z.nullable(z.enum(PAYMENT_STATUSES)),
  /** Received money that is neither refunded nor on its way back, in major units. */
  kept_amount: z.number(),
  /** Online money that was refunded or is on its way back, in major units. */
  back_amount: z.number(),
  /** What the payer paid, less what went back for good, in major units; 0 if staff gave the order away. */
  receipt_amount: z.number(),
  /** When the first money came, online or by hand; null without any. */
  paid_at: z.nullable(z.iso.datetime()),
  last_paid_at: z.optional(z.iso.datetime()),
});

export const BookingSchema = z.object({
  customer: CustomerSchema,
  order: OrderSchema,
  payment: BookingPaymentSchema,
  /** When we received a withdrawal from the contract; absent without one. */
  withdrawn_at: z.optional(z.iso.datetime()),
  /** The wallets that can hold the pass; absent without a wallet or a pass. */
  wallets: z.optional(z.array(z.enum(WALLETS))),
});
export type Booking = z.infer<typeof BookingSchema>;
export const BookingListSchema = pageSchema(BookingSchema);

export const AdminOrderSchema = z.extend(OrderSchema, { customer: CustomerSchema });
export type AdminOrder = z.infer<typeof AdminOrderSchema>;

const UNLISTED = { user_id: true, vat_number: true, notes: true, created_at: true } as const;
/** Lists of staff have no notes, and never the address of a pass. */
export const ListedOrderSchema = z.extend(OrderSchema, {
  customer: z.omit(CustomerSchema, UNLISTED),
});
export type ListedOrder = z.infer<typeof ListedOrderSchema>;

/** `total` covers all pages; null where it would have to be counted. */
export const OrderListSchema = z.extend(pageSchema(ListedOrderSchema), {
  total: z.nullable(z.number()),
});
