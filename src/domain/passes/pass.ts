import { isDayOver } from "../airports/airport-time.ts";
import type { OrderStatus } from "../orders/order-status.ts";
import { HOUR_MS, MINUTE_MS } from "../time.ts";

/** The states of a pass (docs/product/passes.md). */
export const PASS_STATES = ["valid", "used", "cancelled", "refunded", "expired"] as const;
export type PassState = (typeof PASS_STATES)[number];

/** Why a lane refuses a pass. */
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

/** A pass's code: 132 bits, base64url. */
export const PASS_CODE = /^[A-Za-z0-9_-]{22}$/;

/** The code in what was scanned, pasted or typed: the link of a pass, or its code, in groups or not. Undefined where there is none. */
export function passCodeIn(text: string): string | undefined {
  const compact = text.replaceAll(/\s/g, "");
  const code = /\/pass\/([^/?#]+)/.exec(compact)?.[1] ?? compact;
  return PASS_CODE.test(code) ? code : undefined;
}

/** How long after it was shown without network a pass may be handed in, in ms, and by how much a phone's clock may be ahead. */
export const LATE_SCAN = { withinMs: 48 * HOUR_MS, aheadMs: MINUTE_MS } as const;

interface PassFacts {
  status: OrderStatus;
  airport: string;
  /** YYYY-MM-DD, in the airport's own time; null when the traveller has not said. */
  flightDate: string | null;
  /** True once all its money is on its way back. */
  isBeingRefunded: boolean;
  isRedeemed: boolean;
}

/**
 * The state of a pass at a time (epoch ms). It ends with its order, is used up by redeeming, and expires when its day is over at the
 * airport. One without a day does not expire.
 */
export function passState(
  { status, airport, flightDate, isBeingRefunded, isRedeemed }: PassFacts,
  now: number,
): PassState {
  if (status === "refunded") return "refunded";
  if (status === "cancelled" || status === "Not Paid") return "cancelled";
  if (isBeingRefunded) return "refunded";
  if (isRedeemed || status === "completed") return "used";
  return isDayOver({ airport, flightDate }, now) ? "expired" : "valid";
}
