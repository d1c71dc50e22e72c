import * as z from "zod/mini";
import { CURRENCY_CODES } from "./currency.ts";
import { CustomerSchema, ORDER_STATUSES, OrderSchema } from "./order.ts";
import { VALIDATION_MESSAGES as M } from "./validation.ts";

/** How the business stands. Money in major units; `revenue` adds all currencies, as specified (spec section 9). */
export const SummarySchema = z.object({
  customers: z.number(),
  orders: z.number(),
  revenue: z.number(),
  revenue_by_currency: z.record(z.enum(CURRENCY_CODES), z.number()),
  unanswered_messages: z.number(),
  unpaid_orders: z.number(),
  /** Unpaid orders that are deleted within a day; counted up to 100. */
  expiring_orders: z.number(),
  /** Mails that the mail service did not take, and that were given up; counted up to 100. */
  failed_mails: z.number(),
  status: z.literal("operational"),
});
export type Summary = z.infer<typeof SummarySchema>;

/** An order with its customer (spec section 7, call 6). */
export const AdminOrderSchema = z.extend(OrderSchema, { customer: CustomerSchema });
export type AdminOrder = z.infer<typeof AdminOrderSchema>;

/** One page of a list; `next_cursor` asks for the page after it, and is null on the last one. */
export interface Listed<Item> {
  items: Item[];
  next_cursor: string | null;
}
export const listed = <Item extends z.ZodMiniType>(item: Item) => z.object({ items: z.array(item), next_cursor: z.nullable(z.string()) });
export const OrderListSchema = listed(AdminOrderSchema);
export const CustomerListSchema = listed(CustomerSchema);

export const PAGE_SIZE = 50;
export const MAX_PAGE_SIZE = 100;

const limit = z._default(
  z.pipe(
    z.string().check(z.regex(/^\d{1,3}$/, M.limitRange)),
    z.pipe(z.transform(Number), z.int().check(z.gte(1, M.limitRange), z.lte(MAX_PAGE_SIZE, M.limitRange))),
  ),
  PAGE_SIZE,
);

/** The query of a list. The cursor is what a page before answered. */
export const ListQuerySchema = z.object({ cursor: z.optional(z.string().check(z.maxLength(100, M.cursorInvalid))), limit });
export type ListQuery = z.infer<typeof ListQuerySchema>;

/** Orders and revenue of one UTC day (YYYY-MM-DD). Revenue in major units, all currencies added. */
export const DailyTotalSchema = z.object({ day: z.iso.date(), orders: z.number(), revenue: z.number() });
export type DailyTotal = z.infer<typeof DailyTotalSchema>;
export const DailyTotalsSchema = z.object({ items: z.array(DailyTotalSchema) });

/** How many days the dashboard's chart shows. */
export const CHART_DAYS = 90;

/** The query of the orders. `q` is the beginning of an order number, in capitals or not. */
export const OrderQuerySchema = z.extend(ListQuerySchema, {
  status: z.optional(z.enum(ORDER_STATUSES, M.statusUnknown)),
  q: z.optional(z.string().check(z.trim(), z.toUpperCase(), z.maxLength(40, M.tooLong))),
});
export type OrderQuery = z.infer<typeof OrderQuerySchema>;
