import * as z from "zod/mini";
import { atMost } from "../validation.schema.ts";

/* The bodies of /api/auth/passkeys, in GoTrue's protocol (docs/decisions/0058). Bytes are base64url. */

const bytes = z.string().check(atMost(8192));

/** The JSON of a browser's `navigator.credentials.create()`. */
export const CreatedCredentialSchema = z.object({
  id: bytes,
  type: z.literal("public-key"),
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes }),
});
export type CreatedCredential = z.infer<typeof CreatedCredentialSchema>;

/** The JSON of a browser's `navigator.credentials.get()`. */
export const ShownCredentialSchema = z.object({
  id: bytes,
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    /** The account's id, which a passkey always sends. */
    userHandle: bytes,
  }),
});
export type ShownCredential = z.infer<typeof ShownCredentialSchema>;

/** The service parses the credential, because a refused credential must use up the challenge. */
export const PasskeyVerificationSchema = z.object({
  challenge_id: z.nullish(z.string().check(atMost(100))),
  credential: z.optional(z.unknown()),
});
export type PasskeyVerification = z.infer<typeof PasskeyVerificationSchema>;

const DescriptorSchema = z.object({ type: z.literal("public-key"), id: z.string() });
const preferred = z.literal("preferred");

/** `expires_at` is in epoch seconds. */
const challenged = <Options extends z.ZodMiniType>(options: Options) =>
  z.object({ challenge_id: z.string(), options, expires_at: z.number() });

export const PasskeyCreationSchema = challenged(
  z.object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.number() })),
    timeout: z.number(),
    excludeCredentials: z.array(DescriptorSchema),
    authenticatorSelection: z.object({
      requireResidentKey: z.boolean(),
      residentKey: z.literal("required"),
      userVerification: preferred,
    }),
    attestation: z.literal("none"),
  }),
);
export type PasskeyCreation = z.infer<typeof PasskeyCreationSchema>;

export const PasskeyRequestSchema = challenged(
  z.object({
    challenge: z.string(),
    timeout: z.number(),
    rpId: z.string(),
    userVerification: preferred,
  }),
);
export type PasskeyRequest = z.infer<typeof PasskeyRequestSchema>;

export const PasskeySchema = z.object({
  id: z.string(),
  friendly_name: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.optional(z.iso.datetime()),
  /** Present only if the passkey was made for another domain. Such a passkey cannot sign in here. */
  rp_id: z.optional(z.string()),
});
export type Passkey = z.infer<typeof PasskeySchema>;
export const PasskeysSchema = z.array(PasskeySchema);

export const PasskeyNameSchema = z.object({ friendly_name: z.nullish(z.string()) });
