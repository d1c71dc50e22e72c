import * as z from "zod/mini";
import { PersonExportSchema } from "./person-export.schema.ts";
import { UserSchema } from "./auth.schema.ts";
import { atMost } from "../validation.schema.ts";

const AccountSessionSchema = z.object({
  id: z.string(),
  current: z.boolean(),
  /** One of password, oauth, otp, recovery and passkey. */
  method: z.string(),
  user_agent: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  /** An unused session ends at this time. */
  expires_at: z.iso.datetime(),
});
export type AccountSession = z.infer<typeof AccountSessionSchema>;

export const AccountSessionsSchema = z.object({ items: z.array(AccountSessionSchema) });

/** DELETE /api/account. An account without a password needs a fresh sign-in instead. */
export const AccountDeletionSchema = z.object({
  password: z.optional(z.string().check(atMost(16_384))),
});
export type AccountDeletion = z.infer<typeof AccountDeletionSchema>;

/** Includes the data of the person's address only once the address is proved. */
export const AccountExportSchema = z.extend(PersonExportSchema, {
  exported_at: z.iso.datetime(),
  user: UserSchema,
  sessions: z.array(AccountSessionSchema),
});
export type AccountExport = z.infer<typeof AccountExportSchema>;
