import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { AirportSelect } from "#components/sections/airport-select.tsx";
import { booking } from "#content/booking.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import styles from "./airport-field.module.css";

const LaneLine = lazy(() => import("./lane-line.tsx"));

interface AirportFieldProps {
  label: string;
  mark: string;
  /** `first` is the airport at opening. `chosen` is the current one, or "" until the form is read. */
  first: string;
  chosen: string;
}

export function AirportField({ label, mark, first, chosen }: AirportFieldProps) {
  const { trip: words } = useContent(booking);
  return (
    <div className={styles.field}>
      <AirportSelect
        defaultValue={first}
        none={words.selectAirport}
        label={label}
        mark={mark}
        hint={
          <>
            {words.otherAirport}{" "}
            <Link to="/contact" search={{ topic: "airport" }} hash="write-to-us">
              {words.askForAirport}
            </Link>
          </>
        }
      />
      {chosen !== "" && (
        <Suspense>
          <LaneLine airport={chosen} />
        </Suspense>
      )}
    </div>
  );
}
