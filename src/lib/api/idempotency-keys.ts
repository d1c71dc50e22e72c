/** Returns 128 random bits. `crypto.randomUUID` is missing on plain http beyond localhost. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/**
 * Creates Idempotency-Keys: the same for a retry or double click, a new one for a changed request
 * or after `done`.
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
