import * as z from "zod/mini";
import { OrderSchema } from "../orders/order.schema.ts";
import { MAIL_TROUBLES } from "../orders/mail-trouble.ts";
import { VALIDATION_MESSAGES as M } from "../validation.ts";
import { PASS_REFUSALS, PASS_STATES } from "./pass.ts";
import { WALLETS } from "../orders/wallet.ts";
import { atMost, TIME_INVALID } from "../validation.schema.ts";

/** Everyone with the code sees this, so it names neither traveller nor order. */
const PassSchema = z.object({
  state: z.enum(PASS_STATES),
  /** An IATA code or the traveller's own words; empty when it is not known yet. */
  airport: z.string(),
  flight_date: z.nullable(z.string()),
  adults: z.number(),
  children: z.number(),
  infants: z.number(),
  /** All travellers of the pass, and those that a lane still admits. */
  travellers: z.number(),
  left: z.number(),
  unpaid_travellers: z.number(),
  used_at: z.nullable(z.iso.datetime()),
  withdrawn_at: z.optional(z.iso.datetime()),
  wallets: z.optional(z.array(z.enum(WALLETS))),
});
export type Pass = z.infer<typeof PassSchema>;

const PassHolderSchema = z.object({
  id: z.string(),
  order_number: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  flight_number: z.nullable(z.string()),
  version: z.number(),
  mail_trouble: z.nullable(z.enum(MAIL_TROUBLES)),
});
export type PassHolder = z.infer<typeof PassHolderSchema>;

/** Only the order's own browser gets the holder. */
export const SeenPassSchema = z.extend(PassSchema, { order: z.optional(PassHolderSchema) });
export type SeenPass = z.infer<typeof SeenPassSchema>;

const nonce = z.string(M.notText).check(z.minLength(1, M.notText), atMost(100, M.tooLong));

/**
 * Redeems `travellers`, or all that are left. A repeated nonce gets the same answer. An offline
 * scan has a `scanned_at`; `let_through` means that the lane already admitted these travellers.
 */
export const RedemptionInputSchema = z.object({
  nonce,
  travellers: z.optional(
    z.number(M.notWhole).check(z.int(M.notWhole), z.minimum(1, M.travellersMinimum)),
  ),
  scanned_at: z.optional(z.iso.datetime(TIME_INVALID)),
  let_through: z.optional(z.boolean()),
});
export type RedemptionInput = z.infer<typeof RedemptionInputSchema>;

/** Takes back the redemption with this nonce. An offline lane adds `undone_at`. */
export const RedemptionUndoSchema = z.object({
  nonce,
  undone_at: z.optional(z.iso.datetime(TIME_INVALID)),
});
export type RedemptionUndo = z.infer<typeof RedemptionUndoSchema>;

/** The party that passes, without unpaid travellers. */
const RedeemedOrderSchema = z.extend(
  z.pick(OrderSchema, {
    id: true,
    order_number: true,
    airport: true,
    flight_date: true,
    flight_number: true,
    adults: true,
    children: true,
    infants: true,
    unpaid_travellers: true,
  }),
  { withdrawn_at: z.optional(z.iso.datetime()) },
);

/** `left` is the number after this scan. A refusal for a wrong airport or day carries both. */
export const RedemptionSchema = z.discriminatedUnion("result", [
  z.object({
    result: z.literal("valid"),
    travellers: z.number(),
    left: z.number(),
    order: RedeemedOrderSchema,
    at: z.iso.datetime(),
  }),
  z.object({
    result: z.literal("refused"),
    reason: z.enum(PASS_REFUSALS),
    used_at: z.nullable(z.iso.datetime()),
    airport: z.optional(z.string()),
    flight_date: z.optional(z.nullable(z.string())),
  }),
]);
export type Redemption = z.infer<typeof RedemptionSchema>;
