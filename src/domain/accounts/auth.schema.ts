import * as z from "zod/mini";
import { toOneLine } from "../one-line.ts";
import { FactorSchema } from "./factor.schema.ts";
import { MAX_METADATA_BYTES, METADATA_TOO_LARGE, metadataSize } from "./user.ts";
import { atMost } from "../validation.schema.ts";

/* The bodies of /api/auth, in GoTrue's protocol (docs/decisions/0010). Clients send null for
   absent fields. Every schema drops unknown keys, because some would change rights in GoTrue. */

const text = (max = 4096) => z.nullish(z.string().check(atMost(max)));

/** Staff see the name beside others, where a line break could imitate another entry. */
const withNameOnOneLine = (data: Record<string, unknown>) =>
  typeof data["full_name"] === "string"
    ? { ...data, full_name: toOneLine(data["full_name"]) }
    : data;

/** A person's own data, such as full_name. It stays small because every access token carries it. */
const metadata = z.nullish(
  z.record(z.string(), z.unknown()).check(
    z.refine((data) => metadataSize(data) <= MAX_METADATA_BYTES, METADATA_TOO_LARGE),
    z.overwrite(withNameOnOneLine),
  ),
);

/** POST /signup. Passwords are never trimmed or normalised. */
export const SignUpSchema = z.object({
  email: text(),
  phone: text(),
  password: text(16_384),
  data: metadata,
});
export type SignUp = z.infer<typeof SignUpSchema>;

/** POST /token. The query's `grant_type` decides which fields are needed. */
export const TokenRequestSchema = z.object({
  email: text(),
  phone: text(),
  password: text(16_384),
  refresh_token: text(),
  auth_code: text(),
  code_verifier: text(),
});
export type TokenRequest = z.infer<typeof TokenRequestSchema>;

export const UserUpdateSchema = z.object({
  email: text(),
  password: text(16_384),
  current_password: text(16_384),
  data: metadata,
  /** Listed so that the service can refuse it; unknown keys are dropped silently. */
  app_metadata: z.optional(z.unknown()),
});
export type UserUpdate = z.infer<typeof UserUpdateSchema>;

export const RecoverSchema = z.object({ email: text() });

export const ResendSchema = z.object({ type: text(), email: text(), phone: text() });

/** POST /verify takes the token hash of a mailed link, or an address with its mailed code. */
export const VerifySchema = z.object({
  type: text(),
  token_hash: text(),
  email: text(),
  token: text(),
});
export type Verify = z.infer<typeof VerifySchema>;

const IdentitySchema = z.object({
  identity_id: z.string(),
  id: z.string(),
  user_id: z.string(),
  identity_data: z.record(z.string(), z.unknown()),
  provider: z.string(),
  last_sign_in_at: z.iso.datetime(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  email: z.string(),
});

export const UserSchema = z.object({
  id: z.string(),
  aud: z.literal("authenticated"),
  role: z.literal("authenticated"),
  /** Optional fields are absent until the session proves the second factor. */
  email: z.optional(z.string()),
  email_confirmed_at: z.optional(z.iso.datetime()),
  phone: z.string(),
  confirmed_at: z.optional(z.iso.datetime()),
  recovery_sent_at: z.optional(z.iso.datetime()),
  new_email: z.optional(z.string()),
  email_change_sent_at: z.optional(z.iso.datetime()),
  last_sign_in_at: z.optional(z.iso.datetime()),
  app_metadata: z.object({
    provider: z.optional(z.string()),
    providers: z.optional(z.array(z.string())),
    /** These two fields extend GoTrue's shape (docs/decisions/0021). */
    email_proved: z.optional(z.boolean()),
    has_password: z.optional(z.boolean()),
  }),
  user_metadata: z.record(z.string(), z.unknown()),
  identities: z.array(IdentitySchema),
  factors: z.optional(z.array(FactorSchema)),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  banned_until: z.optional(z.iso.datetime()),
  is_anonymous: z.boolean(),
});
export type AuthUser = z.infer<typeof UserSchema>;

/** A session in GoTrue's shape. `expires_in` is in seconds, `expires_at` in epoch seconds. */
export const TokenResponseSchema = z.object({
  access_token: z.string(),
  token_type: z.literal("bearer"),
  expires_in: z.number(),
  expires_at: z.number(),
  refresh_token: z.string(),
  user: UserSchema,
});
export type TokenResponse = z.infer<typeof TokenResponseSchema>;
