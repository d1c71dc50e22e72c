import * as z from "zod/mini";
import { LANGUAGES } from "../language.ts";
import { AdminOrderSchema } from "../orders/order.schema.ts";
import { ORDER_CONFLICTS } from "../orders/order-transitions.ts";
import { PaymentSchema } from "../payments/payment.schema.ts";
import { OrderEventSchema, TimelineSchema } from "./timeline.schema.ts";

/** The link opens the order on any device, for anybody who has it. */
export const OrderLinkSchema = z.object({ url: z.url() });

/** Payments, history and timeline are newest first. */
export const OrderDetailSchema = z.extend(AdminOrderSchema, {
  updated_at: z.iso.datetime(),
  /** The traveller's language, in which the order's mails are written. */
  language: z.enum(LANGUAGES),
  /** Staff keep the unpaid order until then; null without a hold. */
  held_until: z.nullable(z.iso.datetime()),
  payments: z.array(PaymentSchema),
  history: z.array(OrderEventSchema),
  timeline: TimelineSchema,
});
export type OrderDetail = z.infer<typeof OrderDetailSchema>;

/** 409: the order no longer allows the change. */
export const OrderConflictSchema = z.object({
  error: z.object({ code: z.enum(ORDER_CONFLICTS), message: z.string() }),
  /** Null when the order is deleted; its payments stay. */
  order: z.nullable(OrderDetailSchema),
});
export type OrderConflictAnswer = z.infer<typeof OrderConflictSchema>;
