import { airports } from "#content/airports.ts";
import { AIRPORT_CODES } from "#domain/airports/airports.ts";
import { useContent } from "#lib/site-context/site-context.tsx";

export function AirportOptions() {
  const names = useContent(airports);
  return AIRPORT_CODES.map((code) => (
    <option key={code} value={code}>
      {names[code]}
    </option>
  ));
}
