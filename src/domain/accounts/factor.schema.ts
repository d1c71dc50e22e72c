import * as z from "zod/mini";
import { FACTOR_STATUSES, FACTOR_TYPES } from "./factor.ts";
import { atMost, optionalLine } from "../validation.schema.ts";

/* The bodies of /api/auth/factors, in GoTrue's protocol (docs/decisions/0010). */

const text = (max: number) => z.nullish(z.string().check(atMost(max)));

export const FactorSchema = z.object({
  id: z.string(),
  friendly_name: z.string(),
  factor_type: z.enum(FACTOR_TYPES),
  status: z.enum(FACTOR_STATUSES),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  last_challenged_at: z.optional(z.iso.datetime()),
});
export type AuthFactor = z.infer<typeof FactorSchema>;

/** POST /factors. The authenticator app shows `issuer`. */
export const EnrollSchema = z.object({
  friendly_name: z.nullish(optionalLine(100)),
  factor_type: text(40),
  issuer: z.nullish(optionalLine(100)),
});
export type Enroll = z.infer<typeof EnrollSchema>;

/** `qr_code` is SVG, `secret` is base32, `uri` is an otpauth: address. */
export const EnrolledFactorSchema = z.object({
  id: z.string(),
  type: z.literal("totp"),
  friendly_name: z.string(),
  totp: z.object({ qr_code: z.string(), secret: z.string(), uri: z.string() }),
});
export type EnrolledFactor = z.infer<typeof EnrolledFactorSchema>;

export const ChallengeSchema = z.object({
  id: z.string(),
  type: z.literal("totp"),
  expires_at: z.number(),
});
export type Challenge = z.infer<typeof ChallengeSchema>;

export const FactorVerificationSchema = z.object({ challenge_id: text(100), code: text(100) });
export type FactorVerification = z.infer<typeof FactorVerificationSchema>;

export const RecoveryCodeSchema = z.object({ code: text(100) });

export const RemovedFactorSchema = z.object({ id: z.string() });

export const RecoveryCodesStatusSchema = z.object({
  id: z.string(),
  type: z.literal("recovery_code"),
  total: z.number(),
  remaining: z.number(),
});
export type RecoveryCodesStatus = z.infer<typeof RecoveryCodesStatusSchema>;

/** The only response that contains the codes, in lower case without separators. */
export const RecoveryCodesSchema = z.object({
  id: z.string(),
  type: z.literal("recovery_code"),
  friendly_name: z.string(),
  total: z.number(),
  codes: z.array(z.string()),
});
export type RecoveryCodes = z.infer<typeof RecoveryCodesSchema>;
