import * as z from "zod/mini";
import { VALIDATION_MESSAGES as M } from "../validation.ts";
import { CURRENCY_CODES } from "../money/currency.ts";
import { PAYMENT_PROBLEMS } from "../payments/payment.ts";
import { count } from "../paging.schema.ts";

export const CHART_DAYS = 90;

/** Polling stays cheap because counts of waiting work stop here. */
export const UPDATES_COUNTED_UP_TO = 10;

/**
 * The dashboard's figures (docs/product/staff.md), in major units; `revenue` adds all currencies.
 */
export const SummarySchema = z.object({
  customers: z.number(),
  /** The same customers after staff joined addresses. */
  people: z.number(),
  orders: z.number(),
  revenue: z.number(),
  revenue_by_currency: z.record(z.enum(CURRENCY_CODES), z.number()),
  /** Refunds of payments, also for orders that are gone. */
  refunded_by_currency: z.record(z.enum(CURRENCY_CODES), z.number()),
  unanswered_messages: z.number(),
  unpaid_orders: z.number(),
  /** Unpaid orders deleted within a day; counted up to 100. */
  expiring_orders: z.number(),
  /** Paid orders with an amount due; counted up to 100. */
  due_orders: z.number(),
  /** Mails that failed at every attempt; counted up to 100. */
  failed_mails: z.number(),
  /** Orders whose address takes no mails, counted up to 100, and the oldest of them. */
  unreached_orders: z.number(),
  unreached_order: z.nullable(z.string()),
  /** Orders with more let through than paid, counted up to 100, and the oldest of them. */
  overused_orders: z.number(),
  overused_order: z.nullable(z.string()),
  /** Open withdrawals and terminations, each counted up to 100. */
  open_withdrawals: z.number(),
  open_terminations: z.number(),
  /** The earliest refund deadline of those withdrawals; null when there is none. */
  refund_due_at: z.nullable(z.iso.datetime()),
  /** Open payment problems by kind; counted up to 100 in all. */
  payment_problems: z.record(z.enum(PAYMENT_PROBLEMS), z.number()),
  status: z.literal("operational"),
});
export type Summary = z.infer<typeof SummarySchema>;

/** Orders and revenue of an operator's day (YYYY-MM-DD), in major units, all currencies added. */
const DailyTotalSchema = z.object({ day: z.iso.date(), orders: z.number(), revenue: z.number() });
export type DailyTotal = z.infer<typeof DailyTotalSchema>;

export const DailyTotalsSchema = z.object({ items: z.array(DailyTotalSchema) });

export const DailyTotalsQuerySchema = z.object({ days: count(CHART_DAYS) });

/** Orders after `since` are new to the reader. */
export const UpdatesQuerySchema = z.object({
  since: z
    .optional(z.iso.datetime(M.timeInvalid))
    .register(z.globalRegistry, { description: "UTC ISO 8601" }),
});
export type UpdatesQuery = z.infer<typeof UpdatesQuerySchema>;

/**
 * The answer to polling. Each row change raises its revision; counts other than messages stop at
 * UPDATES_COUNTED_UP_TO.
 */
export const UpdatesSchema = z.object({
  /** The time of this answer: the next `since`. */
  as_of: z.iso.datetime(),
  revisions: z.object({
    orders: z.number(),
    messages: z.number(),
    mails: z.number(),
    problems: z.number(),
  }),
  new_orders: z.number(),
  unanswered_messages: z.number(),
  failed_mails: z.number(),
  payment_problems: z.number(),
});
export type Updates = z.infer<typeof UpdatesSchema>;

/** Switches the staff's morning mail. */
export const StaffDigestSchema = z.object({ enabled: z.boolean() });
export type StaffDigest = z.infer<typeof StaffDigestSchema>;
