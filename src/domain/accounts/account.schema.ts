import * as z from "zod/mini";
import { PersonExportSchema } from "./person-export.schema.ts";
import { UserSchema } from "./auth.schema.ts";
import { atMost } from "../validation.schema.ts";

/** Times are UTC ISO 8601. */
const AccountSessionSchema = z.object({
  id: z.string(),
  current: z.boolean(),
  /** password, oauth or recovery. */
  method: z.string(),
  /** The browser's user agent, or "". */
  user_agent: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  /** The end of a session that is not used again. */
  expires_at: z.iso.datetime(),
});
export type AccountSession = z.infer<typeof AccountSessionSchema>;

export const AccountSessionsSchema = z.object({ items: z.array(AccountSessionSchema) });

/** DELETE /api/account: the password confirms it. Accounts without one need a fresh sign-in. */
export const AccountDeletionSchema = z.object({
  password: z.optional(z.string().check(atMost(16_384))),
});
export type AccountDeletion = z.infer<typeof AccountDeletionSchema>;

/** All stored data of a person; data of their address only once it is proved. */
export const AccountExportSchema = z.extend(PersonExportSchema, {
  exported_at: z.iso.datetime(),
  user: UserSchema,
  sessions: z.array(AccountSessionSchema),
});
export type AccountExport = z.infer<typeof AccountExportSchema>;
