import * as z from "zod/mini";
import { requiredText } from "../validation.schema.ts";
import { VALIDATION_MESSAGES as M } from "../validation.ts";
import { MAX_REASON_LENGTH, ORDER_CONFLICTS, ORDER_STATUSES } from "./order-status.ts";
import { AdminOrderSchema } from "./order.schema.ts";

/**
 * The body of PATCH /api/admin/orders/{id}. `version` is the one that the admin saw: when the order has changed since, nothing
 * is done. Without it only the transition table decides.
 */
export const OrderChangeSchema = z.object({
  status: z.enum(ORDER_STATUSES, M.statusUnknown),
  reason: requiredText(MAX_REASON_LENGTH, M.reasonRequired),
  version: z.optional(z.int(M.notWhole)),
});
export type OrderChange = z.infer<typeof OrderChangeSchema>;

/** One row of an order's history. Times are UTC ISO 8601. */
const OrderEventSchema = z.object({
  id: z.string(),
  /** Null for the order's creation. */
  from_status: z.nullable(z.enum(ORDER_STATUSES)),
  to_status: z.enum(ORDER_STATUSES),
  reason: z.string(),
  /** Null when the product did it. */
  actor_id: z.nullable(z.string()),
  /** Null when the product did it, or the account is gone. */
  actor_email: z.nullable(z.string()),
  created_at: z.iso.datetime(),
});
export type OrderEvent = z.infer<typeof OrderEventSchema>;

/** An order with its customer and its history, the newest first. */
export const OrderDetailSchema = z.extend(AdminOrderSchema, {
  updated_at: z.iso.datetime(),
  events: z.array(OrderEventSchema),
});
export type OrderDetail = z.infer<typeof OrderDetailSchema>;

/** The response (409) to a change that the order no longer allows. */
export const OrderConflictSchema = z.object({
  error: z.object({ code: z.enum(ORDER_CONFLICTS), message: z.string() }),
  order: OrderDetailSchema,
});
