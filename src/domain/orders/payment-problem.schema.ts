import * as z from "zod/mini";
import { CURRENCY_CODES } from "../money/currency.ts";
import { ORDER_STATUSES } from "./order-status.ts";
import { pageSchema } from "../paging.schema.ts";
import { PAYMENT_PROBLEMS } from "../payments/payment.ts";
import { ReasonSchema } from "../reason.schema.ts";
import { choiceOf } from "../validation.schema.ts";

export const ProblemResolutionSchema = z.extend(ReasonSchema, {
  payment_id: z.string(),
  kind: z.enum(PAYMENT_PROBLEMS),
});
export type ProblemResolution = z.infer<typeof ProblemResolutionSchema>;

/** Money is in major units. */
const OpenProblemSchema = z.object({
  kind: z.enum(PAYMENT_PROBLEMS),
  created_at: z.iso.datetime(),
  payment_id: z.string(),
  provider: z.string(),
  reference: z.nullable(z.string()),
  dashboard_url: z.nullable(z.string()),
  received_amount: z.number(),
  refundable_amount: z.number(),
  currency: z.enum(CURRENCY_CODES),
  order_id: z.string(),
  order_number: z.string(),
  order_status: z.nullable(z.enum(ORDER_STATUSES)),
});
export type OpenProblem = z.infer<typeof OpenProblemSchema>;

/** The oldest MAX_PAGE_SIZE at most. Others follow once these are resolved. */
export const OpenProblemsSchema = pageSchema(OpenProblemSchema);

export const ProblemQuerySchema = z.object({
  kind: z.optional(choiceOf(PAYMENT_PROBLEMS)),
});
export type ProblemQuery = z.infer<typeof ProblemQuerySchema>;
