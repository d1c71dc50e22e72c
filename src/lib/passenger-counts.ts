import { MIN_PASSENGERS, PASSENGER_TYPES, type PassengerCounts } from "../domain/orders/fares.ts";

/** The passenger counts of a form: NaN where the text is no whole number, so that the rules can say so, and the minimum until the form is read. */
export function toPassengerCounts(typed: Partial<Record<string, string>>): PassengerCounts {
  const count = (text: string) => (/^-?\d+$/.test(text.trim()) ? Number(text) : Number.NaN);
  return Object.fromEntries(
    PASSENGER_TYPES.map((type) => [type, typed[type] === undefined ? MIN_PASSENGERS[type] : count(typed[type])]),
  ) as PassengerCounts;
}
