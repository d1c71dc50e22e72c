import { createTOTPKeyURI, generateHOTP } from "@oslojs/otp";
import { fromBase64url, toBase32, toBase64url } from "../../platform/crypto/encoding.ts";
import { equalInConstantTime } from "../../platform/crypto/hash.ts";

/** Every authenticator app knows these: six digits of HMAC-SHA1, a code per 30 seconds. */
const STEP_SECONDS = 30;
const CODE_DIGITS = 6;
/** 160 bits, the length of the HMAC (RFC 4226, section 4). */
const KEY_BYTES = 20;
/** Neighbours count: clocks differ and typing takes time (RFC 6238, section 5.2). */
const NEIGHBOURS = [0, -1, 1];

/** Returns a new authenticator's key, base64url. Only this file knows @oslojs/otp. */
export function newTotpKey(): string {
  return toBase64url(crypto.getRandomValues(new Uint8Array(KEY_BYTES)));
}

/** Returns a key for an app: as base32, and as the otpauth: address of its QR code. */
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

/**
 * Returns the time step (RFC 6238) of a code, at most one step away and newer than `lastStep`; else
 * undefined.
 */
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
