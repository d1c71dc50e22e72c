import { createHmac } from "node:crypto";

/**
 * The code of a pass: 132 bits made from its id, so that it can be shown again to whoever may see the order and is stored nowhere. A
 * new SIGNING_SECRET makes other codes; those that travellers have keep working, since only their hash is looked up.
 */
export function passCode(secret: string, passId: string): string {
  return createHmac("sha256", secret).update(`pass:${passId}`).digest("base64url").slice(0, 22);
}
