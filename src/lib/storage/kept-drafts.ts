import { tryStorage } from "./try-storage.ts";

const PREFIX = "envol.draft.";
const OWNER_KEY = `${PREFIX}of`;

/** The booking form's draft. */
export const BOOKING_DRAFT = "booking";

/** The generator's work. */
export const WORKSPACE_DRAFT = "generator";

/** The key of a draft in the tab's storage. */
export const draftKey = (name: string): string => PREFIX + name;

/** Returns what the tab keeps: null for nothing, undefined where the browser forbids storage. */
export function readDraft<Kept>(name: string): Kept | null | undefined {
  return tryStorage(
    () => JSON.parse(sessionStorage.getItem(draftKey(name)) ?? "null") as Kept | null,
  );
}

export function keepDraft(name: string, kept: unknown): void {
  tryStorage(() => sessionStorage.setItem(draftKey(name), JSON.stringify(kept)));
}

/** Forgets a sent form, with its idempotency key. */
export function forgetDraft(name: string): void {
  tryStorage(() => {
    sessionStorage.removeItem(draftKey(name));
    sessionStorage.removeItem(draftKey(`${name}.key`));
  });
}

/** Forgets every form of this tab, at sign-out. */
export function forgetDrafts(): void {
  tryStorage(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  });
}

/** Forgets the drafts of another account before this one finds them; a guest's are its own. */
export function claimDrafts(userId: string): void {
  tryStorage(() => {
    if ((sessionStorage.getItem(OWNER_KEY) ?? userId) !== userId) forgetDrafts();
    sessionStorage.setItem(OWNER_KEY, userId);
  });
}
