import { type FlightDay, flightDayEnd } from "../airports/airport-time.ts";
import { RETENTION_DAYS } from "../retention.ts";
import { DAY_MS } from "../time.ts";

/** Behind `#` the token is in no request, log or referrer (docs/security.md, V3.13). */
const FRAGMENT = "#open=";

/** Returns the address of an order's page with the token that opens it on any device. */
export const withMailedToken = (page: string, token: string): string => page + FRAGMENT + token;

/** Returns the token in a page's fragment (`location.hash`); undefined without one. */
export function mailedToken(hash: string): string | undefined {
  return hash.startsWith(FRAGMENT) ? hash.slice(FRAGMENT.length) : undefined;
}

/** Returns a text, such as a reply that quotes our mail, without the tokens of mailed links. */
export function withoutMailedTokens(text: string): string {
  return text.replaceAll(/(?:#|%23)open(?:=|%3D)\d+\.[a-z2-7]+/gi, "");
}

/** Returns the end of an order's mailed links (epoch ms): days after its flight day or booking. */
export function mailedLinkEndsAt({
  createdAt,
  ...flight
}: FlightDay & { createdAt: number }): number {
  const last = flight.flightDate ? flightDayEnd(flight) : createdAt;
  return last + RETENTION_DAYS.mailedLink * DAY_MS;
}
