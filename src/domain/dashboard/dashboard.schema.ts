import * as z from "zod/mini";
import { TIME_INVALID } from "../validation.schema.ts";
import { CURRENCY_CODES } from "../money/currency.ts";
import { PAYMENT_PROBLEMS } from "../payments/payment.ts";
import { count } from "../paging.schema.ts";

export const CHART_DAYS = 90;

/** Counts of waiting work stop here, so that polling stays cheap. */
export const UPDATES_COUNTED_UP_TO = 10;

/** Amounts are in major units; `revenue` adds all currencies (docs/product/staff.md). */
export const SummarySchema = z.object({
  customers: z.number(),
  /** Customers after staff joined addresses of one person. */
  people: z.number(),
  orders: z.number(),
  revenue: z.number(),
  revenue_by_currency: z.record(z.enum(CURRENCY_CODES), z.number()),
  /** Includes refunds of orders that are deleted. */
  refunded_by_currency: z.record(z.enum(CURRENCY_CODES), z.number()),
  unanswered_messages: z.number(),
  /** Unpaid orders that staff hold for at most another day, and the first to end. Counts from here on stop at 100. */
  held_orders: z.number(),
  held_order: z.nullable(z.string()),
  due_orders: z.number(),
  failed_mails: z.number(),
  /** Orders whose address receives no mails, and the oldest of them. */
  unreached_orders: z.number(),
  unreached_order: z.nullable(z.string()),
  /** Orders that admitted more travellers than paid, and the oldest of them. */
  overused_orders: z.number(),
  overused_order: z.nullable(z.string()),
  /** Requests of agents that an admin can grant, and the order of the oldest. */
  refund_requests: z.number(),
  refund_request_order: z.nullable(z.string()),
  /** Requests of agents to refund all orders of a flight or day, and the oldest of these acts. */
  group_refund_requests: z.number(),
  group_refund_request: z.nullable(z.string()),
  /** Statements that staff have not archived, and the oldest of each kind. */
  open_withdrawals: z.number(),
  open_withdrawal: z.nullable(z.string()),
  open_terminations: z.number(),
  open_termination: z.nullable(z.string()),
  /** The earliest refund deadline of the open withdrawals. */
  refund_due_at: z.nullable(z.iso.datetime()),
  /** Open problems by kind; their sum stops at 100. */
  payment_problems: z.record(z.enum(PAYMENT_PROBLEMS), z.number()),
  status: z.literal("operational"),
});
export type Summary = z.infer<typeof SummarySchema>;

/** `day` is the operator's day; `revenue` adds all currencies, in major units. */
const DailyTotalSchema = z.object({ day: z.iso.date(), orders: z.number(), revenue: z.number() });
export type DailyTotal = z.infer<typeof DailyTotalSchema>;

export const DailyTotalsSchema = z.object({ items: z.array(DailyTotalSchema) });

export const DailyTotalsQuerySchema = z.object({ days: count(CHART_DAYS) });

export const UpdatesQuerySchema = z.object({
  since: z
    .optional(z.iso.datetime(TIME_INVALID))
    .register(z.globalRegistry, { description: "UTC ISO 8601" }),
});
export type UpdatesQuery = z.infer<typeof UpdatesQuerySchema>;

/** Each changed row raises a revision. Counts except messages stop at UPDATES_COUNTED_UP_TO. */
export const UpdatesSchema = z.object({
  /** The time of this response: the next `since`. */
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

export const StaffDigestSchema = z.object({ enabled: z.boolean() });
export type StaffDigest = z.infer<typeof StaffDigestSchema>;
