import * as z from "zod/mini";
import { emailAddress, requiredText } from "../validation.schema.ts";
import { VALIDATION_MESSAGES as M } from "../validation.ts";

export const UnsubscribeSchema = z.object({ email: emailAddress() });

export const UnsubscribeConfirmSchema = z.object({
  token: requiredText(2000, M.notText),
  /** True also asks the team to cancel the membership of this address. */
  cancelMembership: z._default(z.boolean(M.notText), false),
});
export type UnsubscribeConfirm = z.infer<typeof UnsubscribeConfirmSchema>;

/** `invalid` is a link that no longer works. After `failed` it may still work. */
export type UnsubscribeOutcome =
  | { state: "done"; cancelMembership: boolean }
  | { state: "invalid" }
  | { state: "failed"; cancelMembership: boolean; code: string };
