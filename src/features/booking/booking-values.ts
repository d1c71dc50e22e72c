import { PASSENGER_TYPES, type PassengerCounts } from "../../domain/orders/fares.ts";

/** A counter's text as a number; NaN when it is no whole number, so that the booking's rules report it. */
export function countOf(text: string | undefined): number {
  return text !== undefined && /^-?\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
}

/** The passenger counts of a form; `fallback` until the form is read for the first time. */
export function passengersOf(values: Partial<Record<string, string>>, fallback: PassengerCounts): PassengerCounts {
  return Object.fromEntries(
    PASSENGER_TYPES.map((type) => [type, values[type] === undefined ? fallback[type] : countOf(values[type])]),
  ) as PassengerCounts;
}
