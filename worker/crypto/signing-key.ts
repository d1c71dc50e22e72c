import * as z from "zod/mini";

/** The one kind of key that signs access tokens. */
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

/** The key in a checked setting. Throws for anything else. */
export function parseSigningKey(json: string): SigningKey {
  return SigningKeySchema.parse(JSON.parse(json));
}

/** The id of the key in a setting that may still be wrong, or "". */
export function keyIdOf(json: string): string {
  return isSigningKey(json) ? parseSigningKey(json).kid : "";
}
