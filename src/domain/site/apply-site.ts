import { sellAirports } from "../airports/airports.ts";
import { setRates } from "../money/currency.ts";
import { setFares } from "../money/fares.ts";
import type { SiteConfig } from "../site-config.ts";
import { setSupport } from "./site.ts";

/** Gives the domain an owner's airports, fares, rates and hours, as page and Worker start. */
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
