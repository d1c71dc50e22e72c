import { toBase64url } from "./encoding.ts";

/** Base64url. */
export function randomToken(bytes = 32): string {
  return toBase64url(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** Returns six digits. All codes are equally likely. */
export function randomCode(): string {
  const unbiased = Math.floor(2 ** 32 / 1e6) * 1e6;
  let random: number;
  do random = crypto.getRandomValues(new Uint32Array(1))[0]!;
  while (random >= unbiased);
  return String(random % 1e6).padStart(6, "0");
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** `epochMs`, then 74 bits of `bytes`, which it overwrites (RFC 9562). By default, ids of equal times sort in order. */
export function uuidV7(epochMs: number, bytes: Uint8Array = countedBytes()): string {
  const time = epochMs.toString(16).padStart(12, "0");
  const hex = (from: number, to: number) => {
    let text = "";
    for (let i = from; i < to; i++) text += HEX[bytes[i]!];
    return text;
  };
  bytes[6] = 0x70 | (bytes[6]! & 0x0f);
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  return `${time.slice(0, 8)}-${time.slice(8)}-${hex(6, 8)}-${hex(8, 10)}-${hex(10, 16)}`;
}

const COUNTER_BITS = 26;
let counter: number | undefined;

function countedBytes(): Uint8Array {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const view = new DataView(bytes.buffer);
  counter ??= view.getUint32(0) >>> (33 - COUNTER_BITS);
  // Version and variant take the upper bits of bytes 6 and 8.
  view.setUint16(6, counter >>> 14);
  view.setUint16(8, counter & 0x3fff);
  counter = (counter + 1) % 2 ** COUNTER_BITS;
  return bytes;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function isUuid(text: string): boolean {
  return UUID.test(text);
}
