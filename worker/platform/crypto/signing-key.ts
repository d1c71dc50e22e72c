import * as z from "zod/mini";

const SigningKeySchema = z.object({
  kty: z.literal("EC"),
  crv: z.literal("P-256"),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  kid: z.string().check(z.minLength(1)),
});
export type SigningKey = z.infer<typeof SigningKeySchema>;

export function readSigningKey(json: string): SigningKey | undefined {
  try {
    return SigningKeySchema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
