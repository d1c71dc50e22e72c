import * as z from "zod/mini";
import { VALIDATION_MESSAGES as M } from "../validation.ts";
import { type BookingFields, type ChangedBy, FIELDS } from "../orders/booking-fields.ts";
import { MIN_PASSENGERS, type PassengerType } from "../orders/fares.ts";
import { BookingInputSchema } from "./booking.schema.ts";

const version = z.int(M.notWhole);

const passengerCount = (type: PassengerType) =>
  z
    .number(M.notWhole)
    .check(
      z.int(M.notWhole),
      z.minimum(MIN_PASSENGERS[type], type === "adults" ? M.adultsMinimum : M.countMinimum),
      z.maximum(1e6, M.countTooLarge),
    );

/**
 * Returns the schemas of the fields that travellers, or only staff, may change. An absent field
 * stays, so no text has the form's default.
 */
function changeable<Whom extends "traveller" | "staff">(whom: Whom) {
  const fields = FIELDS.filter(({ changedBy }) => changedBy === whom).map(({ name, type }) => {
    if (type === "count") return [name, z.optional(passengerCount(name as PassengerType))];
    const schema = BookingInputSchema.shape[name];
    return [name, z.optional(schema instanceof z.ZodMiniDefault ? schema.def.innerType : schema)];
  });
  return Object.fromEntries(fields) as {
    [Name in ChangedBy<Whom>]: z.ZodMiniOptional<z.ZodMiniType<BookingFields[Name]>>;
  };
}

const travellerFields = changeable("traveller");

/** Staff may change everything but the currency. */
export const staffFields = { ...travellerFields, ...changeable("staff") };

/** PATCH /api/bookings/{id}. `version` is the order's version that the traveller saw. */
export const BookingChangeSchema = z.object({ version, ...travellerFields });
export type BookingChange = z.infer<typeof BookingChangeSchema>;

export const BookingCancellationSchema = z.object({ version });
export type BookingCancellation = z.infer<typeof BookingCancellationSchema>;
