/** 128 random bits, for an Idempotency-Key. `crypto.randomUUID` is missing on plain-http hosts other than localhost. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/**
 * Gives requests their Idempotency-Key: the same while a request says the same, so that a retry or a double click does one thing, and
 * a new one when anything has changed, or after `done`.
 */
export function createIdempotencyKeys() {
  let last: { body: string; key: string } | null = null;
  return {
    keyFor(input: unknown): string {
      const body = JSON.stringify(input);
      if (last?.body !== body) last = { body, key: randomKey() };
      return last.key;
    },
    done(): void {
      last = null;
    },
  };
}
