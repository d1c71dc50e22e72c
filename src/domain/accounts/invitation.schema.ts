import * as z from "zod/mini";
import { ROLES } from "./role.ts";

/** An open invitation to the staff, as admins see it. Times are UTC ISO 8601. */
export const InvitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  /** The address of the admin who invites. */
  invited_by: z.string(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
});
export type Invitation = z.infer<typeof InvitationSchema>;

export const InvitationsSchema = z.object({ items: z.array(InvitationSchema) });

/** The secret part of an invitation's link. */
const token = z.string().check(z.maxLength(200));

export const InvitationLookupSchema = z.object({ token });

/**
 * An invitation as its reader sees it. `account` says what accepting asks for: a sign-in for an account whose address is proved,
 * a new password for one whose address is not, and for an address without an account.
 */
export const ReceivedInvitationSchema = z.object({
  email: z.string(),
  role: z.enum(ROLES),
  invited_by: z.string(),
  expires_at: z.iso.datetime(),
  account: z.enum(["none", "unproved", "proved"]),
});
export type ReceivedInvitation = z.infer<typeof ReceivedInvitationSchema>;

/** Name and password are for an address without a proved account. */
export const InvitationAcceptanceSchema = z.object({
  token,
  full_name: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  password: z.optional(z.string().check(z.maxLength(16_384))),
});
export type InvitationAcceptance = z.infer<typeof InvitationAcceptanceSchema>;

/** The role that someone has got by accepting. */
export const AcceptedInvitationSchema = z.object({ email: z.string(), role: z.enum(ROLES) });
export type AcceptedInvitation = z.infer<typeof AcceptedInvitationSchema>;
