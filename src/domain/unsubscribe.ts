import * as z from "zod/mini";
import { emailAddress, requiredText, VALIDATION_MESSAGES as M } from "./validation.ts";

/** How long the mailed link works (docs/product.md, "Unsubscribing"). */
export const UNSUBSCRIBE_LINK_HOURS = 24;

/** The unsubscribe form. */
export const UnsubscribeSchema = z.object({ email: emailAddress() });
export type Unsubscribe = z.infer<typeof UnsubscribeSchema>;

/** What the page that the mailed link opens sends back. */
export const UnsubscribeConfirmSchema = z.object({
  token: requiredText(2000, M.notText),
  /** Also tells the team to cancel the membership that this address has. */
  cancelMembership: z._default(z.boolean(M.notText), false),
});
export type UnsubscribeConfirm = z.infer<typeof UnsubscribeConfirmSchema>;
