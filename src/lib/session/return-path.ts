import { isLanguage } from "../../domain/language.ts";
import { localizePath } from "../../domain/language-path.ts";
import { safeRedirect } from "../../domain/page-url.ts";
import { readCookie } from "../cookies.ts";

declare module "@tanstack/history" {
  /** The page that asked for a session, so that signing in leads back to it. */
  interface HistoryState {
    redirect?: string;
    /** True when that page's session has ended by itself, which the sign-in page then says. */
    ended?: boolean;
  }
}

/** The page of an invitation's link, which may ask its reader to sign in and come back. */
export const INVITATION_PATH = "/auth/invitation";

/** The path of `target` if it is a page that one may return to, else undefined: neither the API nor the other sign-in pages are. */
export function returnPath(target: unknown, origin: string): string | undefined {
  const url = safeRedirect(target, origin);
  if (!url || (/^\/(api|auth)(\/|$)/.test(url.pathname) && url.pathname !== INVITATION_PATH))
    return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The path to open after signing in: the page that asked for a session, else the home page. */
export function pathAfterSignIn(state: { redirect?: string }): string {
  const target = state.redirect ?? new URLSearchParams(location.search).get("redirect");
  return returnPath(target, location.origin) ?? homePath();
}

/** The home page that admin and sign-in pages link to: "/", or "/fr" when the reader chose French and it is not just the default. */
export function homePath(): string {
  const chosen = readCookie(document.cookie, "lang");
  return localizePath("/", isLanguage(chosen) ? chosen : "en");
}
