import { MINOR_UNITS } from "./currency.ts";

export const PLAN_IDS = ["medium", "premium"] as const;
export type PlanId = (typeof PLAN_IDS)[number];
const DEFAULT_PLAN: PlanId = "premium";

/** Returns the plan in a query; premium for anything else (docs/product/prices.md). */
export function planFromQuery(value: unknown): PlanId {
  return PLAN_IDS.includes(value as PlanId) ? (value as PlanId) : DEFAULT_PLAN;
}

/** Returns a plan's price in minor units. */
export function planPriceMinor(plan: { price: number }): number {
  return Math.round(plan.price * MINOR_UNITS);
}

export const BILLING_MONTHS = 3;

/**
 * Returns a plan's rounded price a month, in minor units. It only compares plans with single
 * passes, beside the billed price.
 * @example monthlyPriceMinor({ price: 49 }) // 1633
 */
export function monthlyPriceMinor(plan: { price: number }): number {
  return Math.round(planPriceMinor(plan) / BILLING_MONTHS);
}

/** Free days before the first charge. */
export const TRIAL_DAYS = 3;
/** Passes a month in each plan. */
export const MONTHLY_PASSES: Record<PlanId, number> = { medium: 2, premium: 5 };
