import type { AirportCode } from "#domain/airports/airports.ts";
import { useAirportPlaces } from "#lib/orders/use-airport-place.ts";
import styles from "./airport-board.module.css";

export function AirportBoard({
  airports,
  label,
}: {
  airports: readonly AirportCode[];
  label: string;
}) {
  const toPlace = useAirportPlaces();
  return (
    <ul className={styles.board} aria-label={label}>
      {airports.map((code) => (
        <li key={code}>
          <span className={styles.code} aria-hidden>
            {code}
          </span>
          <span>
            {toPlace(code).name}
            <span className="visually-hidden"> ({code})</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
