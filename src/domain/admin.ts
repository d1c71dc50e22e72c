import * as z from "zod/mini";
import { CURRENCY_CODES } from "./currency.ts";
import { CustomerSchema, ORDER_STATUSES, OrderSchema } from "./order.ts";
import { SORTS } from "./sort.ts";
import { VALIDATION_MESSAGES as M } from "./validation.ts";

/** The dashboard's figures (docs/product.md, "Dashboard"). Money in major units; `revenue` adds the amounts of all currencies. */
export const SummarySchema = z.object({
  customers: z.number(),
  orders: z.number(),
  revenue: z.number(),
  revenue_by_currency: z.record(z.enum(CURRENCY_CODES), z.number()),
  unanswered_messages: z.number(),
  unpaid_orders: z.number(),
  /** Unpaid orders that are deleted within a day; counted up to 100. */
  expiring_orders: z.number(),
  /** Mails that failed at every attempt; counted up to 100. */
  failed_mails: z.number(),
  status: z.literal("operational"),
});
export type Summary = z.infer<typeof SummarySchema>;

/** An order with its customer, as admins see it. */
export const AdminOrderSchema = z.extend(OrderSchema, { customer: CustomerSchema });
export type AdminOrder = z.infer<typeof AdminOrderSchema>;

/** One page of a list; `next_cursor` asks for the page after it, and is null on the last one. */
export interface Listed<Item> {
  items: Item[];
  next_cursor: string | null;
}
/** The schema of one page of a list of `item`. */
export const listed = <Item extends z.ZodMiniType>(item: Item) => z.object({ items: z.array(item), next_cursor: z.nullable(z.string()) });
export const OrderListSchema = listed(AdminOrderSchema);
export const CustomerListSchema = listed(CustomerSchema);

/** Rows of one page of a list: by default, and at most. */
export const PAGE_SIZE = 50;
export const MAX_PAGE_SIZE = 100;

/** A whole number from 1 to 100 in a query. */
const count = (fallback: number) =>
  z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,3}$/, M.limitRange)),
      z.pipe(z.transform(Number), z.int().check(z.gte(1, M.limitRange), z.lte(MAX_PAGE_SIZE, M.limitRange))),
    ),
    fallback,
  );

/** The query of a list. `cursor` is `next_cursor` of the page before. */
export const ListQuerySchema = z.object({
  cursor: z.optional(z.string().check(z.maxLength(100, M.cursorInvalid))),
  limit: count(PAGE_SIZE),
});
export type ListQuery = z.infer<typeof ListQuerySchema>;

/** Defined in a file without schemas, so that a page that only sorts need not load zod. */
export { type Sort, SORTS } from "./sort.ts";
/** The query parameter of a list's order. */
export const sort = z.optional(z.enum(SORTS, M.sortUnknown));

/** The longest search, in UTF-16 units. */
export const MAX_SEARCH_LENGTH = 200;
/** The query parameter of a search. */
export const search = z.optional(z.string().check(z.trim(), z.maxLength(MAX_SEARCH_LENGTH, M.tooLong)));

/** Which orders: of a status, made from one UTC day to another (YYYY-MM-DD, both included), found by `q`. */
const orderFilter = {
  status: z.optional(z.enum(ORDER_STATUSES, M.statusUnknown)),
  from: z.optional(z.iso.date(M.dateInvalid)),
  to: z.optional(z.iso.date(M.dateInvalid)),
  q: search,
};
const daysInOrder = z.refine<{ from?: string | undefined; to?: string | undefined }>(
  ({ from, to }) => from === undefined || to === undefined || from <= to,
  { message: M.dateOrder, path: ["to"] },
);

/** The query of the orders. `q` is how an order number begins (FT-…), or the beginnings of words in number, names and e-mail. */
export const OrderQuerySchema = z.extend(ListQuerySchema, { ...orderFilter, sort }).check(daysInOrder);
export type OrderQuery = z.infer<typeof OrderQuerySchema>;

/** The query of the orders' export: the same filters, all pages. */
export const OrderExportQuerySchema = z.object(orderFilter).check(daysInOrder);
export type OrderExportQuery = z.infer<typeof OrderExportQuerySchema>;

/** The query of the customers. `q` is the beginnings of words in their names, e-mail and order numbers. */
export const CustomerQuerySchema = z.extend(ListQuerySchema, { q: search, sort });
export type CustomerQuery = z.infer<typeof CustomerQuerySchema>;

/** A customer with their orders, and the orders that others made with the same e-mail; each the newest first, at most 50. */
export const CustomerDetailSchema = z.extend(CustomerSchema, {
  orders: z.array(OrderSchema),
  same_email_orders: z.array(AdminOrderSchema),
});
export type CustomerDetail = z.infer<typeof CustomerDetailSchema>;

/** Orders and revenue of one UTC day (YYYY-MM-DD). Revenue in major units, all currencies added. */
export const DailyTotalSchema = z.object({ day: z.iso.date(), orders: z.number(), revenue: z.number() });
export type DailyTotal = z.infer<typeof DailyTotalSchema>;
export const DailyTotalsSchema = z.object({ items: z.array(DailyTotalSchema) });

/** How many days the dashboard's chart shows. */
export const CHART_DAYS = 90;

/** The query of the daily totals: how many days, today included. */
export const DailyTotalsQuerySchema = z.object({ days: count(CHART_DAYS) });
