import * as z from "zod/mini";
import { emailAddress } from "../validation.schema.ts";
import { ROLES } from "./role.ts";

export const UserRoleSchema = z.object({
  role: z.enum(ROLES),
  /** The role works only once the user has a second factor. */
  must_enroll: z.optional(z.literal(true)),
  /** The role works only in a session that a passkey opened. */
  passkey_required: z.optional(z.literal(true)),
});
export type UserRole = z.infer<typeof UserRoleSchema>;

export const PasskeyRequirementSchema = z.object({ passkey_required: z.boolean() });

export const RoleChangeSchema = z.object({ email: emailAddress(), role: z.enum(ROLES) });
export type RoleChange = z.infer<typeof RoleChangeSchema>;

/** `from` is the role that the caller saw. If it changed since, the grant is refused. */
export const RoleGrantSchema = z.extend(RoleChangeSchema, { from: z.optional(z.enum(ROLES)) });
export type RoleGrant = z.infer<typeof RoleGrantSchema>;

export const RoleHolderSchema = z.object({
  user_id: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  /** Only old roles and roles that the site's owner gave may lack a proved address. */
  proved: z.boolean(),
  created_at: z.iso.datetime(),
  /** When a change of address or a mailed link suspended the role. An admin can grant it again. */
  suspended_at: z.optional(z.iso.datetime()),
});
export type RoleHolder = z.infer<typeof RoleHolderSchema>;

export const RoleHoldersSchema = z.object({ items: z.array(RoleHolderSchema) });
