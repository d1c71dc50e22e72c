import { airportTimeZone } from "./airport-time.ts";

export type LocalLight = "dawn" | "day" | "dusk" | "night";

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
