import { PASSENGER_TYPES, type PassengerCounts } from "../../domain/orders/fares.ts";

/** A counter's text as a number: NaN when it is not a whole number, so that the rules can say so. */
export function countOf(text: string | undefined): number {
  return text !== undefined && /^-?\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
}

/** The passenger counts that a form holds; before the first reading the form shows its minimums. */
export function passengersOf(values: Record<string, string>, fallback: PassengerCounts): PassengerCounts {
  return Object.fromEntries(
    PASSENGER_TYPES.map((type) => [type, values[type] === undefined ? fallback[type] : countOf(values[type])]),
  ) as PassengerCounts;
}
