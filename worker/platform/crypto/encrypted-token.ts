import { fromBase64url, toBase64url } from "./encoding.ts";

const encoder = new TextEncoder();
const IV_BYTES = 12;
const keys = new Map<string, Promise<CryptoKey>>();

/** HKDF (RFC 5869). A different `info` would break links in sent mails. */
function deriveKey(secret: string, purpose: string): Promise<CryptoKey> {
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

/** AES-256-GCM, as base64url. */
export async function encryptToken(secret: string, purpose: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const encrypted = await crypto.subtle.encrypt(
    { name: "AES-GCM", iv },
    await deriveKey(secret, purpose),
    encoder.encode(text),
  );
  return toBase64url(new Uint8Array([...iv, ...new Uint8Array(encrypted)]));
}

/** Returns undefined for an altered token or one with another purpose. */
export async function decryptToken(
  secret: string,
  purpose: string,
  token: string,
): Promise<string | undefined> {
  try {
    // Base64 has several spellings of the same bytes. `fromBase64url` accepts one, so no altered token works.
    const bytes = fromBase64url(token);
    if (!bytes) return undefined;
    const key = await deriveKey(secret, purpose);
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
