import { airports } from "../content/airports.ts";
import { useContent } from "./site-context.tsx";

/** Where a pass is for: an airport on sale with its code, or a place as somebody wrote it. */
export interface AirportPlace {
  code?: string;
  name: string;
}

/** An airport as a boarding pass shows it, its code apart from its name; null while none is chosen. */
export function useAirportPlace(airport: string): AirportPlace | null {
  const toPlace = useAirportPlaces();
  return airport === "" ? null : toPlace(airport);
}

/** The same for many airports: what gives the place of each. */
export function useAirportPlaces(): (airport: string) => AirportPlace {
  const names: Partial<Record<string, string>> = useContent(airports);
  return (airport) => {
    const name = names[airport];
    return name === undefined
      ? { name: airport }
      : { code: airport, name: name.replace(` (${airport})`, "") };
  };
}
