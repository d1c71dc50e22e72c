import { timeZones } from "#content/time-zones.ts";
import { airportTimeZone, isListed } from "#domain/airports/airport-time.ts";
import { printTimes } from "#domain/french-typography.ts";
import { fullDateFormat } from "#domain/full-date.ts";
import type { Language } from "#domain/language.ts";
import { formatExactMoney, fromMajor } from "#domain/money/currency.ts";
import type { Order } from "#domain/orders/order.schema.ts";
import { useContent, useSiteContext } from "../site-context/site-context.tsx";

/** YYYY-MM-DD becomes a date with its weekday. A typed year of more digits stays as it is. */
export function writtenDay(date: string, language: Language): string {
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) ? date : fullDateFormat(language, { timeZone: "UTC" })(time);
}

/** Takes UTC ISO 8601, and adds the zone's name. Unlisted airports get the operator's time. */
export function useAirportMoment(airport = ""): (iso: string) => string {
  const { language } = useSiteContext();
  const name = useContent(timeZones)[isListed(airport) ? "airport" : "operator"];
  const timeZone = airportTimeZone(airport);
  const format = fullDateFormat(language, { timeStyle: "short", timeZone });
  return (iso) => name(printTimes(format(new Date(iso)), language));
}

/** `amount` is in major units. */
export function useOrderMoney({ currency }: Pick<Order, "currency">) {
  const { language } = useSiteContext();
  return {
    exact: (amount: number) => formatExactMoney(fromMajor(amount), currency, language),
  };
}
