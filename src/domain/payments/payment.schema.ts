import * as z from "zod/mini";
import { requiredText } from "../validation.schema.ts";
import { MAX_REASON_LENGTH } from "../reason.ts";
import { VALIDATION_MESSAGES as M } from "../validation.ts";
import { CURRENCY_CODES } from "../money/currency.ts";
import { DISPUTE_STATUSES } from "./movement.ts";
import {
  PAYMENT_PROBLEMS,
  PAYMENT_STATUSES,
  REFUND_REQUEST_STATUSES,
  REFUND_STATUSES,
} from "./payment.ts";

export const PaymentPageSchema = z.object({
  id: z.string(),
  url: z.string(),
  expires_at: z.iso.datetime(),
});
export type PaymentPage = z.infer<typeof PaymentPageSchema>;

const RefundSchema = z.object({
  id: z.string(),
  status: z.enum(REFUND_STATUSES),
  amount: z.number(),
  currency: z.enum(CURRENCY_CODES),
  reason: z.string(),
  /** The staff member's user id. Null for a refund by the traveller, by the product or from the provider's dashboard. */
  actor_id: z.nullable(z.string()),
  /** Also null once the account is deleted. */
  actor_email: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  failure: z.nullable(z.string()),
  created_at: z.iso.datetime(),
});

const RefundRequestSchema = z.object({
  id: z.string(),
  status: z.enum(REFUND_REQUEST_STATUSES),
  amount: z.number(),
  currency: z.enum(CURRENCY_CODES),
  /** The travellers who leave the booking with the refund. */
  travellers: z.object({ adults: z.int(), children: z.int(), infants: z.int() }),
  reason: z.string(),
  actor_id: z.string(),
  /** Null once the account is deleted. */
  actor_email: z.nullable(z.string()),
  /** Why an admin declined; empty otherwise. */
  answer: z.string(),
  answered_by_email: z.nullable(z.string()),
  created_at: z.iso.datetime(),
});
export type RefundRequest = z.infer<typeof RefundRequestSchema>;

const PaymentProblemSchema = z.object({
  kind: z.enum(PAYMENT_PROBLEMS),
  created_at: z.iso.datetime(),
  resolved_at: z.nullable(z.iso.datetime()),
  /** Null if the problem resolved itself or the account is deleted. */
  resolved_by_email: z.nullable(z.string()),
});

/** What the provider keeps, in the currency of its account. Positive when we pay it. */
const FeeSchema = z.object({ amount: z.number(), currency: z.string() });

const DisputeSchema = z.object({
  id: z.string(),
  status: z.enum(DISPUTE_STATUSES),
  amount: z.number(),
  currency: z.enum(CURRENCY_CODES),
  cause: z.string(),
  /** The last moment to answer; null when no answer is possible. */
  due_at: z.nullable(z.iso.datetime()),
  opened_at: z.iso.datetime(),
  fees: z.array(FeeSchema),
});
export type Dispute = z.infer<typeof DisputeSchema>;

/** Money is in major units. */
export const PaymentSchema = z.object({
  id: z.string(),
  provider: z.string(),
  /** The provider's id; null until the provider answers. */
  reference: z.nullable(z.string()),
  /** Null for a provider without a dashboard. */
  dashboard_url: z.nullable(z.string()),
  status: z.enum(PAYMENT_STATUSES),
  amount: z.number(),
  currency: z.enum(CURRENCY_CODES),
  received_amount: z.number(),
  refundable_amount: z.number(),
  expires_at: z.iso.datetime(),
  created_at: z.iso.datetime(),
  /** When the money moved, according to the provider; null until it arrives. */
  received_at: z.nullable(z.iso.datetime()),
  fees: z.array(FeeSchema),
  refunds: z.array(RefundSchema),
  refund_requests: z.array(RefundRequestSchema),
  disputes: z.array(DisputeSchema),
  problems: z.array(PaymentProblemSchema),
});
export type Payment = z.infer<typeof PaymentSchema>;

const refunded = z._default(z.int(M.notWhole).check(z.minimum(0, M.countMinimum)), 0);

/** In major units. Nothing is refunded if the order no longer has the seen `version`. */
export const RefundInputSchema = z.object({
  amount: z.number(M.notMoney).check(z.positive(M.notMoney), z.multipleOf(0.01, M.notMoney)),
  reason: requiredText(MAX_REASON_LENGTH, M.reasonRequired),
  version: z.optional(z.int(M.notWhole)),
  payment_id: z.optional(z.string()),
  /** Who is refunded and leaves the booking; `amount` then comes from its newest payments. */
  travellers: z.optional(z.object({ adults: refunded, children: refunded, infants: refunded })),
});
export type RefundInput = z.infer<typeof RefundInputSchema>;

export const RefundGrantSchema = z.object({ version: z.optional(z.int(M.notWhole)) });
export type RefundGrant = z.infer<typeof RefundGrantSchema>;
