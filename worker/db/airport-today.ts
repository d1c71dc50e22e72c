import { type SQL, sql } from "drizzle-orm";
import { airportDates } from "../../src/domain/airports/airport-time.ts";
import { orders } from "./schema.ts";

/** The date (YYYY-MM-DD) at the airport of an order at a time (epoch ms), as SQL; UTC's for a place that is not on our list, whatever its name. */
export function airportToday(now: number): SQL {
  const dates = airportDates(now);
  // By comparison: as a path of JSON, a name with a quotation mark is an error.
  return sql`coalesce((SELECT value FROM json_each(${JSON.stringify(dates)}) WHERE key = ${orders.airport}), ${dates[""]})`;
}
