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

/** Months between two charges that a site may have. */
export const BILLING_MONTHS = [1, 2, 3, 6, 12] as const;

/** Months between two charges, free days before the first, and each plan's passes a month. */
export interface Membership {
  billingMonths: (typeof BILLING_MONTHS)[number];
  trialDays: number;
  passes: Record<PlanId, number>;
}
const DEFAULT_MEMBERSHIP: Membership = {
  billingMonths: 3,
  trialDays: 3,
  passes: { medium: 2, premium: 5 },
};

/** Returns a site's membership, configured or usual. */
export function findMembership({
  membership = DEFAULT_MEMBERSHIP,
}: {
  membership?: Membership | undefined;
}): Membership {
  return membership;
}

/**
 * Returns a plan's rounded price a month, in minor units. It only compares plans with single
 * passes, beside the billed price.
 * @example monthlyPriceMinor({ price: 49 }, 3) // 1633
 */
export function monthlyPriceMinor(plan: { price: number }, billingMonths: number): number {
  return Math.round(planPriceMinor(plan) / billingMonths);
}
