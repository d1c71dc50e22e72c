import { airports } from "#content/airports.ts";
import { useContent } from "../site-context/site-context.tsx";

/** An airport on sale with its code, or a place as somebody wrote it. */
export interface AirportPlace {
  code?: string;
  name: string;
}

/** Returns an airport as a boarding pass shows it; null while none is chosen. */
export function useAirportPlace(airport: string): AirportPlace | null {
  const toPlace = useAirportPlaces();
  return airport === "" ? null : toPlace(airport);
}

/** Returns a function from an airport to its place. */
export function useAirportPlaces(): (airport: string) => AirportPlace {
  const names = useContent(airports);
  return (airport) => {
    const name = names[airport];
    return name === undefined
      ? { name: airport }
      : { code: airport, name: name.replace(` (${airport})`, "") };
  };
}
