import { MINOR_UNITS } from "./currency.ts";

/** The two plans (docs/product/prices.md). */
export const PLAN_IDS = ["medium", "premium"] as const;
export type PlanId = (typeof PLAN_IDS)[number];
const DEFAULT_PLAN: PlanId = "premium";

/** The plan that a query names; premium for anything else (docs/product/prices.md). */
export function planFromQuery(value: unknown): PlanId {
  return PLAN_IDS.includes(value as PlanId) ? (value as PlanId) : DEFAULT_PLAN;
}

/** A plan's price in minor units. */
export function planPriceMinor(plan: { price: number }): number {
  return Math.round(plan.price * MINOR_UNITS);
}

/** Months in one billing period. */
export const BILLING_MONTHS = 3;

/**
 * What a plan comes to in a month, in minor units, to the nearest one (docs/product/prices.md). Nobody is charged this amount:
 * it compares plans with single passes, and stands beside the price that is billed.
 * @example monthlyPriceMinor({ price: 49 }) // 1633
 */
export function monthlyPriceMinor(plan: { price: number }): number {
  return Math.round(planPriceMinor(plan) / BILLING_MONTHS);
}

/** Days of free trial before the first charge (docs/product/prices.md). */
export const TRIAL_DAYS = 3;
/** Fast Track passes a month that a plan includes. */
export const MONTHLY_PASSES: Record<PlanId, number> = { medium: 2, premium: 5 };
