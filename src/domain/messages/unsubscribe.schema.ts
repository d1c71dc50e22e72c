import * as z from "zod/mini";
import { emailAddress, requiredText } from "../validation.schema.ts";
import { VALIDATION_MESSAGES as M } from "../validation.ts";

/** The unsubscribe form. */
export const UnsubscribeSchema = z.object({ email: emailAddress() });

/** What the page that the mailed link opens sends back. */
export const UnsubscribeConfirmSchema = z.object({
  token: requiredText(2000, M.notText),
  /** Also tells the team to cancel the membership that this address has. */
  cancelMembership: z._default(z.boolean(M.notText), false),
});
export type UnsubscribeConfirm = z.infer<typeof UnsubscribeConfirmSchema>;
