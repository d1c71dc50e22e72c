import { randomKey } from "./random-key.ts";

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
