import * as z from "zod/mini";
import { emailAddress } from "../validation.schema.ts";

export const StaffSecuritySchema = z.object({
  second_factor_required: z.boolean(),
  items: z.array(z.object({ user_id: z.string(), email: z.string(), second_factor: z.boolean() })),
});
export type StaffSecurity = z.infer<typeof StaffSecuritySchema>;

export const StaffSecurityChangeSchema = z.object({ second_factor_required: z.boolean() });
export type StaffSecurityChange = z.infer<typeof StaffSecurityChangeSchema>;

export const ColleagueSchema = z.object({ email: emailAddress() });
