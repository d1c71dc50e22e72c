import { sellAirports } from "../airports/airports.ts";
import { setRates } from "../money/currency.ts";
import { setFares } from "../money/fares.ts";
import type { SiteConfig } from "../site-config.ts";
import { setSupport } from "./site.ts";

/** The page and the Worker call this as they start. */
export function applySite({
  airports,
  networkAirports,
  fares,
  rates,
  support,
}: Pick<SiteConfig, "airports" | "networkAirports" | "fares" | "rates" | "support">): void {
  sellAirports(airports, networkAirports);
  setFares(fares);
  setRates(rates);
  setSupport(support);
}
