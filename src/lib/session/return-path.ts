import { isLanguage } from "#domain/language.ts";
import { localizePath } from "#domain/language-path.ts";
import { safeRedirect } from "#domain/page-url.ts";
import { readCookie } from "../storage/cookies.ts";

declare module "@tanstack/history" {
  interface HistoryState {
    redirect?: string;
    /** The session of that page ended without a sign-out. */
    ended?: boolean;
  }
}

/** An invitation may ask its reader to sign in and come back. */
export const INVITATION_PATH = "/auth/invitation";
const CONFIRM_PATH = "/auth/confirm";

const WITH_SIGN_IN: ReadonlySet<string> = new Set([INVITATION_PATH, CONFIRM_PATH]);

/** Undefined for another site, the API, and sign-in pages other than these two. */
export function returnPath(target: unknown, origin: string): string | undefined {
  const url = safeRedirect(target, origin);
  if (!url || (/^\/(api|auth)(\/|$)/.test(url.pathname) && !WITH_SIGN_IN.has(url.pathname)))
    return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

export function pathAfterSignIn(state: { redirect?: string }): string {
  const target = state.redirect ?? new URLSearchParams(location.search).get("redirect");
  return returnPath(target, location.origin) ?? homePath();
}

export function homePath(): string {
  const chosen = readCookie(document.cookie, "lang");
  return localizePath("/", isLanguage(chosen) ? chosen : "en");
}
