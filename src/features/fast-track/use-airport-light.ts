import { useState } from "react";
import { type LocalLight, localLight } from "#domain/airports/local-light.ts";

/** The light there is now at the airport that was chosen last; none without one. */
export function useAirportLight() {
  const [light, setLight] = useState<LocalLight>();
  const onAirport = (code: string) => setLight(code ? localLight(code, Date.now()) : undefined);
  return { light, onAirport };
}
