import { randomBytes } from "node:crypto";

/** 32 hexadecimal digits. */
export const makeAnonKey = (): string => randomBytes(16).toString("hex");

export const makeSigningSecret = (): string => randomBytes(32).toString("base64");

/** An ES256 private key as JWK on one line, with a new kid. */
export async function makeAuthSigningKey(): Promise<string> {
  const algorithm = { name: "ECDSA", namedCurve: "P-256" };
  const pair = await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  const { kty, crv, x, y, d } = await crypto.subtle.exportKey("jwk", pair.privateKey);
  return JSON.stringify({ kty, crv, x, y, d, kid: crypto.randomUUID() });
}
