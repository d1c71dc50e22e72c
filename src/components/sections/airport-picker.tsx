import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { airportPicker } from "#content/airport-picker.ts";
import { airports } from "#content/airports.ts";
import { airportTimeZone } from "#domain/airports/airport-time.ts";
import { filterAirports, groupAirports } from "#domain/search/airport-choices.ts";
import { zoneName } from "#domain/zone-name.ts";
import { readRecentAirports } from "#lib/storage/recent-airports.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import fieldStyles from "../ui/field.module.css";
import styles from "./airport-picker.module.css";

interface AirportPickerProps {
  codes: readonly string[];
  none: string;
  label: string;
  /** The list covers this field, whose value is the current choice. */
  select: HTMLSelectElement;
  /** The text that the list searches for when it opens. */
  first: string;
  /** True if Enter was pressed while the list loaded, so that it chooses at once. */
  isEntered?: boolean | undefined;
  onChoose: (code: string) => void;
  onClose: () => void;
}

interface Group {
  label?: string;
  codes: readonly string[];
}

/** A combobox with a list (WAI-ARIA), shown above everything else on the page. */
export default function AirportPicker({
  codes,
  none,
  label,
  select,
  first,
  isEntered,
  onChoose,
  onClose,
}: AirportPickerProps) {
  const words = useContent(airportPicker);
  const names = useContent(airports);
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(first);
  const [groups, setGroups] = useState<Group[]>(() => toGroups(first));
  const shown = groups.flatMap((group) => group.codes);
  const [active, setActive] = useState(() =>
    first === "" ? Math.max(0, shown.indexOf(select.value)) : 0,
  );

  function toGroups(searched: string): Group[] {
    if (searched.trim() !== "") return [{ codes: filterAirports(codes, names, searched) }];
    const zone = zoneName();
    const { recent, near, other } = groupAirports(codes, {
      recent: readRecentAirports(),
      isNear: (code) => zoneName(airportTimeZone(code)) === zone,
    });
    const empty = select.value === "" ? [] : [{ codes: [""] }];
    return [
      ...empty,
      { label: words.recent, codes: recent },
      { label: words.near, codes: near },
      { label: words.other, codes: other },
    ].filter((group) => group.codes.length > 0);
  }

  /** Returns the focus, unless the visitor has moved it elsewhere. */
  const close = () => {
    if (popover.current!.matches(":focus-within")) select.focus();
    onClose();
  };
  const choose = (code: string | undefined) => {
    if (code === undefined) return;
    onChoose(code);
    close();
  };

  const takeFocus = useEffectEvent(() => {
    if (select.matches(":focus")) input.current!.focus();
    // A visitor who moved to another field while the list loaded stays there. Enter may still choose.
    else if (!isEntered || shown[active] === undefined) onClose();
  });
  useLayoutEffect(() => {
    const element = popover.current!;
    const place = () => {
      const { left, top, width } = select.getBoundingClientRect();
      element.style.left = `${left + scrollX}px`;
      element.style.top = `${top + scrollY}px`;
      element.style.minWidth = `${width}px`;
    };
    place();
    element.showPopover();
    takeFocus();
    element.scrollIntoView({ block: "nearest" });
    addEventListener("resize", place);
    return () => removeEventListener("resize", place);
  }, [select]);

  const chooseActive = useEffectEvent(() => choose(shown[active]));
  useEffect(() => {
    if (isEntered) chooseActive();
  }, [isEntered]);

  useEffect(() => {
    popover.current!.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [active, groups]);

  const search = (searched: string) => {
    setText(searched);
    setGroups(toGroups(searched));
    setActive(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Tab then continues from the field below, and not from the list.
    if (event.key === "Tab") return close();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== "Enter" && event.key !== "Escape") return;
    // Without this, Enter would send the form and Escape would close the dialog around it.
    event.preventDefault();
    event.stopPropagation();
    if (step !== undefined) setActive((active + step + shown.length) % (shown.length || 1));
    else if (event.key === "Escape") close();
    else choose(shown[active]);
  };

  return (
    <div
      ref={popover}
      popover="manual"
      className={styles.picker}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onClose();
      }}
    >
      <input
        ref={input}
        className={fieldStyles.control}
        // A form that listens to its fields renders first, and would empty a controlled one.
        defaultValue={first}
        onInput={({ currentTarget }) => search(currentTarget.value)}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-label={label}
        aria-expanded
        aria-autocomplete="list"
        aria-controls={`${id}list`}
        aria-activedescendant={shown.length > 0 ? `${id}${active}` : undefined}
        placeholder={words.search}
        autoComplete="off"
        spellCheck={false}
      />
      <p role="status" className={`note ${styles.found}`}>
        {text.trim() !== "" && words.found(shown.length)}
      </p>
      {/* oxlint-disable-next-line interactive-supports-focus -- the input keeps the focus */}
      <div
        id={`${id}list`}
        role="listbox"
        aria-label={label}
        className={styles.list}
        onMouseDown={(event) => event.preventDefault()}
      >
        {groups.map((group) => (
          <div key={group.label ?? ""} role="group" aria-label={group.label ?? label}>
            {group.label && groups.length > 1 && (
              <p className={styles.heading} aria-hidden>
                {group.label}
              </p>
            )}
            {group.codes.map((code) => {
              const index = shown.indexOf(code);
              return (
                // oxlint-disable-next-line click-events-have-key-events -- the input has the keys
                <div
                  key={code}
                  id={`${id}${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  className={styles.option}
                  onClick={() => choose(code)}
                >
                  {code === "" ? none : <AirportName code={code} name={names[code]} />}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Names end with their code, as in "Paris Orly (ORY)". A stored text has neither. */
function AirportName({ code, name }: { code: string; name: string | undefined }) {
  if (name === undefined) return code;
  return (
    <>
      <span className={styles.code} translate="no">
        {code}
      </span>{" "}
      {name.replace(` (${code})`, "")}
    </>
  );
}
