import * as z from "zod/mini";
import {
  OrderConflictSchema,
  OrderDetailSchema,
} from "#domain/order-detail/order-detail.schema.ts";
import { SaleStoppedSchema } from "#domain/orders/sale-stop.schema.ts";

export const UNKNOWN_ORDER = { 404: { description: "No such order" } };
export const ORDER_AFTERWARDS = { description: "The order after it", schema: OrderDetailSchema };

export const describeConflict = (codes: string) => ({
  409: { description: `${codes}, with the order as it is now`, schema: OrderConflictSchema },
});

export const describeChangeConflict = (codes: string) => ({
  409: {
    description: `${codes}, with the order as it is now; sale_stopped, with the stop`,
    schema: z.union([OrderConflictSchema, SaleStoppedSchema]),
  },
});

const PlainConflictSchema = z.object({
  error: z.object({ code: z.string(), message: z.string() }),
});

/** For routes that answer no order beside the error. */
export const describeSaleConflict = (codes: string) => ({
  409: {
    description: `${codes}; sale_stopped, with the stop`,
    schema: z.union([PlainConflictSchema, SaleStoppedSchema]),
  },
});
