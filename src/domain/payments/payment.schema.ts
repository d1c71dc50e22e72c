import * as z from "zod/mini";
import { requiredText } from "../validation.schema.ts";
import { VALIDATION_MESSAGES as M } from "../validation.ts";
import { CURRENCY_CODES } from "../money/currency.ts";
import {
  MAX_REFUND_REASON_LENGTH,
  PAYMENT_PROBLEMS,
  PAYMENT_STATUSES,
  REFUND_STATUSES,
} from "./payment.ts";

/** The page to pay on, until `expires_at` (UTC ISO 8601). */
export const PaymentPageSchema = z.object({
  id: z.string(),
  url: z.string(),
  expires_at: z.iso.datetime(),
});
export type PaymentPage = z.infer<typeof PaymentPageSchema>;

/** A refund as staff see it. Money in major units, times UTC ISO 8601. */
const RefundSchema = z.object({
  id: z.string(),
  status: z.enum(REFUND_STATUSES),
  amount: z.number(),
  currency: z.enum(CURRENCY_CODES),
  reason: z.string(),
  /** The user who asked for it; null when it was made at the provider. */
  actor_id: z.nullable(z.string()),
  /** Null when it was made at the provider, or the account is gone. */
  actor_email: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  /** The provider's code when it was refused. */
  failure: z.nullable(z.string()),
  created_at: z.iso.datetime(),
});

/** What staff have to look at about a payment. */
const PaymentProblemSchema = z.object({
  kind: z.enum(PAYMENT_PROBLEMS),
  created_at: z.iso.datetime(),
  resolved_at: z.nullable(z.iso.datetime()),
  /** Who said that it is dealt with; null when it resolved itself, or the account is gone. */
  resolved_by_email: z.nullable(z.string()),
});

/** A payment of an order as staff see it, with its refunds and problems. Money in major units, times UTC ISO 8601. */
export const PaymentSchema = z.object({
  id: z.string(),
  provider: z.string(),
  /** The provider's own id of it; null until it has answered. */
  reference: z.nullable(z.string()),
  /** Its page in the provider's dashboard; null for a provider that has none. */
  dashboard_url: z.nullable(z.string()),
  status: z.enum(PAYMENT_STATUSES),
  amount: z.number(),
  currency: z.enum(CURRENCY_CODES),
  received_amount: z.number(),
  /** What of it can still be refunded. */
  refundable_amount: z.number(),
  expires_at: z.iso.datetime(),
  created_at: z.iso.datetime(),
  refunds: z.array(RefundSchema),
  problems: z.array(PaymentProblemSchema),
});
export type Payment = z.infer<typeof PaymentSchema>;

/**
 * The body of a refund: an amount in major units of the order's currency. `version` is the order's that the admin saw: when it has
 * changed since, nothing is refunded. `payment_id` says which payment when there are several.
 */
export const RefundInputSchema = z.object({
  amount: z.number(M.notMoney).check(z.positive(M.notMoney), z.multipleOf(0.01, M.notMoney)),
  reason: requiredText(MAX_REFUND_REASON_LENGTH, M.reasonRequired),
  version: z.optional(z.int(M.notWhole)),
  payment_id: z.optional(z.string()),
});
export type RefundInput = z.infer<typeof RefundInputSchema>;
