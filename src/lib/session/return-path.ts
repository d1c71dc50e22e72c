import { isLanguage } from "#domain/language.ts";
import { localizePath } from "#domain/language-path.ts";
import { safeRedirect } from "#domain/page-url.ts";
import { readCookie } from "../storage/cookies.ts";

declare module "@tanstack/history" {
  interface HistoryState {
    redirect?: string;
    /** The session of that page has ended by itself. */
    ended?: boolean;
  }
}

/** An invitation may ask its reader to sign in and come back. */
export const INVITATION_PATH = "/auth/invitation";

/** Returns the path of a page that one may return to: not the API or another sign-in page. */
export function returnPath(target: unknown, origin: string): string | undefined {
  const url = safeRedirect(target, origin);
  if (!url || (/^\/(api|auth)(\/|$)/.test(url.pathname) && url.pathname !== INVITATION_PATH))
    return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Returns the path to open after signing in: the page that asked for it, else the home page. */
export function pathAfterSignIn(state: { redirect?: string }): string {
  const target = state.redirect ?? new URLSearchParams(location.search).get("redirect");
  return returnPath(target, location.origin) ?? homePath();
}

/** Returns "/", or "/fr" when the reader chose French. */
export function homePath(): string {
  const chosen = readCookie(document.cookie, "lang");
  return localizePath("/", isLanguage(chosen) ? chosen : "en");
}
