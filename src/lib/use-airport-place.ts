import { airports } from "../content/airports.ts";
import { useContent } from "./site-context.tsx";

/** Where a pass is for: an airport on sale with its code, or a place as somebody wrote it. */
export interface AirportPlace {
  code?: string;
  name: string;
}

/** An airport as a boarding pass shows it, its code apart from its name; null while none is chosen. */
export function useAirportPlace(airport: string): AirportPlace | null {
  const names: Partial<Record<string, string>> = useContent(airports);
  if (airport === "") return null;
  const name = names[airport];
  return name === undefined ? { name: airport } : { code: airport, name: name.replace(` (${airport})`, "") };
}
