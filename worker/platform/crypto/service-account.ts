import * as z from "zod/mini";
import { isRsaKey } from "./wallet-keys.ts";

const ServiceAccountSchema = z.object({
  client_email: z.string().check(z.minLength(3)),
  private_key: z.string().check(z.refine(isRsaKey)),
  token_uri: z.url(),
});
export type ServiceAccount = z.infer<typeof ServiceAccountSchema>;

export function readServiceAccount(json: string): ServiceAccount | undefined {
  try {
    return ServiceAccountSchema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
