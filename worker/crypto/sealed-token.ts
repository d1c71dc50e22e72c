import { fromBase64url, toBase64url } from "./base64url.ts";

const encoder = new TextEncoder();
const IV_BYTES = 12;
const keys = new Map<string, Promise<CryptoKey>>();

/** The key of a purpose, derived from the secret (HKDF, RFC 5869) and cached per isolate. */
function keyOf(secret: string, purpose: string): Promise<CryptoKey> {
  const id = `${purpose}:${secret}`;
  let key = keys.get(id);
  if (!key) {
    const algorithm = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: encoder.encode(`sealed-token:${purpose}`) };
    key = crypto.subtle
      .importKey("raw", encoder.encode(secret), "HKDF", false, ["deriveKey"])
      .then((base) => crypto.subtle.deriveKey(algorithm, base, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]));
    keys.set(id, key);
  }
  return key;
}

/** Encrypts and authenticates `text` (AES-256-GCM) as base64url, so that a URL can carry it without revealing it. */
export async function seal(secret: string, purpose: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await keyOf(secret, purpose), encoder.encode(text));
  return toBase64url(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

/** The text that was sealed for this purpose; undefined for a token that was changed, or sealed for another purpose. */
export async function unseal(secret: string, purpose: string, token: string): Promise<string | undefined> {
  try {
    // Base64 can write the same bytes in several ways. We accept one, so that a token cannot be altered and still work.
    const bytes = fromBase64url(token);
    if (!bytes) return undefined;
    const key = await keyOf(secret, purpose);
    return new TextDecoder().decode(
      await crypto.subtle.decrypt({ name: "AES-GCM", iv: bytes.subarray(0, IV_BYTES) }, key, bytes.subarray(IV_BYTES)),
    );
  } catch {
    return undefined;
  }
}
