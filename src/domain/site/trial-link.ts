import type { CurrencyCode } from "../money/currency.ts";
import { findMembership } from "../money/plans.ts";
import type { SiteConfig } from "../site-config.ts";

export const TRIAL_SERVICES = ["fast-track", "check-in"] as const;
export type TrialService = (typeof TRIAL_SERVICES)[number];

interface Trial {
  service: TrialService;
  plan: SiteConfig["pricing"]["plans"][number];
  currency: CurrencyCode;
}

/** Target of 'Start Free Trial': https://checkin.envol.example/?currency=EUR&product=_3m_49 */
export function trialLink(
  { domains, membership }: Pick<SiteConfig, "domains" | "membership">,
  { service, plan, currency }: Trial,
): string {
  const host = service === "fast-track" ? domains.fastTrack : domains.checkIn;
  const query = new URLSearchParams({ currency });
  const months = findMembership({ membership }).billingMonths;
  if (plan.id === "medium") query.set("product", `_${months}m_${plan.price}`);
  return `https://${host}/?${query}`;
}
