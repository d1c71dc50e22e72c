import * as z from "zod/mini";
import { CustomerSchema } from "../orders/order.schema.ts";
import { ListQuerySchema, pageSchema, search, sort } from "../paging.schema.ts";

export const CustomerListSchema = pageSchema(CustomerSchema);

/** The query of the customers. `q` is the beginnings of words in their names, e-mail and order numbers. */
export const CustomerQuerySchema = z.extend(ListQuerySchema, {
  q: search("How words of names, e-mail and order numbers begin"),
  sort,
});
export type CustomerQuery = z.infer<typeof CustomerQuerySchema>;
