import { airports } from "#content/airports.ts";
import { useContent } from "../site-context/site-context.tsx";

/** An airport on sale with its code, or a place in somebody's own words. */
export interface AirportPlace {
  code?: string;
  name: string;
}

export function useAirportPlace(airport: string): AirportPlace | null {
  const toPlace = useAirportPlaces();
  return airport === "" ? null : toPlace(airport);
}

export function useAirportPlaces(): (airport: string) => AirportPlace {
  const names = useContent(airports);
  return (airport) => {
    const name = names[airport];
    return name === undefined
      ? { name: airport }
      : { code: airport, name: name.replace(` (${airport})`, "") };
  };
}
