import { airportTimeZone } from "../../domain/airports/airport-time.ts";
import { type Language, toLocale } from "../../domain/language.ts";
import { formatExactMoney, formatMoney, fromMajor } from "../../domain/money/currency.ts";
import type { Order } from "../../domain/orders/order.schema.ts";
import { useSiteContext } from "./site-context.tsx";

/** Writes out a calendar date (YYYY-MM-DD) with its day of the week. */
export function writtenDay(date: string, language: Language): string {
  return new Intl.DateTimeFormat(toLocale(language), { dateStyle: "full", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/**
 * Writes a moment (UTC ISO 8601) in an airport's time, UTC for an unknown place, or this browser's
 * time without a place.
 */
export function airportMoment(
  iso: string,
  airport: string | undefined,
  language: Language,
): string {
  const timeZone = airport === undefined ? undefined : airportTimeZone(airport);
  return new Intl.DateTimeFormat(toLocale(language), {
    dateStyle: "full",
    timeStyle: "short",
    timeZone,
  }).format(new Date(iso));
}

/**
 * Formats amounts (major units) in an order's currency, `exact` where money is paid or given back.
 */
export function useOrderMoney({ currency }: Pick<Order, "currency">) {
  const { language } = useSiteContext();
  return {
    exact: (amount: number) => formatExactMoney(fromMajor(amount), currency, language),
    plain: (amount: number) => formatMoney(fromMajor(amount), currency, language),
  };
}
