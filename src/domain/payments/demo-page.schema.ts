import * as z from "zod/mini";
import { CURRENCY_CODES } from "../money/currency.ts";
import { PAYMENT_STATUSES } from "./payment.ts";
import { choiceOf } from "../validation.schema.ts";

/** `amount` is in major units of `currency`. */
export const DemoPageSchema = z.object({
  id: z.string(),
  description: z.string(),
  amount: z.number(),
  currency: z.enum(CURRENCY_CODES),
  status: z.enum(PAYMENT_STATUSES),
  return_url: z.string(),
});
export type DemoPage = z.infer<typeof DemoPageSchema>;

/** The bank confirms `pay-slowly` after some seconds. */
const DEMO_ACTIONS = ["pay", "pay-slowly", "decline"] as const;
export type DemoAction = (typeof DEMO_ACTIONS)[number];

export const DemoActionSchema = z.object({ action: choiceOf(DEMO_ACTIONS) });
