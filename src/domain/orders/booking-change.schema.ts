import * as z from "zod/mini";
import { VALIDATION_MESSAGES as M } from "../validation.ts";
import { BookingInputSchema } from "./booking.schema.ts";

const version = z.int(M.notWhole);
const { firstName, lastName, airport, flightDate, flightNumber } = BookingInputSchema.shape;
const count = (minimum: number, message: string) =>
  z.optional(z.number(M.notWhole).check(z.int(M.notWhole), z.minimum(minimum, message), z.maximum(1e6, M.countTooLarge)));

/** The body of PATCH /api/bookings/{id}: what a traveller changes. `version` is the order's that they saw; what is absent stays. */
export const BookingChangeSchema = z.object({
  version,
  firstName: z.optional(firstName),
  lastName: z.optional(lastName),
  airport: z.optional(airport),
  flightDate,
  flightNumber: z.optional(flightNumber),
  adults: count(1, M.adultsMinimum),
  children: count(0, M.countMinimum),
  infants: count(0, M.countMinimum),
});
export type BookingChange = z.infer<typeof BookingChangeSchema>;

/** The body of cancelling a booking. */
export const BookingCancellationSchema = z.object({ version });
export type BookingCancellation = z.infer<typeof BookingCancellationSchema>;
