import * as z from "zod/mini";
import { OrderSchema } from "../orders/order.schema.ts";
import { VALIDATION_MESSAGES as M } from "../validation.ts";
import { PASS_REFUSALS, PASS_STATES } from "./pass.ts";

/** A pass for everyone with its code: it names neither traveller nor order. */
const PassSchema = z.object({
  state: z.enum(PASS_STATES),
  /** An IATA code or the traveller's own words; empty when not known yet. */
  airport: z.string(),
  flight_date: z.nullable(z.string()),
  adults: z.number(),
  children: z.number(),
  infants: z.number(),
  /** Travellers without payment: the pass lets only the others through. */
  unpaid_travellers: z.number(),
  /** UTC ISO 8601; null while unused. */
  used_at: z.nullable(z.iso.datetime()),
});
export type Pass = z.infer<typeof PassSchema>;

const PassHolderSchema = z.object({
  id: z.string(),
  order_number: z.string(),
  first_name: z.string(),
  last_name: z.string(),
});
export type PassHolder = z.infer<typeof PassHolderSchema>;

/** The pass; for the order's own browser also its holder. */
export const SeenPassSchema = z.extend(PassSchema, { order: z.optional(PassHolderSchema) });
export type SeenPass = z.infer<typeof SeenPassSchema>;

/**
 * Redeems a pass. The nonce is new for each showing, and a repeat gets the same answer.
 * `scanned_at` (UTC ISO 8601) is for a showing without network.
 */
export const RedemptionInputSchema = z.object({
  nonce: z.string(M.notText).check(z.minLength(8, M.notText), z.maxLength(100, M.tooLong)),
  scanned_at: z.optional(z.iso.datetime(M.dateInvalid)),
});
export type RedemptionInput = z.infer<typeof RedemptionInputSchema>;

/** The party that passes, without unpaid travellers. */
const RedeemedOrderSchema = z.pick(OrderSchema, {
  id: true,
  order_number: true,
  airport: true,
  flight_date: true,
  flight_number: true,
  adults: true,
  children: true,
  infants: true,
  unpaid_travellers: true,
});

/** The answer to a lane. A used pass carries its time. */
export const RedemptionSchema = z.discriminatedUnion("result", [
  z.object({ result: z.literal("valid"), order: RedeemedOrderSchema, at: z.iso.datetime() }),
  z.object({
    result: z.literal("refused"),
    reason: z.enum(PASS_REFUSALS),
    used_at: z.nullable(z.iso.datetime()),
  }),
]);
export type Redemption = z.infer<typeof RedemptionSchema>;
