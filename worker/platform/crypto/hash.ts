import { timingSafeEqual } from "node:crypto";
import { toBase64, toBase64url } from "./encoding.ts";

const encoder = new TextEncoder();

const keys = new Map<string, Promise<CryptoKey>>();

function keyOf(secret: string): Promise<CryptoKey> {
  let key = keys.get(secret);
  if (!key) {
    key = crypto.subtle.importKey(
      "raw",
      encoder.encode(secret),
      { name: "HMAC", hash: "SHA-256" },
      false,
      ["sign"],
    );
    keys.set(secret, key);
  }
  return key;
}

/** HMAC-SHA256 of `text` under `secret`, base64url without padding. The imported key is cached per isolate. */
export async function sign(secret: string, text: string): Promise<string> {
  return toBase64url(
    new Uint8Array(await crypto.subtle.sign("HMAC", await keyOf(secret), encoder.encode(text))),
  );
}

/** SHA-256 of a text or of bytes, base64url without padding. */
export async function sha256(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  return toBase64url(await digest(content));
}

/** SHA-256 of a text, base64 with padding. */
export async function sha256Base64(text: string): Promise<string> {
  return toBase64(await digest(text));
}

/** SHA-256 by Web Crypto, of the UTF-8 bytes of a text. */
async function digest(content: string | Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const bytes = typeof content === "string" ? encoder.encode(content) : content;
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

/** True for equal strings. Its time does not depend on where they differ, so that a secret cannot be found letter by letter. */
export function equalInConstantTime(given: string, expected: string): boolean {
  const [a, b] = [encoder.encode(given), encoder.encode(expected)];
  return a.byteLength === b.byteLength && timingSafeEqual(a, b);
}
