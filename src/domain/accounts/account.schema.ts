import * as z from "zod/mini";
import { PersonExportSchema } from "./person-export.schema.ts";
import { UserSchema } from "./auth.schema.ts";
import { ROLES } from "./role.ts";

/** One of a person's sessions, as their account page lists them. Times are UTC ISO 8601. */
const AccountSessionSchema = z.object({
  id: z.string(),
  /** True for the session that asks. */
  current: z.boolean(),
  /** How it was opened: password, oauth or recovery. */
  method: z.string(),
  /** The browser's own description of itself, or "". */
  user_agent: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  /** When it ends by itself if it is not used again. */
  expires_at: z.iso.datetime(),
});
export type AccountSession = z.infer<typeof AccountSessionSchema>;

export const AccountSessionsSchema = z.object({ items: z.array(AccountSessionSchema) });

/** DELETE /api/account: the password confirms it; an account without one has to be freshly signed in. */
export const AccountDeletionSchema = z.object({
  password: z.optional(z.string().check(z.maxLength(16_384))),
});
export type AccountDeletion = z.infer<typeof AccountDeletionSchema>;

/** Everything that is stored about a person, as they download it. What was done with their address is in it once that is proved. */
export const AccountExportSchema = z.extend(PersonExportSchema, {
  exported_at: z.iso.datetime(),
  user: UserSchema,
  roles: z.array(z.enum(ROLES)),
  sessions: z.array(AccountSessionSchema),
});
export type AccountExport = z.infer<typeof AccountExportSchema>;
