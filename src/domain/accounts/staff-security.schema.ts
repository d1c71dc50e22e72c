import * as z from "zod/mini";
import { emailAddress } from "../validation.schema.ts";

/** The staff's duty of a second factor, and who has one. */
export const StaffSecuritySchema = z.object({
  second_factor_required: z.boolean(),
  items: z.array(z.object({ user_id: z.string(), email: z.string(), second_factor: z.boolean() })),
});
export type StaffSecurity = z.infer<typeof StaffSecuritySchema>;

/** Switches the duty of a second factor. */
export const StaffSecurityChangeSchema = z.object({ second_factor_required: z.boolean() });
export type StaffSecurityChange = z.infer<typeof StaffSecurityChangeSchema>;

/** Removes a colleague's second factor. */
export const ColleagueSchema = z.object({ email: emailAddress() });
