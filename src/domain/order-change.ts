import * as z from "zod/mini";
import { AdminOrderSchema } from "./admin.ts";
import { ORDER_STATUSES, type OrderStatus } from "./order.ts";
import { requiredText, VALIDATION_MESSAGES as M } from "./validation.ts";

/**
 * Every change of status that an admin may make (docs/product.md, "Order statuses"). A mistake can be undone, except a refund,
 * because the money has left.
 */
export const ORDER_TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  "Not Paid": ["paid", "cancelled"],
  paid: ["completed", "refunded", "Not Paid"],
  completed: ["refunded", "paid"],
  cancelled: ["Not Paid"],
  refunded: [],
};

/** True when an admin may change an order from one status to the other. */
export function canChange(from: OrderStatus, to: OrderStatus): boolean {
  return ORDER_TRANSITIONS[from].includes(to);
}

/** The longest reason, in UTF-16 units. */
export const MAX_REASON_LENGTH = 500;

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
export const OrderEventSchema = z.object({
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

/** An order with its customer, its version and its history, the newest first. */
export const OrderDetailSchema = z.extend(AdminOrderSchema, {
  version: z.number(),
  updated_at: z.iso.datetime(),
  events: z.array(OrderEventSchema),
});
export type OrderDetail = z.infer<typeof OrderDetailSchema>;

/** Why a change of status was refused. */
export const ORDER_CONFLICTS = ["order_changed", "transition_not_allowed"] as const;
export type OrderConflict = (typeof ORDER_CONFLICTS)[number];

/** The response (409) to a change that the order no longer allows. */
export const OrderConflictSchema = z.object({
  error: z.object({ code: z.enum(ORDER_CONFLICTS), message: z.string() }),
  order: OrderDetailSchema,
});
