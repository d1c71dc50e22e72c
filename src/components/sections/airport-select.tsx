import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from "react";
import { airports } from "#content/airports.ts";
import { booking } from "#content/booking.ts";
import { AIRPORT_CODES } from "#domain/airports/airports.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { classNames } from "../ui/class-names.ts";
import fieldStyles from "../ui/field.module.css";
import { SelectField } from "../ui/field.tsx";
import styles from "./airport-select.module.css";

/** Above a longer list, a search field narrows it. */
const LONG_LIST = 20;

interface AirportSelectProps extends Omit<
  ComponentProps<typeof SelectField>,
  "name" | "defaultValue" | "children"
> {
  /** The booking's airport, or "". It may be any text. */
  stored: string;
  none: string;
}

/** Lists the airports on sale and the stored one. It works without script. */
export function AirportSelect({ stored, none, className, ...field }: AirportSelectProps) {
  const names = useContent(airports);
  const box = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState({ text: "", chosen: stored });
  const codes: readonly string[] =
    stored === "" || stored in names ? AIRPORT_CODES : [stored, ...AIRPORT_CODES];
  const isFound = (code: string) =>
    toWords(names[code] ?? code).includes(toWords(search.text).trimEnd());
  const found = codes.filter(isFound);
  const findSelect = () => box.current?.querySelector("select");
  return (
    <div ref={box} className={classNames(styles.field, className)}>
      {codes.length > LONG_LIST && (
        <AirportSearch
          count={search.text.trim() === "" ? null : found.length}
          onSearch={(text) => setSearch({ text, chosen: findSelect()?.value ?? "" })}
          onPick={() => {
            const select = findSelect();
            if (!select) return;
            if (found.length === 1) {
              select.value = found[0]!;
              select.dispatchEvent(new Event("change", { bubbles: true }));
            }
            select.focus();
          }}
        />
      )}
      <SelectField {...field} name="airport" defaultValue={stored}>
        <option value="">{none}</option>
        {codes
          .filter((code) => isFound(code) || code === search.chosen)
          .map((code) => (
            <option key={code} value={code}>
              {names[code] ?? code}
            </option>
          ))}
      </SelectField>
    </div>
  );
}

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

const toWords = (text: string): string =>
  ` ${text.normalize("NFD").replaceAll(/\p{M}/gu, "")}`
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .toLowerCase();
