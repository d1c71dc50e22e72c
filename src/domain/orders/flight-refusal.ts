import { type FlightDay, isDayOver } from "../airports/airport-time.ts";
import { payableUntil } from "./order-end.ts";
import { VALIDATION_MESSAGES as M, type ValidationMessage } from "../validation.ts";

/** Undefined if the flight can be booked. `now` is in epoch ms. */
export function flightRefusal(flight: FlightDay, now: number): ValidationMessage | undefined {
  if (isDayOver(flight, now)) return M.datePast;
  return payableUntil(flight) <= now ? M.dateLate : undefined;
}
