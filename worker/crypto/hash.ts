import { toBase64url } from "./base64url.ts";

const encoder = new TextEncoder();
const keys = new Map<string, Promise<CryptoKey>>();

function keyOf(secret: string): Promise<CryptoKey> {
  let key = keys.get(secret);
  if (!key) {
    key = crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    keys.set(secret, key);
  }
  return key;
}

/** HMAC-SHA256 of `text` under `secret`, base64url without padding. The imported key is cached per isolate. */
export async function sign(secret: string, text: string): Promise<string> {
  return toBase64url(new Uint8Array(await crypto.subtle.sign("HMAC", await keyOf(secret), encoder.encode(text))));
}

/** SHA-256 of `text`, base64url without padding. */
export async function sha256(text: string): Promise<string> {
  return toBase64url(new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(text))));
}
