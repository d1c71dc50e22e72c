import { forgetDraft, keepDraft, readDraft } from "./kept-drafts.ts";

type Last = { body: string; key: string } | null;

/** 128 bits. `crypto.randomUUID` is missing on plain http beyond localhost. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/** An unchanged request keeps its key until `done`. A draft's name keeps it through reloads. */
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
