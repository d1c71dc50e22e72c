import { type FlightDay, isDayOver } from "../airports/airport-time.ts";
import type { ValidationMessage } from "../validation.ts";
import { payableUntil } from "./order-end.ts";

/** Undefined if the flight can be booked. `now` is in epoch ms. */
export function flightRefusal(flight: FlightDay, now: number): ValidationMessage | undefined {
  if (isDayOver(flight, now)) return "This day is over at the airport";
  return payableUntil(flight) <= now ? "It is too late to book for this day" : undefined;
}
