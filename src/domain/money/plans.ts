import { MINOR_UNITS } from "./currency.ts";

export const PLAN_IDS = ["medium", "premium"] as const;
export type PlanId = (typeof PLAN_IDS)[number];
const DEFAULT_PLAN: PlanId = "premium";

export function planFromQuery(value: unknown): PlanId {
  return PLAN_IDS.includes(value as PlanId) ? (value as PlanId) : DEFAULT_PLAN;
}

export function planPriceMinor(plan: { price: number }): number {
  return Math.round(plan.price * MINOR_UNITS);
}

export const BILLING_MONTHS = [1, 2, 3, 6, 12] as const;

/** Free trial days precede the first charge; `passes` counts each plan's passes a month. */
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

export function findMembership({
  membership = DEFAULT_MEMBERSHIP,
}: {
  membership?: Membership | undefined;
}): Membership {
  return membership;
}

/** The price of one pass for a member who uses all passes of a plan, rounded to whole units. */
export function memberPassMinor(
  { id, price }: { id: PlanId; price: number },
  { billingMonths, passes }: Membership,
): number {
  return Math.round(price / (billingMonths * passes[id])) * MINOR_UNITS;
}

/** From this number of single passes a month, the plan costs less. Both prices are minor units of one currency. */
export const passesToSave = (planMinor: number, passMinor: number): number =>
  Math.floor(planMinor / passMinor) + 1;

/** Rounded minor units, only to compare a plan with single passes beside the billed price. */
export function monthlyPriceMinor(plan: { price: number }, billingMonths: number): number {
  return Math.round(planPriceMinor(plan) / billingMonths);
}
