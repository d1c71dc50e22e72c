import { sellAirports } from "../airports/airports.ts";
import { setRates } from "../money/currency.ts";
import { setFares } from "../orders/fares.ts";
import type { SiteConfig } from "../site-config.ts";

/** Gives the domain an owner's airports, fares and rates. Page and Worker call it as they start. */
export function applySite({
  airports,
  fares,
  rates,
}: Pick<SiteConfig, "airports" | "fares" | "rates">): void {
  sellAirports(airports);
  setFares(fares);
  setRates(rates);
}
