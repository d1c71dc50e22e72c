import {
  decodeBase32IgnorePadding,
  decodeBase64urlIgnorePadding,
  encodeBase32LowerCaseNoPadding,
  encodeBase32UpperCaseNoPadding,
  encodeBase64urlNoPadding,
} from "@oslojs/encoding";

/** Without padding (RFC 4648), by @oslojs/encoding (docs/decisions/0010). */
export const toBase64url = (bytes: Uint8Array): string => encodeBase64urlNoPadding(bytes);

/** Returns undefined for text that `toBase64url` does not write. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const bytes = new Uint8Array(decodeBase64urlIgnorePadding(text));
    return toBase64url(bytes) === text ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** Without padding (RFC 4648), as authenticator apps read keys. */
export const toBase32 = (bytes: Uint8Array): string => encodeBase32UpperCaseNoPadding(bytes);

/** Crockford's alphabet omits letters that look like others. */
export const toCrockford = (bytes: Uint8Array): string =>
  toBase32(bytes).replaceAll(/./g, (letter) => CROCKFORD[RFC_4648.indexOf(letter)]!);

const RFC_4648 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

export const toLowerBase32 = (bytes: Uint8Array): string => encodeBase32LowerCaseNoPadding(bytes);

/** Returns undefined for text that `toLowerBase32` does not write. */
export function fromLowerBase32(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const bytes = new Uint8Array(decodeBase32IgnorePadding(text.toUpperCase()));
    return toLowerBase32(bytes) === text ? bytes : undefined;
  } catch {
    return undefined;
  }
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
