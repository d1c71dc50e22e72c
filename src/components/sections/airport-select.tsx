import type { ComponentProps } from "react";
import { airports } from "../../content/airports.ts";
import { AIRPORT_CODES } from "../../domain/airports/airports.ts";
import { useContent } from "../../lib/page/site-context.tsx";
import { SelectField } from "../ui/field.tsx";

interface AirportSelectProps extends Omit<
  ComponentProps<typeof SelectField>,
  "name" | "defaultValue" | "children"
> {
  /** The airport of the booking, or "". Anything may have been booked as one. */
  stored: string;
  /** Stands for no airport. */
  none: string;
}

/** The airports on sale as a list, with the stored one. */
export function AirportSelect({ stored, none, ...field }: AirportSelectProps) {
  const names: Partial<Record<string, string>> = useContent(airports);
  const codes: readonly string[] =
    stored === "" || stored in names ? AIRPORT_CODES : [stored, ...AIRPORT_CODES];
  return (
    <SelectField {...field} name="airport" defaultValue={stored}>
      <option value="">{none}</option>
      {codes.map((code) => (
        <option key={code} value={code}>
          {names[code] ?? code}
        </option>
      ))}
    </SelectField>
  );
}
