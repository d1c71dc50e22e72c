import { timingSafeEqual } from "node:crypto";
import { toBase64url, toLowerBase32 } from "./encoding.ts";

const encoder = new TextEncoder();

const keys = new Map<string, Promise<CryptoKey>>();

function importKey(secret: string): Promise<CryptoKey> {
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

/** HMAC-SHA256 as base64url. */
export async function sign(secret: string, text: string): Promise<string> {
  return toBase64url(await computeHmac(secret, text));
}

/** The start of the HMAC-SHA256 in lower-case base32, 5 bits a character. */
export async function signShort(secret: string, text: string, characters: number): Promise<string> {
  const bytes = (await computeHmac(secret, text)).subarray(0, Math.ceil((characters * 5) / 8));
  return toLowerBase32(bytes).slice(0, characters);
}

async function computeHmac(secret: string, text: string): Promise<Uint8Array> {
  const key = await importKey(secret);
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(text)));
}

/** Base64url. */
export async function sha256(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  return toBase64url(await digest(content));
}

/** Base64 with padding, as a Content-Security-Policy writes it. */
export async function sha256Base64(text: string): Promise<string> {
  return btoa(String.fromCharCode(...(await digest(text))));
}

export async function digest(content: string | Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const bytes = typeof content === "string" ? encoder.encode(content) : content;
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

export function equalInConstantTime(given: string, expected: string): boolean {
  const [a, b] = [encoder.encode(given), encoder.encode(expected)];
  return a.byteLength === b.byteLength && timingSafeEqual(a, b);
}
