import { airportDate } from "../airports/airport-time.ts";
import { AIRPORT_CODES } from "../airports/airports.ts";
import type { SiteConfig } from "../site-config.ts";
import { DAY_MS } from "../time.ts";

/** A code that opens no pass but a preview's, where every code does. */
export const SAMPLE_PASS_PATH = `/pass/SAMP${"0".repeat(22)}`;

/** Returns the trip of a preview's pass and mail: a family's, on the day after `now` (epoch ms). */
export function sampleTrip({ airports }: SiteConfig, now: number) {
  const airport = airports?.[0]?.code ?? (AIRPORT_CODES[0] as string);
  const day = airportDate(airport, now + DAY_MS);
  return { airport, day, adults: 2, children: 1, infants: 0 };
}
