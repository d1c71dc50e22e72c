import Plus from "lucide-react/icons/plus";
import { useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/field.tsx";
import { generatorDetails } from "#content/generator-details.ts";
import { filterAirports } from "#domain/search/airport-choices.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import type { Airport } from "../workspace/site-details.ts";
import styles from "./airport-finder.module.css";

const SHOWN = 6;
/** Matches two codes or more; a single code is a search. */
const CODES = /^[a-z]{3}(?:[\s,;]+[a-z]{3})+$/i;

interface AirportFinderProps {
  sold: readonly Airport[];
  onAdd: (airports: Airport[]) => void;
}

export function AirportFinder({ sold, onAdd }: AirportFinderProps) {
  const words = useContent(generatorDetails).finder;
  const { language } = useSiteContext();
  const finder = useRef<HTMLDivElement>(null);
  const [text, setText] = useState("");
  const [known, setKnown] = useState<readonly Airport[]>([]);
  const search = async (typed: string) => {
    setText(typed);
    if (known.length > 0) return;
    const { listKnownAirports } = await import("#content/known-airports.ts");
    setKnown(listKnownAirports());
  };
  const add = (airports: Airport[]) => {
    // The pressed button disappears with the list.
    finder.current?.querySelector("input")?.focus();
    onAdd(airports);
    setText("");
  };

  const isSold = ({ code }: Airport) => sold.some((airport) => airport.code === code);
  const codes: string[] = CODES.test(text.trim())
    ? text
        .trim()
        .toUpperCase()
        .split(/[\s,;]+/)
    : [];
  const unknown = codes.filter((code) => !known.some((airport) => airport.code === code));
  const listed = known.filter((airport) => codes.includes(airport.code) && !isSold(airport));
  const found = codes.length === 0 && text.trim() !== "" ? findAirports(known, text) : [];

  return (
    <div ref={finder} className={styles.finder}>
      <TextField
        name="airports.find"
        label={words.label}
        hint={words.hint}
        value={text}
        autoComplete="off"
        onChange={({ currentTarget }) => void search(currentTarget.value)}
      />
      {codes.length > 0 && known.length > 0 && (
        <>
          <Button variant="outline" disabled={listed.length === 0} onClick={() => add(listed)}>
            <Plus size={18} aria-hidden /> {words.addAll(listed.length)}
          </Button>
          {unknown.length > 0 && <p className="note">{words.unknown(unknown.join(", "))}</p>}
        </>
      )}
      {found.length > 0 && (
        <ul className={styles.found}>
          {found.slice(0, SHOWN).map((airport) => (
            <li key={airport.code}>
              <Button variant="outline" disabled={isSold(airport)} onClick={() => add([airport])}>
                <Plus size={18} aria-hidden /> {airport.code} {airport.names[language]}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {text.trim() !== "" && codes.length === 0 && known.length > 0 && found.length === 0 && (
        <p className="note" role="status">
          {words.none}
        </p>
      )}
    </div>
  );
}

function findAirports(known: readonly Airport[], text: string): Airport[] {
  const names = Object.fromEntries(
    known.map(({ code, names: { en, fr } }) => [code, `${en} ${fr} (${code})`]),
  );
  const codes = filterAirports(Object.keys(names), names, text);
  return codes.map((code) => known.find((airport) => airport.code === code)!);
}
