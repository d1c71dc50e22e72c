import { toBase64url } from "./encoding.ts";

/** `bytes` random bytes as base64url. */
export function randomToken(bytes = 32): string {
  return toBase64url(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** Six random digits, each code as likely as any other. */
export function randomCode(): string {
  const unbiased = Math.floor(2 ** 32 / 1e6) * 1e6;
  let random: number;
  do random = crypto.getRandomValues(new Uint32Array(1))[0]!;
  while (random >= unbiased);
  return String(random % 1e6).padStart(6, "0");
}
