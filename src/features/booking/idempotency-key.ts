let last: { body: string; key: string } | null = null;

/** The idempotency key of a booking: the same for equal input, a new one when anything has changed. */
export function idempotencyKeyFor(input: unknown): string {
  const body = JSON.stringify(input);
  if (last?.body !== body) last = { body, key: randomKey() };
  return last.key;
}

/** Drops the key once its booking is made, so that booking the same trip again makes a new order. */
export function forgetIdempotencyKey(): void {
  last = null;
}

/** 128 random bits. `crypto.randomUUID` is missing on plain-http hosts other than localhost. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
