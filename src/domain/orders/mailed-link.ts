import { type FlightDay, flightDayEnd } from "../airports/airport-time.ts";
import { RETENTION_DAYS } from "../retention.ts";
import { DAY_MS } from "../time.ts";

/** A fragment is in no request, log or referrer (docs/security.md, V3.13). */
const FRAGMENT = "#open=";

export const withMailedToken = (page: string, token: string): string => page + FRAGMENT + token;

export function mailedToken(hash: string): string | undefined {
  return hash.startsWith(FRAGMENT) ? hash.slice(FRAGMENT.length) : undefined;
}

/** Where a mail program broke a quoted line, or the source of a mail has `=` at a line's end. */
const BREAK = String.raw`(?:=?[ \t\r]*\n[\s>|]*)?`;
/** Scanners of mails rewrite `#` and `=` in links, so a whole token also counts without them. */
const MAILED_TOKENS = new RegExp(
  String.raw`(?:[#*]|%(?:25)*23|-23)?open(?:=(?:3D)?|%(?:25)*3D|-3D)(?:${BREAK}\d){1,9}${BREAK}\.` +
    String.raw`(?:(?:${BREAK}[a-z2-7]){26}|[a-z2-7]+)|\d{1,9}\.[a-z2-7]{26}`,
  "gi",
);

/** Removes mailed tokens from a text, such as a reply that quotes our mail. */
export function withoutMailedTokens(text: string): string {
  return text.replaceAll(MAILED_TOKENS, "");
}

/** In epoch ms: days after the flight's day, or after the booking if there is no flight day. */
export function mailedLinkEndsAt({
  createdAt,
  ...flight
}: FlightDay & { createdAt: number }): number {
  const last = flight.flightDate ? flightDayEnd(flight) : createdAt;
  return last + RETENTION_DAYS.mailedLink * DAY_MS;
}
