import { fromBase64url, toBase64url } from "./encoding.ts";

const encoder = new TextEncoder();
const IV_BYTES = 12;
const keys = new Map<string, Promise<CryptoKey>>();

/**
 * The key of a purpose, derived from the secret (HKDF, RFC 5869) and cached per isolate. `info` stays as it is: with another one
 * the links in mails that were sent would no longer work.
 */
function keyOf(secret: string, purpose: string): Promise<CryptoKey> {
  const id = `${purpose}:${secret}`;
  let key = keys.get(id);
  if (!key) {
    const algorithm = {
      name: "HKDF",
      hash: "SHA-256",
      salt: new Uint8Array(),
      info: encoder.encode(`sealed-token:${purpose}`),
    };
    key = crypto.subtle
      .importKey("raw", encoder.encode(secret), "HKDF", false, ["deriveKey"])
      .then((base) =>
        crypto.subtle.deriveKey(algorithm, base, { name: "AES-GCM", length: 256 }, false, [
          "encrypt",
          "decrypt",
        ]),
      );
    keys.set(id, key);
  }
  return key;
}

/** Encrypts and authenticates `text` (AES-256-GCM) as base64url, so that a URL can carry it without revealing it. */
export async function encryptToken(secret: string, purpose: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const encrypted = await crypto.subtle.encrypt(
    { name: "AES-GCM", iv },
    await keyOf(secret, purpose),
    encoder.encode(text),
  );
  return toBase64url(new Uint8Array([...iv, ...new Uint8Array(encrypted)]));
}

/** The text that was encrypted for this purpose; undefined for a token that was changed, or encrypted for another purpose. */
export async function decryptToken(
  secret: string,
  purpose: string,
  token: string,
): Promise<string | undefined> {
  try {
    // Base64 can write the same bytes in several ways. We accept one, so that a token cannot be altered and still work.
    const bytes = fromBase64url(token);
    if (!bytes) return undefined;
    const key = await keyOf(secret, purpose);
    return new TextDecoder().decode(
      await crypto.subtle.decrypt(
        { name: "AES-GCM", iv: bytes.subarray(0, IV_BYTES) },
        key,
        bytes.subarray(IV_BYTES),
      ),
    );
  } catch {
    return undefined;
  }
}
