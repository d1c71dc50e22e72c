import { MINOR_UNITS } from "./currency.ts";

/** The two plans (docs/product.md, "Plans"). */
export const PLAN_IDS = ["medium", "premium"] as const;
export type PlanId = (typeof PLAN_IDS)[number];
const DEFAULT_PLAN: PlanId = "premium";

/** The plan that a query names; premium for anything else (docs/product.md, "Pre-checkout"). */
export function planFromQuery(value: unknown): PlanId {
  return PLAN_IDS.includes(value as PlanId) ? (value as PlanId) : DEFAULT_PLAN;
}

/** A plan's price in minor units. */
export function planPriceMinor(plan: { price: number }): number {
  return Math.round(plan.price * MINOR_UNITS);
}

/** Days of free trial before the first charge (docs/product.md, "Plans"). */
export const TRIAL_DAYS = 3;
/** Fast Track passes a month that a plan includes. */
export const MONTHLY_PASSES: Record<PlanId, number> = { medium: 2, premium: 5 };
/** Months in one billing period. */
export const BILLING_MONTHS = 3;
