import { airportPlaces } from "#content/airport-places.ts";
import { useContent } from "#lib/site-context/site-context.tsx";

export default function LaneLine({ airport }: { airport: string }) {
  const { label, line } = useContent(airportPlaces);
  const place = line(airport);
  return (
    place && (
      <p data-field="lane" className="note">
        <strong>{label}</strong> {place}
      </p>
    )
  );
}
