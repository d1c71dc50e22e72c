import { timingSafeEqual } from "node:crypto";

const encoder = new TextEncoder();

/** True for equal strings. Its time does not depend on where they differ, so that a secret cannot be found letter by letter. */
export function equalInConstantTime(given: string, expected: string): boolean {
  const [a, b] = [encoder.encode(given), encoder.encode(expected)];
  return a.byteLength === b.byteLength && timingSafeEqual(a, b);
}
