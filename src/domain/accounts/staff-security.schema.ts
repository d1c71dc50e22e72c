import * as z from "zod/mini";
import { emailAddress } from "../validation.schema.ts";

/** What is asked of staff, and who of them has a second factor. */
export const StaffSecuritySchema = z.object({
  second_factor_required: z.boolean(),
  items: z.array(z.object({ user_id: z.string(), email: z.string(), second_factor: z.boolean() })),
});
export type StaffSecurity = z.infer<typeof StaffSecuritySchema>;

/** The body that asks all staff for a second factor, or no longer. */
export const StaffSecurityChangeSchema = z.object({ second_factor_required: z.boolean() });
export type StaffSecurityChange = z.infer<typeof StaffSecurityChangeSchema>;

/** The body that removes a colleague's second factor. */
export const ColleagueSchema = z.object({ email: emailAddress() });
