import { isOpenTrip } from "../orders/open-trip.ts";
import { isDayOver } from "../airports/airport-time.ts";
import type { OrderStatus } from "../orders/order-status.ts";
import { HOUR_MS, MINUTE_MS } from "../time.ts";

export const PASS_STATES = ["valid", "open", "used", "cancelled", "refunded", "expired"] as const;
export type PassState = (typeof PASS_STATES)[number];

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
/** The first eight characters: enough at the lane of the pass's airport on its day. */
const SHORT_CODE = /^[0-9A-HJKMNP-TV-Z]{8}$/;

export function toShortCode(code: string): string {
  return code.slice(0, 8);
}

export function inGroups(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, "$1 ");
}

export function isShortCode(code: string): boolean {
  return SHORT_CODE.test(code);
}

/** Reads a link or a code, in any case and grouping, with I and L for 1 and O for 0. */
export function passCodeIn(text: string): string | undefined {
  const code = readCode(text);
  return PASS_CODE.test(code) ? code : undefined;
}

export function laneCodeIn(text: string): string | undefined {
  const code = readCode(text);
  return PASS_CODE.test(code) || SHORT_CODE.test(code) ? code : undefined;
}

function readCode(text: string): string {
  // In the address of a page whose code was typed in groups, a space is %20.
  const compact = text.replaceAll(/\s|%20|\+/g, "");
  const code = /\/pass\/([^/?#]+)/i.exec(compact)?.[1] ?? compact;
  return code.toUpperCase().replaceAll("-", "").replaceAll(/[IL]/g, "1").replaceAll("O", "0");
}

/** An offline lane reports a scan within this time. */
export const LATE_SCAN_MS = 48 * HOUR_MS;

/** A lane can take back a scan within this time. */
export const UNDO_WITHIN_MS = MINUTE_MS;

interface PassFacts {
  status: OrderStatus;
  airport: string;
  flightDate: string | null;
  /** True once all the order's money is on its way back. */
  isBeingRefunded: boolean;
  /** Travellers already admitted, and paid ones that are left. */
  admitted: number;
  left: number;
}

/** `now` is in epoch ms. Only a wallet can still show the pass of an order that became unpaid. */
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
