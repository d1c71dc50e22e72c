import {
  decodeBase32IgnorePadding,
  decodeBase64urlIgnorePadding,
  encodeBase32LowerCaseNoPadding,
  encodeBase32UpperCaseNoPadding,
  encodeBase64urlNoPadding,
} from "@oslojs/encoding";

/** Returns base64url without padding (RFC 4648), by @oslojs/encoding (docs/decisions/0010). */
export const toBase64url = (bytes: Uint8Array): string => encodeBase64urlNoPadding(bytes);

/** Returns the bytes of a `toBase64url` text, undefined for any other text. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const bytes = new Uint8Array(decodeBase64urlIgnorePadding(text));
    return toBase64url(bytes) === text ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** Returns base32 without padding (RFC 4648), as authenticator apps read keys. */
export const toBase32 = (bytes: Uint8Array): string => encodeBase32UpperCaseNoPadding(bytes);

/** Returns Crockford's base32: capitals and figures that nobody takes for one another. */
export const toCrockford = (bytes: Uint8Array): string =>
  toBase32(bytes).replaceAll(/./g, (letter) => CROCKFORD[RFC_4648.indexOf(letter)]!);

const RFC_4648 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Returns lower-case base32, for codes that people type. */
export const toLowerBase32 = (bytes: Uint8Array): string => encodeBase32LowerCaseNoPadding(bytes);

/** Returns the bytes of a `toLowerBase32` text, undefined for any other text. */
export function fromLowerBase32(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const bytes = new Uint8Array(decodeBase32IgnorePadding(text.toUpperCase()));
    return toLowerBase32(bytes) === text ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** Returns lower-case hexadecimal digits, two per byte. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
