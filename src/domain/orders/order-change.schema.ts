import * as z from "zod/mini";
import { isSoldOrOpen } from "../airports/airports.ts";
import { LANGUAGES } from "../language.ts";
import {
  absentOrLine,
  choiceOf,
  optionalText,
  requiredText,
  TIME_INVALID,
  typedDay,
} from "../validation.schema.ts";
import { MAX_REASON_LENGTH } from "../reason.ts";
import { VALIDATION_MESSAGES as M } from "../validation.ts";
import { MAX_PASSENGERS_BY_STAFF, PASSENGER_TYPES, type PassengerType } from "../money/fares.ts";
import { DIFFERENCES } from "./order-due.ts";
import { ORDER_STATUSES } from "./order-status.ts";
import { MAX_REFERENCE_LENGTH, SETTLEMENTS } from "../payments/movement.ts";
import { changeFields } from "./booking-change.schema.ts";
import { BookingInputSchema } from "./booking.schema.ts";

/** How staff say that money came or went back. The default is `other`, today. */
export const byHandFields = {
  /** `none` marks an order as paid without money. */
  method: z.optional(choiceOf(SETTLEMENTS)),
  /** The bank's reference, never a name: the books keep it for good. */
  reference: absentOrLine(MAX_REFERENCE_LENGTH),
  /** The day on which the money moved, in the seller's zone. */
  movedOn: z.optional(typedDay()),
};

const PARTY_LIMITS = PASSENGER_TYPES.map((type) =>
  z.refine<Partial<Record<PassengerType, number | undefined>>>(
    (order) => (order[type] ?? 0) <= MAX_PASSENGERS_BY_STAFF,
    { message: M.countTooLarge, path: [type] },
  ),
);

/** PATCH /api/admin/orders/{id}. Nothing changes if `version` is given and no longer current. */
export const OrderChangeSchema = z
  .object({
    ...changeFields,
    ...byHandFields,
    status: z.optional(choiceOf(ORDER_STATUSES)),
    newPass: z.optional(z.boolean()),
    /** For the extra price of a paid order. `waive` and `paid` alone settle the amount due. */
    difference: z.optional(choiceOf(DIFFERENCES)),
    reason: requiredText(MAX_REASON_LENGTH, M.reasonRequired),
    version: z.optional(z.int(M.notWhole)),
    /** False sends the traveller no mail. Some changes never send one. */
    notify: z._default(z.boolean(), true),
  })
  .check(
    z.refine(
      ({
        reason: _reason,
        version: _version,
        notify: _notify,
        method: _method,
        reference: _reference,
        movedOn: _movedOn,
        ...change
      }) => Object.values(change).some((value) => value !== undefined),
      {
        message: M.changeMissing,
        path: ["status"],
      },
    ),
    ...PARTY_LIMITS,
  );
export type OrderChange = z.infer<typeof OrderChangeSchema>;

/** POST /api/admin/orders, for a booking by phone. `language` is that of its mails. */
export const StaffBookingSchema = z
  .safeExtend(BookingInputSchema, {
    language: z._default(choiceOf(LANGUAGES), "en"),
    reason: optionalText(MAX_REASON_LENGTH),
  })
  .check(
    ...PARTY_LIMITS,
    z.refine(({ airport }) => isSoldOrOpen(airport), {
      message: M.airportUnlisted,
      path: ["airport"],
    }),
  );
export type StaffBooking = z.infer<typeof StaffBookingSchema>;

/** Keeps an unpaid order until then, at most MAX_HOLD_DAYS from now. */
export const HoldInputSchema = z.object({
  until: z.iso.datetime(TIME_INVALID),
  reason: optionalText(MAX_REASON_LENGTH),
  version: z.optional(z.int(M.notWhole)),
});
export type HoldInput = z.infer<typeof HoldInputSchema>;
