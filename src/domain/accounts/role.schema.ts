import * as z from "zod/mini";
import { emailAddress } from "../validation.schema.ts";
import { ROLES } from "./role.ts";

/** A row of user_roles as its owner sees it. `must_enroll`, where it is there, says that the role is of no use without a second factor. */
export const UserRoleSchema = z.object({
  role: z.enum(ROLES),
  must_enroll: z.optional(z.literal(true)),
});
export type UserRole = z.infer<typeof UserRoleSchema>;

/** The body that gives or revokes a role, or invites to it: whose, and which. */
export const RoleChangeSchema = z.object({ email: emailAddress(), role: z.enum(ROLES) });
export type RoleChange = z.infer<typeof RoleChangeSchema>;

/** A role as admins see it: a row of user_roles, or one that is suspended. Times are UTC ISO 8601. */
export const RoleHolderSchema = z.object({
  user_id: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  /** Whether their address is proved. A role is given to proved addresses only; those of before, and the owner's own, may not be. */
  proved: z.boolean(),
  created_at: z.iso.datetime(),
  /** Since when a change of address has suspended it: it is of no use until it is given again. */
  suspended_at: z.optional(z.iso.datetime()),
});
export type RoleHolder = z.infer<typeof RoleHolderSchema>;

export const RoleHoldersSchema = z.object({ items: z.array(RoleHolderSchema) });
