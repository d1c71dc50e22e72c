import { createTOTPKeyURI, generateHOTP } from "@oslojs/otp";
import { fromBase64url, toBase32, toBase64url } from "../../platform/crypto/encoding.ts";
import { equalInConstantTime } from "../../platform/crypto/hash.ts";

/** What every authenticator app knows: six digits of HMAC-SHA1, a new code each 30 seconds. */
const STEP_SECONDS = 30;
const CODE_DIGITS = 6;
/** 160 bits, the length of the HMAC (RFC 4226, section 4). */
const KEY_BYTES = 20;
/** The code before and the one after count too: clocks differ, and typing takes a moment (RFC 6238, section 5.2). */
const NEIGHBOURS = [0, -1, 1];

/** The key of a new authenticator, base64url. Only this file knows @oslojs/otp. */
export function newTotpKey(): string {
  return toBase64url(crypto.getRandomValues(new Uint8Array(KEY_BYTES)));
}

/** A key as an authenticator app takes it: as text (base32), and as the otpauth: address that its QR code holds. */
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
 * The time step (RFC 6238) whose code this is, now or one step away; undefined for any other code, and for one that is not newer
 * than `lastStep`.
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

/** The code of a time step. */
function totpCode(key: string, step: number): string {
  return generateHOTP(fromBase64url(key)!, BigInt(step), CODE_DIGITS);
}
