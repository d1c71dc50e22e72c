import type { CurrencyCode } from "../money/currency.ts";
import type { PlanId } from "../money/plans.ts";
import type { SiteConfig } from "../site-config.ts";

/** Each trial service has a partner site (docs/product/prices.md). */
export const TRIAL_SERVICES = ["fast-track", "check-in"] as const;
export type TrialService = (typeof TRIAL_SERVICES)[number];

const MEDIUM_PRODUCT = "_3m_49";

interface Trial {
  service: TrialService;
  plan: PlanId;
  currency: CurrencyCode;
}

/**
 * Returns the target of 'Start Free Trial'.
 * @example trialLink(domains, { service: "check-in", plan: "medium", currency: "EUR" }) //
 * "https://checkin.envol.example/?currency=EUR&product=_3m_49"
 */
export function trialLink(
  domains: SiteConfig["domains"],
  { service, plan, currency }: Trial,
): string {
  const host = service === "fast-track" ? domains.fastTrack : domains.checkIn;
  const query = new URLSearchParams({ currency });
  if (plan === "medium") query.set("product", MEDIUM_PRODUCT);
  return `https://${host}/?${query}`;
}
