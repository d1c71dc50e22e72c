import {
  decodeBase32IgnorePadding,
  decodeBase64urlIgnorePadding,
  encodeBase32LowerCaseNoPadding,
  encodeBase32UpperCaseNoPadding,
  encodeBase64urlNoPadding,
} from "@oslojs/encoding";

/** Bytes as base64url without padding (RFC 4648). Only this file knows @oslojs/encoding (docs/decisions/0010). */
export const toBase64url = (bytes: Uint8Array): string => encodeBase64urlNoPadding(bytes);

/** The bytes of a text made by `toBase64url`, or undefined for any other text. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const bytes = new Uint8Array(decodeBase64urlIgnorePadding(text));
    return toBase64url(bytes) === text ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** Bytes as base32 without padding (RFC 4648), as authenticator apps take a key. */
export const toBase32 = (bytes: Uint8Array): string => encodeBase32UpperCaseNoPadding(bytes);

/** The same in lower case, for codes that people type. */
export const toLowerBase32 = (bytes: Uint8Array): string => encodeBase32LowerCaseNoPadding(bytes);

/** The bytes of a text made by `toLowerBase32`, or undefined for any other text. */
export function fromLowerBase32(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const bytes = new Uint8Array(decodeBase32IgnorePadding(text.toUpperCase()));
    return toLowerBase32(bytes) === text ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** Bytes as base64 with padding (RFC 4648), as a Content-Security-Policy writes hashes. */
export const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** Bytes as lower-case hexadecimal digits, two for each. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
