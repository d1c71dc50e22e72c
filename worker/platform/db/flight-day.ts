import { inArray, type SQL, sql } from "drizzle-orm";
import {
  airportDate,
  airportDates,
  firstFlightDate,
} from "../../../src/domain/airports/airport-time.ts";
import { AIRPORT_CODES } from "../../../src/domain/airports/airports.ts";
import { dateAfter } from "../../../src/domain/departures/departure.ts";
import { payableUntil } from "../../../src/domain/orders/order-end.ts";
import { orders } from "../../orders/tables.ts";

/** How many days from now the days of flights are known to `payableUntilNear`. */
const NEAR_DAYS = 2;

/** The date that `dates` has for the airport of an order, as SQL; the one under "" for a place that is not on our list, whatever its name. */
function dateOfAirport(dates: Record<string, string>): SQL {
  // By comparison: as a path of JSON, a name with a quotation mark is an error.
  return sql`coalesce((SELECT value FROM json_each(${JSON.stringify(dates)}) WHERE key = ${orders.airport}), ${dates[""]})`;
}

/**
 * The day (YYYY-MM-DD) that it is at the airport of an order at a time (epoch ms), as SQL. For a place
 * that is not on our list it is the day where the order is looked at, or the operator's.
 */
export function airportToday(now: number, seenAt = ""): SQL {
  return dateOfAirport({ ...airportDates(now), "": airportDate(seenAt, now) });
}

/** The condition of orders whose flight day is over at a time (epoch ms), as `isDayOver` of the domain says. */
export function hasDayPassed(now: number): SQL {
  const first = dateOfAirport({ ...airportDates(now), "": firstFlightDate("", now) });
  return sql`coalesce(${orders.flightDate} < ${first}, 0)`;
}

/**
 * When the flight of an order can be paid for no more (epoch ms), as SQL: 0 for a day that is over at
 * `now`, and a time without end for one that is days away, or for none.
 */
export function payableUntilNear(now: number): SQL {
  const ends = [...AIRPORT_CODES, ""].flatMap((airport) =>
    Array.from({ length: NEAR_DAYS + 1 }, (_, days) => {
      const flightDate = dateAfter(firstFlightDate(airport, now), days)!;
      return [`${airport} ${flightDate}`, payableUntil({ airport, flightDate })] as const;
    }),
  );
  const place = sql`CASE WHEN ${inArray(orders.airport, [...AIRPORT_CODES])} THEN ${orders.airport} ELSE '' END`;
  const end = sql`(SELECT value FROM json_each(${JSON.stringify(Object.fromEntries(ends))}) WHERE key = ${place} || ' ' || ${orders.flightDate})`;
  return sql`CASE WHEN ${hasDayPassed(now)} THEN 0 ELSE coalesce(${end}, ${Number.MAX_SAFE_INTEGER}) END`;
}
