import * as z from "zod/mini";
import { ListQuerySchema, search, sort } from "../paging.schema.ts";
import { VALIDATION_MESSAGES as M } from "../validation.ts";
import { ORDER_STATUSES } from "./order-status.ts";

/** Which orders: of a status, made from one UTC day to another (YYYY-MM-DD, both included), found by `q`. */
const orderFilter = {
  status: z.optional(z.enum(ORDER_STATUSES, M.statusUnknown)),
  from: z.optional(z.iso.date(M.dateInvalid)).register(z.globalRegistry, { description: "The first UTC day of booking" }),
  to: z.optional(z.iso.date(M.dateInvalid)).register(z.globalRegistry, { description: "The last UTC day of booking" }),
  q: search("How the order number begins (FT-…), or how words of number, names and e-mail begin"),
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
