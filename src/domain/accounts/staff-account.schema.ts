import * as z from "zod/mini";
import { ListQuerySchema, pageSchema, search } from "../paging.schema.ts";
import { ROLES } from "./role.ts";
import { ACCOUNT_REASONS } from "./user.ts";

export const StaffAccountSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.nullable(z.string()),
  proved: z.boolean(),
  blocked_until: z.nullable(z.iso.datetime()),
  second_factor: z.boolean(),
  role: z.nullable(z.enum(ROLES)),
  /** "email", or names of providers. */
  providers: z.array(z.string()),
  sessions: z.number(),
  last_sign_in_at: z.nullable(z.iso.datetime()),
  created_at: z.iso.datetime(),
});
export type StaffAccount = z.infer<typeof StaffAccountSchema>;

export const StaffAccountListSchema = pageSchema(StaffAccountSchema);

/** `q` matches the beginnings of words; with an @ it matches the beginning of the address. */
export const StaffAccountQuerySchema = z.extend(ListQuerySchema, {
  q: search("How words of address and name begin"),
});
export type StaffAccountQuery = z.infer<typeof StaffAccountQuerySchema>;

export const StaffAccountDetailSchema = z.extend(StaffAccountSchema, {
  open_sessions: z.array(
    z.object({
      id: z.string(),
      method: z.string(),
      user_agent: z.string(),
      created_at: z.iso.datetime(),
      last_used_at: z.iso.datetime(),
    }),
  ),
});
export type StaffAccountDetail = z.infer<typeof StaffAccountDetailSchema>;

export const AccountActSchema = z.object({ reason: z.enum(ACCOUNT_REASONS) });
export type AccountAct = z.infer<typeof AccountActSchema>;
