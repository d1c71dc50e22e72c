import * as z from "zod/mini";

/** An ES256 private key as JWK. */
const SigningKeySchema = z.object({
  kty: z.literal("EC"),
  crv: z.literal("P-256"),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  kid: z.string().check(z.minLength(1)),
});
export type SigningKey = z.infer<typeof SigningKeySchema>;

/** True for the JSON of an ES256 private key with a kid. */
export function isSigningKey(json: string): boolean {
  try {
    return SigningKeySchema.safeParse(JSON.parse(json)).success;
  } catch {
    return false;
  }
}

/** Parses a signing key. Throws when isSigningKey is false. */
export function parseSigningKey(json: string): SigningKey {
  return SigningKeySchema.parse(JSON.parse(json));
}

/** Returns the id of a key that may be invalid, or "". */
export function readKeyId(json: string): string {
  return isSigningKey(json) ? parseSigningKey(json).kid : "";
}

/** Returns a key's public half, or "" for an invalid key. */
export function readPublicHalf(json: string): string {
  return isSigningKey(json) ? parseSigningKey(json).x : "";
}
