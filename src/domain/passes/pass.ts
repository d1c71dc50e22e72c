import { isOpenTrip } from "../orders/open-trip.ts";
import { isDayOver } from "../airports/airport-time.ts";
import type { OrderStatus } from "../orders/order-status.ts";
import { HOUR_MS, MINUTE_MS } from "../time.ts";

export const PASS_STATES = ["valid", "open", "used", "cancelled", "refunded", "expired"] as const;
export type PassState = (typeof PASS_STATES)[number];

/** True for the states in which a lane lets through. */
export const isAccepted = (state: PassState): boolean => state === "valid" || state === "open";

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

/** 130 bits in Crockford's base32: capitals and figures without I, L, O and U. */
const PASS_CODE = /^[0-9A-HJKMNP-TV-Z]{26}$/;
/** The first two groups of four: enough at the lane of the pass's airport on its day. */
const SHORT_CODE = /^[0-9A-HJKMNP-TV-Z]{8}$/;

/** Returns a code's first two groups of four. */
export function toShortCode(code: string): string {
  return code.slice(0, 8);
}

/** Returns a code in groups of four, as a pass shows it. */
export function inGroups(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, "$1 ");
}

/** True for a short code. */
export function isShortCode(code: string): boolean {
  return SHORT_CODE.test(code);
}

/**
 * Returns the code in a scanned or typed text: a link or the code in either case, also in groups,
 * with I and L for 1 or O for 0; undefined without one.
 */
export function passCodeIn(text: string): string | undefined {
  const code = readCode(text);
  return PASS_CODE.test(code) ? code : undefined;
}

/** Returns the whole or short code in a text shown to a lane; undefined without one. */
export function laneCodeIn(text: string): string | undefined {
  const code = readCode(text);
  return PASS_CODE.test(code) || SHORT_CODE.test(code) ? code : undefined;
}

function readCode(text: string): string {
  const compact = text.replaceAll(/\s/g, "");
  const code = /\/pass\/([^/?#]+)/i.exec(compact)?.[1] ?? compact;
  return code.toUpperCase().replaceAll("-", "").replaceAll(/[IL]/g, "1").replaceAll("O", "0");
}

/** A pass shown without network is reported within so many ms. */
export const LATE_SCAN_MS = 48 * HOUR_MS;

/** The time in which a lane takes back a tap, in ms. */
export const UNDO_WITHIN_MS = MINUTE_MS;

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
 * day at the airport; without airport or day it is open. Of an unpaid order only wallets have one.
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
