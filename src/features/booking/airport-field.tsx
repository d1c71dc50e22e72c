import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { AirportSelect } from "#components/sections/airport-select.tsx";
import { booking } from "#content/booking.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import styles from "./airport-field.module.css";

/** Few forms have an airport when they open. */
const LaneLine = lazy(() => import("./lane-line.tsx"));

interface AirportFieldProps {
  label: string;
  mark: string;
  /** The airport of the opened form; and the form's own, once it is read, or "". */
  first: string;
  chosen: string;
}

/** The list of airports with its search, the way to ask for another, and where the lane is. */
export function AirportField({ label, mark, first, chosen }: AirportFieldProps) {
  const { trip: words } = useContent(booking);
  return (
    <div className={styles.field}>
      <AirportSelect
        stored={first}
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
