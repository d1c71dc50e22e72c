import { Link } from "@tanstack/react-router";
import { type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from "react";
import fieldStyles from "../../components/ui/field.module.css";
import { SelectField } from "../../components/ui/field.tsx";
import { airports } from "../../content/airports.ts";
import { booking } from "../../content/booking.ts";
import { AIRPORT_CODES } from "../../domain/airports/airports.ts";
import { useContent } from "../../lib/page/site-context.tsx";
import styles from "./airport-field.module.css";

/** Few forms have an airport when they open. */
const LaneLine = lazy(() => import("./lane-line.tsx"));

/** With more airports than this a field above the list narrows it. */
const LONG_LIST = 20;

interface AirportFieldProps {
  label: string;
  mark: string;
  /** The airport of the opened form; and the form's own, once it is read, or "". */
  first: string;
  chosen: string;
}

/** The list of airports, which works without script, a search for it, and where the lane is. */
export function AirportField({ label, mark, first, chosen }: AirportFieldProps) {
  const { trip: words } = useContent(booking);
  const names: Partial<Record<string, string>> = useContent(airports);
  const box = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState("");
  const isFound = (code: string) =>
    toWords(names[code] ?? code).includes(toWords(wanted).trimEnd());
  const found = AIRPORT_CODES.filter(isFound);
  const shown = AIRPORT_CODES.filter((code) => isFound(code) || code === chosen);
  return (
    <div ref={box} className={styles.field}>
      {AIRPORT_CODES.length > LONG_LIST && (
        <AirportSearch
          count={wanted.trim() === "" ? null : found.length}
          onSearch={setWanted}
          onPick={() => {
            const select = box.current?.querySelector("select");
            if (!select) return;
            if (found.length === 1) {
              select.value = found[0]!;
              select.dispatchEvent(new Event("change", { bubbles: true }));
            }
            select.focus();
          }}
        />
      )}
      <SelectField
        name="airport"
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
        defaultValue={first}
      >
        <option value="">{words.selectAirport}</option>
        {shown.map((code) => (
          <option key={code} value={code}>
            {names[code] ?? code}
          </option>
        ))}
      </SelectField>
      {chosen !== "" && (
        <Suspense>
          <LaneLine airport={chosen} />
        </Suspense>
      )}
    </div>
  );
}

/** Not part of what the form sends. Enter and the down arrow lead to the list. */
function AirportSearch({
  count,
  onSearch,
  onPick,
}: {
  /** The number of airports found; null without a search. */
  count: number | null;
  onSearch: (text: string) => void;
  onPick: () => void;
}) {
  const { trip: words } = useContent(booking);
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== "ArrowDown") return;
    event.preventDefault();
    onPick();
  };
  return (
    <div className={`${fieldStyles.field} needs-script`}>
      <label className={fieldStyles.label} htmlFor={id}>
        {words.searchAirport}
      </label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        className={fieldStyles.control}
        aria-describedby={`${id}found`}
        onInput={({ currentTarget }) => onSearch(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <p id={`${id}found`} role="status" className={`note ${styles.found}`}>
        {count !== null && words.airportsFound(count)}
      </p>
    </div>
  );
}

/** Each word after a space, in small letters without accents: a search finds beginnings. */
const toWords = (text: string): string =>
  ` ${text.normalize("NFD").replaceAll(/\p{M}/gu, "")}`
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .toLowerCase();
