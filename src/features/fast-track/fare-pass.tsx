import { lazy, Suspense, useState } from "react";
import { AirportSelect } from "#components/sections/airport-select.tsx";
import { BoardingPass, PlaceCode } from "#components/sections/boarding-pass.tsx";
import { ButtonLink } from "#components/ui/button.tsx";
import { fastTrack } from "#content/fast-track.ts";
import type { AirportCode } from "#domain/airports/airports.ts";
import { useSaleStops } from "#lib/orders/use-sale-stops.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { PartySize } from "./party-size.tsx";
import styles from "./fare-pass.module.css";

const SaleStopNotice = lazy(() => import("#components/sections/sale-stop-notice.tsx"));

interface FarePassProps {
  airports: readonly AirportCode[];
  onAirport: (code: string) => void;
}

/** The form does not receive the airport chosen here (docs/product/prices.md). */
export function FarePass({ airports, onAirport }: FarePassProps) {
  const { pass, hero } = useContent(fastTrack);
  const stops = useSaleStops();
  const only = airports.length === 1 ? airports[0]! : "";
  const [chosen, setChosen] = useState(only);
  const [adults, setAdults] = useState<string>();
  return (
    <BoardingPass
      className={styles.pass}
      tone="primary"
      band={
        <div className={styles.band}>
          <h2 className={styles.title}>{pass.title}</h2>
          {/* Hidden from screen readers, because the field says the same. */}
          <PlaceCode code={chosen} className={styles.code} aria-hidden />
        </div>
      }
      stub={
        <>
          <ButtonLink
            to="/fast-track-form"
            search={adults ? { adults } : {}}
            variant="accent"
            size="l"
            wide
          >
            {hero.bookNow}
          </ButtonLink>
          <p className={styles.note}>{pass.note}</p>
          {/* Below the button, because a late box above it would move it under a press. */}
          {stops.length > 0 && (
            <Suspense>
              <SaleStopNotice stops={stops} hasDays />
            </Suspense>
          )}
        </>
      }
    >
      <AirportSelect
        codes={airports}
        label={pass.airport}
        none={pass.selectAirport}
        defaultValue={only}
        onChange={(event) => {
          setChosen(event.target.value);
          onAirport(event.target.value);
        }}
      />
      <PartySize onSize={setAdults} />
      <table className={styles.fares}>
        <caption>{pass.fares}</caption>
        <tbody>
          {pass.rows.map((row) => (
            <tr key={row.who}>
              <th scope="row">
                {row.who} <span>{row.age}</span>
              </th>
              <td>{row.fare}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </BoardingPass>
  );
}
