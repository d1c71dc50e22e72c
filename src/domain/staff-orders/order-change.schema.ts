import * as z from "zod/mini";
import { LANGUAGES } from "../language.ts";
import { optionalText, requiredText } from "../validation.schema.ts";
import { VALIDATION_MESSAGES as M } from "../validation.ts";
import { PaymentSchema } from "../payments/payment.schema.ts";
import { DIFFERENCES } from "../orders/order-due.ts";
import { MAX_REASON_LENGTH, ORDER_CONFLICTS, ORDER_STATUSES } from "../orders/order-status.ts";
import { staffFields } from "../bookings/booking-change.schema.ts";
import { BookingInputSchema } from "../bookings/booking.schema.ts";
import { AdminOrderSchema } from "../orders/order.schema.ts";
import { OrderEventSchema, TimelineSchema } from "./timeline.schema.ts";

/**
 * The body of PATCH /api/admin/orders/{id}: a status, fields of the booking, a new pass, in any combination. `version` is the one that
 * the admin saw: when the order has changed since, nothing is done. Without it the change is made to the order as it is.
 */
export const OrderChangeSchema = z
  .object({
    ...staffFields,
    status: z.optional(z.enum(ORDER_STATUSES, M.statusUnknown)),
    /** True voids the pass, and makes a new one. */
    newPass: z.optional(z.boolean()),
    /**
     * What is to be done with what a paid order costs more by more travellers: ask for it, also when this is absent, or not. "waive"
     * without a change of travellers waives what was due until then.
     */
    difference: z.optional(z.enum(DIFFERENCES, M.differenceUnknown)),
    reason: requiredText(MAX_REASON_LENGTH, M.reasonRequired),
    version: z.optional(z.int(M.notWhole)),
    /** False keeps the traveller's mail about it back; some changes have none. */
    notify: z._default(z.boolean(), true),
  })
  .check(
    z.refine(
      ({ reason: _reason, version: _version, notify: _notify, ...change }) =>
        Object.values(change).some((value) => value !== undefined),
      {
        message: M.changeMissing,
        path: ["status"],
      },
    ),
  );
export type OrderChange = z.infer<typeof OrderChangeSchema>;

/** The body of POST /api/admin/orders: a booking that staff take on the phone, and the language of its mails. */
export const StaffBookingSchema = z.safeExtend(BookingInputSchema, {
  language: z._default(z.enum(LANGUAGES, M.languageUnknown), "en"),
  reason: optionalText(MAX_REASON_LENGTH),
});
export type StaffBooking = z.infer<typeof StaffBookingSchema>;

/** The body of a hold: until when an unpaid order is kept (UTC ISO 8601), at most MAX_HOLD_DAYS from now. */
export const HoldInputSchema = z.object({
  until: z.iso.datetime(M.dateInvalid),
  reason: optionalText(MAX_REASON_LENGTH),
  version: z.optional(z.int(M.notWhole)),
});
export type HoldInput = z.infer<typeof HoldInputSchema>;

/** An order with its customer, its history, its payments, and all that happened around it, each the newest first. */
export const OrderDetailSchema = z.extend(AdminOrderSchema, {
  updated_at: z.iso.datetime(),
  /** Until when staff keep it although it is unpaid; null when they do not. */
  held_until: z.nullable(z.iso.datetime()),
  payments: z.array(PaymentSchema),
  history: z.array(OrderEventSchema),
  timeline: TimelineSchema,
});
export type OrderDetail = z.infer<typeof OrderDetailSchema>;

/** The response (409) to a change that the order no longer allows. */
export const OrderConflictSchema = z.object({
  error: z.object({ code: z.enum(ORDER_CONFLICTS), message: z.string() }),
  /** Null when it is deleted, which leaves its payments. */
  order: z.nullable(OrderDetailSchema),
});
