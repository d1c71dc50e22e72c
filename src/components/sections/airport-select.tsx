import { type ComponentProps, lazy, Suspense, type SyntheticEvent, useRef, useState } from "react";
import { airports } from "#content/airports.ts";
import { AIRPORT_CODES } from "#domain/airports/airports.ts";
import { noteRecentAirport } from "#lib/storage/recent-airports.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { SelectField } from "../ui/field.tsx";

const loadPicker = () => import("./airport-picker.tsx");
const AirportPicker = lazy(loadPicker);

interface AirportSelectProps extends Omit<ComponentProps<typeof SelectField>, "name" | "children"> {
  none: string;
  codes?: readonly string[];
}

type SelectEvent = SyntheticEvent<HTMLSelectElement>;

/**
 * A native select, which works without script and on every phone. A mouse or a key opens a list
 * above it that can be searched. The value may be any text that staff have stored.
 */
export function AirportSelect({
  none,
  codes = AIRPORT_CODES,
  className,
  ...field
}: AirportSelectProps) {
  const names = useContent(airports);
  const isTouched = useRef(false);
  /** The select whose list is open, and the text typed before the list had loaded. */
  const [opened, setOpened] = useState<{
    select: HTMLSelectElement;
    text: string;
    isEntered?: boolean;
  }>();
  const first = String(field.value ?? field.defaultValue ?? "");
  const offered = first === "" || codes.includes(first) ? codes : [first, ...codes];

  const open = (event: SelectEvent, letter = "") => {
    // Older browsers have no popovers, and keep their own list.
    if (!("showPopover" in HTMLElement.prototype)) return;
    event.preventDefault();
    event.currentTarget.focus();
    // Keys come here until the list has loaded.
    setOpened({ select: event.currentTarget, text: (opened?.text ?? "") + letter });
  };
  const choose = (code: string) => {
    if (opened) chooseIn(opened.select, code);
    if (code !== "") noteRecentAirport(code);
  };

  return (
    <div className={className}>
      <SelectField
        {...field}
        name="airport"
        onFocus={() => void loadPicker()}
        onPointerDown={({ pointerType }) => (isTouched.current = pointerType === "touch")}
        // Touch opens the phone's own list.
        onMouseDown={(event) => event.button === 0 && !isTouched.current && open(event)}
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey) return;
          if (opened && event.key === "Enter") {
            event.preventDefault();
            setOpened({ ...opened, isEntered: true });
          } else if (OPENING_KEYS.has(event.key)) open(event);
          else if (event.key.length === 1 && !event.altKey) open(event, event.key);
        }}
      >
        <option value="">{none}</option>
        {offered.map((code) => (
          <option key={code} value={code}>
            {names[code] ?? code}
          </option>
        ))}
      </SelectField>
      {opened && (
        <Suspense>
          <AirportPicker
            codes={offered}
            none={none}
            label={field.label}
            select={opened.select}
            first={opened.text}
            isEntered={opened.isEntered}
            onChoose={choose}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}

function chooseIn(select: HTMLSelectElement, code: string): void {
  select.value = code;
  select.dispatchEvent(new Event("change", { bubbles: true }));
}

const OPENING_KEYS: ReadonlySet<string> = new Set([" ", "ArrowDown", "ArrowUp", "F4"]);
