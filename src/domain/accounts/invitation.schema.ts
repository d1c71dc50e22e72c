import * as z from "zod/mini";
import { ROLES } from "./role.ts";
import { atMost, optionalLine } from "../validation.schema.ts";

export const InvitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  invited_by: z.string(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
});
export type Invitation = z.infer<typeof InvitationSchema>;

export const InvitationsSchema = z.object({ items: z.array(InvitationSchema) });

const token = z.string().check(atMost(200));

export const InvitationLookupSchema = z.object({ token });

/** `account` decides the form: sign in (proved), new password (unproved) or new account (none). */
export const ReceivedInvitationSchema = z.object({
  email: z.string(),
  role: z.enum(ROLES),
  invited_by: z.string(),
  expires_at: z.iso.datetime(),
  account: z.enum(["none", "unproved", "proved"]),
});
export type ReceivedInvitation = z.infer<typeof ReceivedInvitationSchema>;

/** Name and password are needed only if the address has no proved account. */
export const InvitationAcceptanceSchema = z.object({
  token,
  full_name: z.optional(optionalLine(100)),
  password: z.optional(z.string().check(atMost(16_384))),
});
export type InvitationAcceptance = z.infer<typeof InvitationAcceptanceSchema>;

export const AcceptedInvitationSchema = z.object({ email: z.string(), role: z.enum(ROLES) });
export type AcceptedInvitation = z.infer<typeof AcceptedInvitationSchema>;
