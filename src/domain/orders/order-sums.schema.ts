import * as z from "zod/mini";
import { CURRENCY_CODES } from "../money/currency.ts";

/** Above this number a filtered list shows "more than", because the sums would read each order. */
export const MAX_SUMMED_ORDERS = 1000;

/** `sums` add the amounts of the orders, in major units, and are empty if there are more. */
export const OrderSumsSchema = z.object({
  orders: z.number(),
  has_more: z.boolean(),
  sums: z.partialRecord(z.enum(CURRENCY_CODES), z.number()),
});
export type OrderSums = z.infer<typeof OrderSumsSchema>;
