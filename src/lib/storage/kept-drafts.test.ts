import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createIdempotencyKeys } from "./idempotency-keys.ts";
import { claimDrafts, draftKey, forgetDraft, forgetDrafts } from "./kept-drafts.ts";

/** A tab's storage, whose keys are properties. */
class TabStorage {
  [key: string]: unknown;
  getItem(key: string) {
    return this[key] ?? null;
  }
  setItem(key: string, text: string) {
    this[key] = text;
  }
  removeItem(key: string) {
    delete this[key];
  }
}
let storage: TabStorage;
const type = () => storage.setItem(draftKey("booking"), "BA 304");
const isKept = () => storage.getItem(draftKey("booking")) !== null;

beforeEach(() => {
  storage = new TabStorage();
  vi.stubGlobal("sessionStorage", storage);
});
afterEach(() => vi.unstubAllGlobals());

test("what a guest typed stays after signing in, another account's goes", () => {
  type();
  claimDrafts("ada");
  expect(isKept()).toBe(true);
  claimDrafts("grace");
  expect(isKept()).toBe(false);
});

test("after signing out a tab is a guest's again", () => {
  claimDrafts("ada");
  forgetDrafts();
  type();
  claimDrafts("grace");
  expect(isKept()).toBe(true);
});

test("a draft's key is that of the same request after a reload, and goes with the draft, so that the same trip is booked anew", () => {
  const keyAfterReload = (input: unknown) => createIdempotencyKeys("booking").keyFor(input);
  const key = keyAfterReload({ adults: 1 });
  expect(keyAfterReload({ adults: 1 })).toBe(key);
  expect(keyAfterReload({ adults: 2 })).not.toBe(key);
  const last = keyAfterReload({ adults: 1 });
  forgetDraft("booking");
  expect(keyAfterReload({ adults: 1 })).not.toBe(last);
});
