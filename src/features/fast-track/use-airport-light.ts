import { useState } from "react";
import { type LocalLight, localLight } from "#domain/airports/local-light.ts";

export function useAirportLight() {
  const [light, setLight] = useState<LocalLight>();
  const onAirport = (code: string) => setLight(code ? localLight(code, Date.now()) : undefined);
  return { light, onAirport };
}
