import { isDayOver } from "../airports/airport-time.ts";
import type { OrderStatus } from "../orders/order-status.ts";
import { HOUR_MS, MINUTE_MS } from "../time.ts";

export const PASS_STATES = ["valid", "open", "used", "cancelled", "refunded", "expired"] as const;
export type PassState = (typeof PASS_STATES)[number];

export const PASS_REFUSALS = [
  "used",
  "unpaid",
  "cancelled",
  "refunded",
  "wrong_airport",
  "wrong_day",
  "unknown",
] as const;
export type PassRefusal = (typeof PASS_REFUSALS)[number];

/** 132 bits, base64url. */
export const PASS_CODE = /^[A-Za-z0-9_-]{22}$/;

/**
 * Returns the code in a scanned, pasted or typed text: a link or the code, also in groups;
 * undefined without one.
 */
export function passCodeIn(text: string): string | undefined {
  const compact = text.replaceAll(/\s/g, "");
  const code = /\/pass\/([^/?#]+)/.exec(compact)?.[1] ?? compact;
  return PASS_CODE.test(code) ? code : undefined;
}

/**
 * Limits for passes shown without network: time until the report, and lead of the phone's clock, in
 * ms.
 */
export const LATE_SCAN = { withinMs: 48 * HOUR_MS, aheadMs: MINUTE_MS } as const;

/** The time in which a lane takes back a tap, in ms. */
export const UNDO_WITHIN_MS = MINUTE_MS;

/** True without airport or day: the pass is open. */
export function isOpenTrip(trip: { airport: string; flightDate: string | null }): boolean {
  return trip.airport === "" || trip.flightDate === null;
}

interface PassFacts {
  status: OrderStatus;
  airport: string;
  flightDate: string | null;
  /** True once all its money is on its way back. */
  isBeingRefunded: boolean;
  /** Travellers let through, and paid ones that are not. */
  admitted: number;
  left: number;
}

/**
 * Returns a pass's state at a time (epoch ms). It ends with its order, its last traveller, or its
 * day at the airport; without airport or day it is open.
 */
export function passState(
  { status, airport, flightDate, isBeingRefunded, admitted, left }: PassFacts,
  now: number,
): PassState {
  if (status === "refunded") return "refunded";
  if (status === "cancelled" || status === "Not Paid") return "cancelled";
  if (isBeingRefunded) return "refunded";
  if (admitted > 0 ? left === 0 : status === "completed") return "used";
  if (isDayOver({ airport, flightDate }, now)) return "expired";
  return isOpenTrip({ airport, flightDate }) ? "open" : "valid";
}
