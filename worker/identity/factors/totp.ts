import { createTOTPKeyURI, generateHOTP } from "@oslojs/otp";
import { fromBase64url, toBase32, toBase64url } from "../../platform/crypto/encoding.ts";
import { equalInConstantTime } from "../../platform/crypto/hash.ts";

/** Every authenticator app supports six digits of HMAC-SHA1 every 30 seconds. */
const STEP_SECONDS = 30;
const CODE_DIGITS = 6;
/** 160 bits are the length of the HMAC (RFC 4226, section 4). */
const KEY_BYTES = 20;
/** Accepts neighbouring steps, because clocks differ and typing takes time (RFC 6238, section 5.2). */
const NEIGHBOURS = [0, -1, 1];

/** The key is in base64url. Only this file uses @oslojs/otp. */
export function newTotpKey(): string {
  return toBase64url(crypto.getRandomValues(new Uint8Array(KEY_BYTES)));
}

export function describeTotpKey(
  key: string,
  { issuer, account }: { issuer: string; account: string },
): { secret: string; uri: string } {
  const bytes = fromBase64url(key)!;
  return {
    secret: toBase32(bytes),
    uri: createTOTPKeyURI(issuer, account, bytes, STEP_SECONDS, CODE_DIGITS),
  };
}

/** Returns a time step (RFC 6238) that is newer than `lastStep`, so that a code works once. */
export function matchingStep(
  key: string,
  code: string,
  { now, lastStep }: { now: number; lastStep: number | null },
): number | undefined {
  const current = Math.floor(now / 1000 / STEP_SECONDS);
  return NEIGHBOURS.map((distance) => current + distance).find(
    (step) =>
      (lastStep === null || step > lastStep) && equalInConstantTime(code, totpCode(key, step)),
  );
}

function totpCode(key: string, step: number): string {
  return generateHOTP(fromBase64url(key)!, BigInt(step), CODE_DIGITS);
}
