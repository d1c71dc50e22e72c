import * as z from "zod/mini";
import { AdminOrderSchema, CustomerSchema, OrderSchema } from "../orders/order.schema.ts";
import { ListQuerySchema, pageSchema, search, sort } from "../paging.schema.ts";

export const CustomerListSchema = pageSchema(CustomerSchema);

/** The query of the customers. `q` is the beginnings of words in their names, e-mail and order numbers. */
export const CustomerQuerySchema = z.extend(ListQuerySchema, {
  q: search("How words of names, e-mail and order numbers begin"),
  sort,
});
export type CustomerQuery = z.infer<typeof CustomerQuerySchema>;

/** A customer with their orders, and the orders that others made with the same e-mail; each the newest first, at most 50. */
export const CustomerDetailSchema = z.extend(CustomerSchema, {
  orders: z.array(OrderSchema),
  same_email_orders: z.array(AdminOrderSchema),
});
export type CustomerDetail = z.infer<typeof CustomerDetailSchema>;
