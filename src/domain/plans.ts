import * as z from "zod/mini";
import { MINOR_UNITS } from "./currency.ts";

/** The two plans (spec section 3). */
export const PLAN_IDS = ["medium", "premium"] as const;
export type PlanId = (typeof PLAN_IDS)[number];
export const DEFAULT_PLAN: PlanId = "premium";

/** A plan of the site configuration. `price` is in major units of the price list, as specified. */
export const PlanSchema = z.strictObject({
  id: z.enum(PLAN_IDS),
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  price: z.number().check(z.positive(), z.maximum(100_000), z.multipleOf(0.01)),
  period: z.string().check(z.minLength(1), z.maxLength(40)),
  description: z.string().check(z.maxLength(300)),
  features: z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.minLength(1), z.maxLength(10)),
});
export type Plan = z.infer<typeof PlanSchema>;

/** The plan a query asks for, only if it names one; otherwise premium (spec section 2, Pre-checkout). */
export function planFromQuery(value: unknown): PlanId {
  return PLAN_IDS.includes(value as PlanId) ? (value as PlanId) : DEFAULT_PLAN;
}

/** A plan's price in minor units. */
export function planPriceMinor(plan: Pick<Plan, "price">): number {
  return Math.round(plan.price * MINOR_UNITS);
}

/** Days of free trial before the first charge (spec section 9). */
export const TRIAL_DAYS = 3;
/** Fast Track passes a month that a plan includes (spec section 9). */
export const MONTHLY_PASSES: Record<PlanId, number> = { medium: 2, premium: 5 };
/** Months in one billing period (spec section 9). */
export const BILLING_MONTHS = 3;
