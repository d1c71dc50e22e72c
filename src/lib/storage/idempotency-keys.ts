import { forgetDraft, keepDraft, readDraft } from "./kept-drafts.ts";

type Last = { body: string; key: string } | null;

/** Returns 128 random bits. `crypto.randomUUID` is missing on plain http beyond localhost. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/**
 * Creates Idempotency-Keys: the same for a retry or double click, a new one for a changed request
 * or after `done`. With a draft's name the tab keeps it, as the draft, through a reload.
 */
export function createIdempotencyKeys(draft?: string) {
  const name = draft && `${draft}.key`;
  let last: Last = null;
  return {
    keyFor(input: unknown): string {
      const body = JSON.stringify(input);
      const kept = name && readDraft<Last>(name);
      if (kept !== undefined) last = kept || null;
      if (last?.body !== body) last = { body, key: randomKey() };
      if (name) keepDraft(name, last);
      return last.key;
    },
    done(): void {
      last = null;
      if (name) forgetDraft(name);
    },
  };
}
