import { airportDate } from "#domain/airports/airport-time.ts";
import { flightRefusal } from "#domain/orders/flight-refusal.ts";
import { DAY_MS, utcDate } from "#domain/time.ts";
import type { BookingBody } from "./factories.ts";
import type { BuiltSite } from "./site.ts";

/**
 * Returns the date so many days after today at an airport, or before it. It counts dates, because a day on which the
 * clocks change has 23 or 25 hours.
 */
export const dayFromToday = (days: number, airport = "CDG") =>
  utcDate(Date.parse(airportDate(airport, Date.now())) + days * DAY_MS);

/** What a traveller can book of a body: all but a day that is over, or about to be, which a test sets later. */
export function bookable(body: Partial<BookingBody>): {
  body: Partial<BookingBody>;
  pastDay: string | undefined;
} {
  const { airport = "CDG", flightDate = "" } = body;
  if (flightRefusal({ airport, flightDate }, Date.now()) === undefined)
    return { body, pastDay: undefined };
  return { body: { ...body, flightDate: undefined }, pastDay: flightDate };
}

/** Gives an order a flight day, past or not, as if it had been booked before it. */
export async function setFlightDay(
  site: Pick<BuiltSite, "rows">,
  orderId: string,
  flightDate: string,
): Promise<void> {
  await site.rows("UPDATE orders SET flight_date = ? WHERE id = ?", flightDate, orderId);
}

/** An airport where no midnight is near: bookings for today are taken there, and stay of today. */
export function airportByDay(): "CDG" | "JFK" {
  const twoHours = 7_200_000;
  const now = Date.now();
  return airportDate("CDG", now - twoHours) === airportDate("CDG", now + twoHours) ? "CDG" : "JFK";
}
