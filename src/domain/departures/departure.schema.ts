import * as z from "zod/mini";
import { ListQuerySchema, search } from "../paging.schema.ts";
import { VALIDATION_MESSAGES as M } from "../validation.ts";
import { ListedOrderSchema } from "../orders/order.schema.ts";

/** A flight day, at one airport or all, with or without cancelled orders. */
const departureFilter = {
  date: z.optional(z.iso.date(M.dateInvalid)).register(z.globalRegistry, {
    description:
      "The flight day; without it today at the airport, and the operator's day without an airport",
  }),
  airport: search("An airport as the orders name it, such as CDG", 100),
  all: z.optional(z.enum(["true", "false"], M.flagUnknown)).register(z.globalRegistry, {
    description: "`true` lists cancelled and refunded orders as well",
  }),
};

export const DepartureQuerySchema = z.extend(ListQuerySchema, departureFilter);
export type DepartureQuery = z.infer<typeof DepartureQuerySchema>;

export const DepartureExportQuerySchema = z.object(departureFilter);
export type DepartureExportQuery = z.infer<typeof DepartureExportQuerySchema>;

/**
 * Lanes let `let_through` of its travellers through, the last at `used_at` (UTC ISO 8601); `notes`
 * are for lane staff.
 */
const DepartureSchema = z.extend(ListedOrderSchema, {
  used_at: z.nullable(z.iso.datetime()),
  let_through: z.number(),
  notes: z.array(z.string()),
});
export type Departure = z.infer<typeof DepartureSchema>;

/** The live orders of an airport on a flight day, and their travellers. `used` were let through. */
const DepartureTotalSchema = z.object({
  airport: z.string(),
  orders: z.number(),
  adults: z.number(),
  children: z.number(),
  infants: z.number(),
  paid: z.number(),
  unpaid: z.number(),
  used: z.number(),
});
export type DepartureTotal = z.infer<typeof DepartureTotalSchema>;

/** Today's totals of every airport with departures, each by its own day. */
export const DeparturesTodaySchema = z.object({ totals: z.array(DepartureTotalSchema) });

/** A page of the day's departures, by airport, then flight; the totals cover the whole day. */
export const DepartureListSchema = z.object({
  date: z.iso.date(),
  items: z.array(DepartureSchema),
  totals: z.array(DepartureTotalSchema),
  next_cursor: z.nullable(z.string()),
});
export type DepartureList = z.infer<typeof DepartureListSchema>;
