import * as z from "zod/mini";
import { VALIDATION_MESSAGES as M } from "../validation.ts";
import type { BookingFields } from "./booking-fields.ts";
import { BookingInputSchema } from "./booking.schema.ts";

const version = z.int(M.notWhole);
const { firstName, lastName, email, companyName, vatNumber, airport, flightDate, flightNumber } =
  BookingInputSchema.shape;
const count = (minimum: number, message: string) =>
  z.optional(
    z
      .number(M.notWhole)
      .check(z.int(M.notWhole), z.minimum(minimum, message), z.maximum(1e6, M.countTooLarge)),
  );

/** A text that may be empty, without the form's default: an absent field stays unchanged. */
const text = ({ def }: typeof airport) => z.optional(def.innerType);

/** The fields that a traveller may change; an absent one stays. */
const travellerFields = {
  firstName: z.optional(firstName),
  lastName: z.optional(lastName),
  airport: text(airport),
  flightDate,
  flightNumber: text(flightNumber),
  adults: count(1, M.adultsMinimum),
  children: count(0, M.countMinimum),
  infants: count(0, M.countMinimum),
};

/** Staff may change everything but the currency. */
export const staffFields = {
  ...travellerFields,
  email: z.optional(email),
  companyName: text(companyName),
  vatNumber: text(vatNumber),
} satisfies Record<keyof BookingFields, unknown>;

/** PATCH /api/bookings/{id}. `version` is the order's version that the traveller saw. */
export const BookingChangeSchema = z.object({ version, ...travellerFields });
export type BookingChange = z.infer<typeof BookingChangeSchema>;

export const BookingCancellationSchema = z.object({ version });
export type BookingCancellation = z.infer<typeof BookingCancellationSchema>;
