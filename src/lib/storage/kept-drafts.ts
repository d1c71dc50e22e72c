import { tryStorage } from "./try-storage.ts";

/** Begins the keys of drafts in the tab's storage. */
export const DRAFT_PREFIX = "envol.draft.";
const OWNER_KEY = `${DRAFT_PREFIX}of`;

/** The booking form's draft, and its key in the tab's storage. */
export const BOOKING_DRAFT = "booking";
export const BOOKING_DRAFT_KEY = `${DRAFT_PREFIX}${BOOKING_DRAFT}`;

/** The generator's work, in the tab's storage. */
export const WORKSPACE_KEY = `${DRAFT_PREFIX}generator`;

/** Forgets a sent form, with its idempotency key. */
export function forgetDraft(name: string): void {
  tryStorage(() => {
    sessionStorage.removeItem(DRAFT_PREFIX + name);
    sessionStorage.removeItem(`${DRAFT_PREFIX}${name}.key`);
  });
}

/** Forgets every form of this tab, at sign-out. */
export function forgetDrafts(): void {
  tryStorage(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(key);
  });
}

/** Forgets the drafts of another account before this one finds them; a guest's are its own. */
export function claimDrafts(userId: string): void {
  tryStorage(() => {
    if ((sessionStorage.getItem(OWNER_KEY) ?? userId) !== userId) forgetDrafts();
    sessionStorage.setItem(OWNER_KEY, userId);
  });
}
