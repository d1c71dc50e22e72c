import { type SQL, sql } from "drizzle-orm";
import { airportDate, airportDates, firstFlightDate } from "#domain/airports/airport-time.ts";
import { AIRPORT_CODES } from "#domain/airports/airports.ts";
import { payableUntil } from "#domain/orders/order-end.ts";
import { addDays } from "#domain/time.ts";
import { orders } from "../tables/orders.ts";
import { listed } from "../platform/db/client.ts";

/** `payableUntilNear` lists the deadlines of this many days. */
const NEAR_DAYS = 2;

/** The key "" is for unlisted places. */
function dateOfAirport(dates: Record<string, string>): SQL {
  // Compares keys, because a JSON path fails for a name with a quotation mark.
  return sql`coalesce((
    SELECT value FROM json_each(${JSON.stringify(dates)})
    WHERE key = ${orders.airport}), ${dates[""]})`;
}

/** SQL for YYYY-MM-DD. An unlisted place has the day of the viewer's airport, else the operator's. */
export function airportToday(now: number, seenAt = ""): SQL {
  return dateOfAirport({ ...airportDates(now), "": airportDate(seenAt, now) });
}

/** The rule of `isDayOver` in SQL. */
export function hasDayPassed(now: number): SQL {
  const first = dateOfAirport({ ...airportDates(now), "": firstFlightDate("", now) });
  return sql`coalesce(${orders.flightDate} < ${first}, 0)`;
}

/** SQL for epoch ms: 0 if the deadline is past, and endless if it is far away or missing. */
export function payableUntilNear(now: number): SQL {
  const ends = [...AIRPORT_CODES, ""].flatMap((airport) =>
    Array.from({ length: NEAR_DAYS + 1 }, (_, days) => {
      const flightDate = addDays(firstFlightDate(airport, now), days);
      return [`${airport} ${flightDate}`, payableUntil({ airport, flightDate })] as const;
    }),
  );
  const place = sql`CASE WHEN ${orders.airport} IN ${listed(AIRPORT_CODES)}
    THEN ${orders.airport} ELSE '' END`;
  const end = sql`(SELECT value
    FROM json_each(${JSON.stringify(Object.fromEntries(ends))})
    WHERE key = ${place} || ' ' || ${orders.flightDate})`;
  // Most orders have no day or a later one, and need no list.
  const lastNear = ends
    .map(([key]) => key.slice(-10))
    .toSorted()
    .at(-1)!;
  return sql`CASE WHEN coalesce(${orders.flightDate}, '9') > ${lastNear}
    THEN ${Number.MAX_SAFE_INTEGER} WHEN ${hasDayPassed(now)} THEN 0
    ELSE coalesce(${end}, ${Number.MAX_SAFE_INTEGER}) END`;
}
