import type { PlanId } from "../domain/money/plans.ts";
import type { SiteConfig } from "../domain/site-config.ts";

/** What this site calls its plans. */
export function planNames(site: SiteConfig): Record<PlanId, string> {
  const nameOf = (id: PlanId) => site.pricing.plans.find((plan) => plan.id === id)?.name ?? id;
  return { medium: nameOf("medium"), premium: nameOf("premium") };
}
