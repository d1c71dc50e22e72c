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

/** A text that may be empty, without the default of the booking form: what is absent here stays as it is. */
const text = ({ def }: typeof airport) => z.optional(def.innerType);

/** What a traveller may change of a booking; a field that is absent stays. */
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

/** What staff may change of it: everything but its currency. */
export const staffFields = {
  ...travellerFields,
  email: z.optional(email),
  companyName: text(companyName),
  vatNumber: text(vatNumber),
} satisfies Record<keyof BookingFields, unknown>;

/** The body of PATCH /api/bookings/{id}: what a traveller changes. `version` is the order's that they saw. */
export const BookingChangeSchema = z.object({ version, ...travellerFields });
export type BookingChange = z.infer<typeof BookingChangeSchema>;

/** The body of cancelling a booking. */
export const BookingCancellationSchema = z.object({ version });
export type BookingCancellation = z.infer<typeof BookingCancellationSchema>;
