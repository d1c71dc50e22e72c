import * as z from "zod/mini";

/** An ES256 private key as JWK, the only kind that signs access tokens. */
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

/** Parses the key of a setting. Throws when isSigningKey is false for it. */
export function parseSigningKey(json: string): SigningKey {
  return SigningKeySchema.parse(JSON.parse(json));
}

/** The key's id in a setting that may be invalid; "" when it has none. */
export function keyIdOf(json: string): string {
  return isSigningKey(json) ? parseSigningKey(json).kid : "";
}

/** What everyone may see of the key in a setting, whatever its id says; "" when it is no key. */
export function publicHalfOf(json: string): string {
  return isSigningKey(json) ? parseSigningKey(json).x : "";
}
