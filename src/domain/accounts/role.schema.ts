import * as z from "zod/mini";
import { emailAddress } from "../validation.schema.ts";
import { ROLES } from "./role.ts";

/** A role for its owner. `must_enroll`: the role needs a second factor first. */
export const UserRoleSchema = z.object({
  role: z.enum(ROLES),
  must_enroll: z.optional(z.literal(true)),
});
export type UserRole = z.infer<typeof UserRoleSchema>;

export const RoleChangeSchema = z.object({ email: emailAddress(), role: z.enum(ROLES) });
export type RoleChange = z.infer<typeof RoleChangeSchema>;

/** `from` is the role that the caller saw. */
export const RoleGrantSchema = z.extend(RoleChangeSchema, { from: z.optional(z.enum(ROLES)) });
export type RoleGrant = z.infer<typeof RoleGrantSchema>;

/** A role for admins, in force or suspended. Times are UTC ISO 8601. */
export const RoleHolderSchema = z.object({
  user_id: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  /** True for a proved address. Only old roles and the owner's own may lack it. */
  proved: z.boolean(),
  created_at: z.iso.datetime(),
  /** The change of address that suspended it; it works again once given again. */
  suspended_at: z.optional(z.iso.datetime()),
});
export type RoleHolder = z.infer<typeof RoleHolderSchema>;

export const RoleHoldersSchema = z.object({ items: z.array(RoleHolderSchema) });
