import { useState } from "react";
import { type LocalLight, localLight } from "#domain/airports/local-light.ts";

/** The current daylight at the last chosen airport; undefined without one. */
export function useAirportLight() {
  const [light, setLight] = useState<LocalLight>();
  const onAirport = (code: string) => setLight(code ? localLight(code, Date.now()) : undefined);
  return { light, onAirport };
}
