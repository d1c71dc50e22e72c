import * as z from "zod/mini";
import { OrderSchema } from "../orders/order.schema.ts";
import { VALIDATION_MESSAGES as M } from "../validation.ts";
import { PASS_REFUSALS, PASS_STATES } from "./pass.ts";

/** A pass as whoever has its code sees it: nothing that names the traveller or the order. */
const PassSchema = z.object({
  state: z.enum(PASS_STATES),
  /** An IATA code, or what the traveller wrote; empty when they have not said. */
  airport: z.string(),
  /** YYYY-MM-DD at the airport; null when the traveller has not said. */
  flight_date: z.nullable(z.string()),
  adults: z.number(),
  children: z.number(),
  infants: z.number(),
  /** How many of them are not paid for: it lets the others through. */
  unpaid_travellers: z.number(),
  /** When it was used, UTC ISO 8601; null while it was not. */
  used_at: z.nullable(z.iso.datetime()),
});
export type Pass = z.infer<typeof PassSchema>;

/** Whose a pass is: only for the order's own browser. */
const PassHolderSchema = z.object({
  id: z.string(),
  order_number: z.string(),
  first_name: z.string(),
  last_name: z.string(),
});
export type PassHolder = z.infer<typeof PassHolderSchema>;

/** What the API responds: the pass and, for the order's own browser, whose it is. */
export const SeenPassSchema = z.extend(PassSchema, { order: z.optional(PassHolderSchema) });
export type SeenPass = z.infer<typeof SeenPassSchema>;

/**
 * The body of redeeming. The nonce is the device's own for each time that it is shown a pass: a repeat gets the same answer.
 * `scanned_at` (UTC ISO 8601) is for one that was shown while there was no network.
 */
export const RedemptionInputSchema = z.object({
  nonce: z.string(M.notText).check(z.minLength(8, M.notText), z.maxLength(100, M.tooLong)),
  scanned_at: z.optional(z.iso.datetime(M.dateInvalid)),
});
export type RedemptionInput = z.infer<typeof RedemptionInputSchema>;

/** The party that a lane lets through, but for those who are not paid for. */
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

/** What a lane is told. A pass that was used says when. */
export const RedemptionSchema = z.discriminatedUnion("result", [
  z.object({ result: z.literal("valid"), order: RedeemedOrderSchema, at: z.iso.datetime() }),
  z.object({
    result: z.literal("refused"),
    reason: z.enum(PASS_REFUSALS),
    used_at: z.nullable(z.iso.datetime()),
  }),
]);
export type Redemption = z.infer<typeof RedemptionSchema>;
