import * as z from "zod/mini";
import { day, daysInOrder, ListQuerySchema, search, sort } from "../paging.schema.ts";
import { choiceOf } from "../validation.schema.ts";
import { VALIDATION_MESSAGES as M } from "../validation.ts";
import { EXPORT_FORMATS } from "../csv.ts";
import { ORDER_STATUSES } from "./order-status.ts";

export const MAX_PICKED_ORDERS = 50;

const orderFilter = {
  status: z.optional(choiceOf(ORDER_STATUSES)),
  from: day("The first day of booking, in the operator's zone"),
  to: day("The last day of booking, in the operator's zone"),
  flight_date: day("The flight day"),
  paid_from: day("The first day on which money for it came"),
  paid_to: day("The last day on which money for it came"),
  airport: search("An airport as the orders name it, such as CDG", 100),
  balance: z.optional(choiceOf(["due"])).register(z.globalRegistry, {
    description: "`due`: paid orders of which something is still to be paid",
  }),
  q: search(
    "How the order number begins (FT-…), how words of number, names and e-mail begin, an amount such as 22.00, or the " +
      "provider's whole reference of a payment, refund or dispute",
  ),
};

const paidInOrder = z.refine<Partial<Record<"paid_from" | "paid_to", string | undefined>>>(
  ({ paid_from: from, paid_to: to }) => from === undefined || to === undefined || from <= to,
  { message: M.dateOrder, path: ["paid_to"] },
);

export const OrderQuerySchema = z
  .extend(ListQuerySchema, { ...orderFilter, sort })
  .check(daysInOrder, paidInOrder);
export type OrderQuery = z.infer<typeof OrderQuerySchema>;

export const OrderSumsQuerySchema = z.object(orderFilter).check(daysInOrder, paidInOrder);
export type OrderSumsQuery = z.infer<typeof OrderSumsQuerySchema>;

const PICKED = new RegExp(`^[\\w-]{1,64}(,[\\w-]{1,64}){0,${MAX_PICKED_ORDERS - 1}}$`);

export const OrderExportQuerySchema = z
  .object({
    ...orderFilter,
    ids: z
      .optional(z.string().check(z.regex(PICKED, "List at most 50 ids, separated by commas")))
      .register(z.globalRegistry, {
        description: `At most ${MAX_PICKED_ORDERS} ids, between commas: these orders only`,
      }),
    format: z._default(choiceOf(EXPORT_FORMATS), "standard"),
  })
  .check(daysInOrder, paidInOrder);
export type OrderExportQuery = z.infer<typeof OrderExportQuerySchema>;
