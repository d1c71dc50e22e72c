import * as z from "zod/mini";
import { ListQuerySchema, pageSchema, search } from "../paging.schema.ts";
import { ROLES } from "./role.ts";
import { ACCOUNT_REASONS } from "./user.ts";

/** An account as staff see it. Times are UTC ISO 8601. */
export const StaffAccountSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** What its owner calls themselves; null for who said nothing. */
  name: z.nullable(z.string()),
  /** Whether somebody has proved that the address is theirs. */
  proved: z.boolean(),
  /** Until when it is blocked; null for one that is not. */
  blocked_until: z.nullable(z.iso.datetime()),
  second_factor: z.boolean(),
  role: z.nullable(z.enum(ROLES)),
  /** The ways in which its owner signs in: "email", or the names of providers. */
  providers: z.array(z.string()),
  /** How many sessions are open. */
  sessions: z.number(),
  last_sign_in_at: z.nullable(z.iso.datetime()),
  created_at: z.iso.datetime(),
});
export type StaffAccount = z.infer<typeof StaffAccountSchema>;

export const StaffAccountListSchema = pageSchema(StaffAccountSchema);

/** The query of the accounts. `q` is the beginnings of words of address and name, or with an @ that of an address. */
export const StaffAccountQuerySchema = z.extend(ListQuerySchema, {
  q: search("How words of address and name begin"),
});
export type StaffAccountQuery = z.infer<typeof StaffAccountQuerySchema>;

/** An account with its open sessions, the newest first, at most 50. */
export const StaffAccountDetailSchema = z.extend(StaffAccountSchema, {
  open_sessions: z.array(
    z.object({
      id: z.string(),
      /** How it was opened: password, oauth or recovery. */
      method: z.string(),
      /** The browser's own description of itself, or "". */
      user_agent: z.string(),
      created_at: z.iso.datetime(),
      last_used_at: z.iso.datetime(),
    }),
  ),
});
export type StaffAccountDetail = z.infer<typeof StaffAccountDetailSchema>;

/** What staff do with an account, and why. */
export const AccountActSchema = z.object({ reason: z.enum(ACCOUNT_REASONS) });
export type AccountAct = z.infer<typeof AccountActSchema>;
