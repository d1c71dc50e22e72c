import * as z from "zod/mini";
import { VALIDATION_MESSAGES as M } from "../validation.ts";
import { CURRENCY_CODES } from "../money/currency.ts";
import { PAYMENT_PROBLEMS } from "../payments/payment.ts";
import { count } from "../paging.schema.ts";

/** How many days the dashboard's chart shows. */
export const CHART_DAYS = 90;

/** What waits is counted up to this number when pages ask for updates, so that asking again and again stays cheap. */
export const UPDATES_COUNTED_UP_TO = 10;

/** The dashboard's figures (docs/product/staff.md). Money in major units; `revenue` adds the amounts of all currencies. */
export const SummarySchema = z.object({
  customers: z.number(),
  /** Those customers by their addresses, of which staff may have joined several: how many people they are. */
  people: z.number(),
  orders: z.number(),
  revenue: z.number(),
  revenue_by_currency: z.record(z.enum(CURRENCY_CODES), z.number()),
  /** What was given back through payments, whatever became of the orders. */
  refunded_by_currency: z.record(z.enum(CURRENCY_CODES), z.number()),
  unanswered_messages: z.number(),
  unpaid_orders: z.number(),
  /** Unpaid orders that are deleted within a day; counted up to 100. */
  expiring_orders: z.number(),
  /** Paid orders of which something is still to be paid; counted up to 100. */
  due_orders: z.number(),
  /** Mails that failed at every attempt; counted up to 100. */
  failed_mails: z.number(),
  /** Withdrawals, and memberships to end, that are not archived; each counted up to 100. */
  open_withdrawals: z.number(),
  open_terminations: z.number(),
  /** Until when the oldest of those withdrawals is to be refunded; null when there is none. */
  refund_due_at: z.nullable(z.iso.datetime()),
  /** Problems of payments that are not dealt with, by kind; 100 are counted in all. */
  payment_problems: z.record(z.enum(PAYMENT_PROBLEMS), z.number()),
  status: z.literal("operational"),
});
export type Summary = z.infer<typeof SummarySchema>;

/** Orders and revenue of one UTC day (YYYY-MM-DD). Revenue in major units, all currencies added. */
const DailyTotalSchema = z.object({ day: z.iso.date(), orders: z.number(), revenue: z.number() });
export type DailyTotal = z.infer<typeof DailyTotalSchema>;

export const DailyTotalsSchema = z.object({ items: z.array(DailyTotalSchema) });

/** The query of the daily totals: how many days, today included. */
export const DailyTotalsQuerySchema = z.object({ days: count(CHART_DAYS) });

/** The query of the updates: since when orders are new to the reader. */
export const UpdatesQuerySchema = z.object({
  since: z
    .optional(z.iso.datetime(M.dateInvalid))
    .register(z.globalRegistry, { description: "UTC ISO 8601" }),
});
export type UpdatesQuery = z.infer<typeof UpdatesQuerySchema>;

/**
 * What has happened, for pages that ask again and again. A revision grows with every change of its rows; the counts stop at
 * UPDATES_COUNTED_UP_TO, but for the messages.
 */
export const UpdatesSchema = z.object({
  /** When this was read: what to ask `since` with later. */
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

/** Whether the staff are mailed each morning what waits for them; also the body that switches it. */
export const StaffDigestSchema = z.object({ enabled: z.boolean() });
export type StaffDigest = z.infer<typeof StaffDigestSchema>;
