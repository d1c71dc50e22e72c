import { airportDate } from "../orders/airport-time.ts";
import type { OrderStatus } from "../orders/order-status.ts";

/** The states of a pass (docs/product.md, "Passes"). */
export const PASS_STATES = ["valid", "used", "cancelled", "refunded", "expired"] as const;
export type PassState = (typeof PASS_STATES)[number];

/** Why a lane refuses a pass. */
export const PASS_REFUSALS = ["used", "unpaid", "cancelled", "refunded", "wrong_airport", "wrong_day", "unknown"] as const;
export type PassRefusal = (typeof PASS_REFUSALS)[number];

/** A pass's code: 128 bits, base64url. */
export const PASS_CODE = /^[A-Za-z0-9_-]{22}$/;

interface PassFacts {
  status: OrderStatus;
  airport: string;
  /** YYYY-MM-DD, in the airport's own time; null when the traveller has not said. */
  flightDate: string | null;
  isRedeemed: boolean;
}

/**
 * The state of a pass at a time (epoch ms). It ends with its order, is used up by redeeming, and expires when its day is over at the
 * airport. One without a day does not expire.
 */
export function passState({ status, airport, flightDate, isRedeemed }: PassFacts, now: number): PassState {
  if (status === "refunded") return "refunded";
  if (status === "cancelled" || status === "Not Paid") return "cancelled";
  if (isRedeemed || status === "completed") return "used";
  return flightDate !== null && flightDate < airportDate(airport, now) ? "expired" : "valid";
}
