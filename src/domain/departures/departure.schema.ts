import * as z from "zod/mini";
import { EXPORT_FORMATS } from "../csv.ts";
import { day, ListQuerySchema, search } from "../paging.schema.ts";
import { choiceOf } from "../validation.schema.ts";
import { ListedOrderSchema } from "../orders/order.schema.ts";

const departureFilter = {
  date: day(
    "The flight day; without it today at the airport, and the operator's day without an airport",
  ),
  airport: search("An airport as the orders name it, such as CDG", 100),
  all: z.optional(choiceOf(["true", "false"])).register(z.globalRegistry, {
    description: "`true` lists cancelled and refunded orders as well",
  }),
};

export const DepartureQuerySchema = z.extend(ListQuerySchema, departureFilter);
export type DepartureQuery = z.infer<typeof DepartureQuerySchema>;

export const DepartureExportQuerySchema = z.object({
  ...departureFilter,
  format: z._default(choiceOf(EXPORT_FORMATS), "standard"),
});
export type DepartureExportQuery = z.infer<typeof DepartureExportQuerySchema>;

/** `let_through` counts travellers who passed a lane, the last at `used_at`. `notes` are for lane staff. */
const DepartureSchema = z.extend(ListedOrderSchema, {
  used_at: z.nullable(z.iso.datetime()),
  let_through: z.number(),
  notes: z.array(z.string()),
});
export type Departure = z.infer<typeof DepartureSchema>;

/** Counts orders that are not cancelled. `used` counts orders of which a traveller has passed a lane. */
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

/** Lists only airports with departures. Each airport counts its own local day. */
export const DeparturesTodaySchema = z.object({ totals: z.array(DepartureTotalSchema) });

/** Sorted by airport, then flight. The totals cover the whole day. */
export const DepartureListSchema = z.object({
  date: z.iso.date(),
  items: z.array(DepartureSchema),
  totals: z.array(DepartureTotalSchema),
  next_cursor: z.nullable(z.string()),
});
export type DepartureList = z.infer<typeof DepartureListSchema>;
