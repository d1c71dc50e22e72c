import { type FlightDay, isDayOver } from "../airports/airport-time.ts";
import { payableUntil } from "../orders/order-end.ts";
import { VALIDATION_MESSAGES as M, type ValidationMessage } from "../validation.ts";

/**
 * Why an unpaid flight cannot be booked for its day at a time (epoch ms): the day is over at the
 * airport, or too nearly over to be paid for. Undefined when it can.
 */
export function flightRefusal(flight: FlightDay, now: number): ValidationMessage | undefined {
  if (isDayOver(flight, now)) return M.datePast;
  return payableUntil(flight) <= now ? M.dateLate : undefined;
}
