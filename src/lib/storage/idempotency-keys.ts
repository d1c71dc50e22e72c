import { tryStorage } from "./try-storage.ts";
import { DRAFT_PREFIX } from "./kept-drafts.ts";

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
  const place = `${DRAFT_PREFIX}${draft}.key`;
  let last: Last = null;
  return {
    keyFor(input: unknown): string {
      const body = JSON.stringify(input);
      const kept = draft && tryStorage(() => sessionStorage.getItem(place));
      if (kept !== undefined) last = JSON.parse(kept || "null") as Last;
      if (last?.body !== body) last = { body, key: randomKey() };
      if (draft) tryStorage(() => sessionStorage.setItem(place, JSON.stringify(last)));
      return last.key;
    },
    done(): void {
      last = null;
      tryStorage(() => sessionStorage.removeItem(place));
    },
  };
}
