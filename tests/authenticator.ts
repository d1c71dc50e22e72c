import { generateHOTP } from "@oslojs/otp";
import { decodeBase32IgnorePadding } from "@oslojs/encoding";

const STEP_MS = 30_000;

/**
 * What an authenticator app shows for a key (base32) right now, or `steps` codes later. A code works once, so a test that shows
 * several asks for later ones; up to one step ahead is accepted.
 */
export function authenticatorCode(secret: string, steps = 0): string {
  const step = Math.floor(Date.now() / STEP_MS) + steps;
  return generateHOTP(decodeBase32IgnorePadding(secret), BigInt(step), 6);
}

/** Waits until a step has enough time left that two codes which are computed now are compared in it. */
export async function earlyInStep(neededMs = 5000): Promise<void> {
  const left = STEP_MS - (Date.now() % STEP_MS);
  if (left < neededMs) await new Promise((done) => setTimeout(done, left + 50));
}
