import { airportDate } from "../airports/airport-time.ts";
import { AIRPORT_CODES } from "../airports/airports.ts";
import type { SiteConfig } from "../site-config.ts";
import { DAY_MS } from "../time.ts";

/** No pass has this code, but in a preview every code opens the sample pass. */
export const SAMPLE_PASS_PATH = `/pass/SAMP${"0".repeat(22)}`;

/** A family's trip on the day after `now` (epoch ms), for a preview's pass and mail. */
export function sampleTrip({ airports }: SiteConfig, now: number) {
  const airport = airports?.[0]?.code ?? (AIRPORT_CODES[0] as string);
  const day = airportDate(airport, now + DAY_MS);
  return { airport, day, adults: 2, children: 1, infants: 0 };
}
