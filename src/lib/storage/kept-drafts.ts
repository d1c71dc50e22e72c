import { tryStorage } from "./try-storage.ts";

/** A page of a tab that keeps a draft starts its runtime at once (src/lib/hydration). */
export const DRAFT_PREFIX = "envol.draft.";
const OWNER_KEY = `${DRAFT_PREFIX}of`;

export const BOOKING_DRAFT = "booking";

export const WORKSPACE_DRAFT = "generator";

export const draftKey = (name: string): string => DRAFT_PREFIX + name;

/** Null if nothing is kept, undefined if the browser forbids storage. */
export function readDraft<Kept>(name: string): Kept | null | undefined {
  return tryStorage(
    () => JSON.parse(sessionStorage.getItem(draftKey(name)) ?? "null") as Kept | null,
  );
}

export function keepDraft(name: string, kept: unknown): void {
  tryStorage(() => sessionStorage.setItem(draftKey(name), JSON.stringify(kept)));
}

/** Also forgets the idempotency key. */
export function forgetDraft(name: string): void {
  tryStorage(() => {
    sessionStorage.removeItem(draftKey(name));
    sessionStorage.removeItem(draftKey(`${name}.key`));
  });
}

export function forgetDrafts(): void {
  tryStorage(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(key);
  });
}

/** Deletes another account's drafts before this account could see them, but keeps a guest's. */
export function claimDrafts(userId: string): void {
  tryStorage(() => {
    if ((sessionStorage.getItem(OWNER_KEY) ?? userId) !== userId) forgetDrafts();
    sessionStorage.setItem(OWNER_KEY, userId);
  });
}
