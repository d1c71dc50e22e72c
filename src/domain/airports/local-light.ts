import { airportTimeZone } from "./airport-time.ts";

/** The light of an hour of the day: from dawn over day and dusk to night. */
export type LocalLight = "dawn" | "day" | "dusk" | "night";

/** Returns the light at an airport by its local hour at `epochMs`. */
export function localLight(airport: string, epochMs: number): LocalLight {
  const timeZone = airportTimeZone(airport);
  const hour = Number(
    new Intl.DateTimeFormat("en-GB", { hour: "2-digit", hourCycle: "h23", timeZone }).format(
      epochMs,
    ),
  );
  if (hour < 6 || hour >= 21) return "night";
  if (hour < 9) return "dawn";
  return hour < 18 ? "day" : "dusk";
}
