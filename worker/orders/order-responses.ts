import {
  OrderConflictSchema,
  OrderDetailSchema,
} from "#domain/order-detail/order-detail.schema.ts";

export const UNKNOWN_ORDER = { 404: { description: "No such order" } };
export const ORDER_AFTERWARDS = { description: "The order after it", schema: OrderDetailSchema };

export const describeConflict = (codes: string) => ({
  409: { description: `${codes}, with the order as it is now`, schema: OrderConflictSchema },
});
