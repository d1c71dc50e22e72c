let last: { body: string; key: string } | null = null;

/** A key for one booking: the same while the same booking is tried again, a new one when anything changed. */
export function idempotencyKeyFor(input: unknown): string {
  const body = JSON.stringify(input);
  if (last?.body !== body) last = { body, key: randomKey() };
  return last.key;
}

/** Forgets the key once its booking is made: booking the same trip again is then a new order. */
export function forgetIdempotencyKey(): void {
  last = null;
}

/** 128 random bits. `crypto.randomUUID` is missing on plain-http hosts other than localhost. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
