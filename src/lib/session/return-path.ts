import { isLanguage } from "../../domain/language.ts";
import { readCookie } from "../cookies.ts";
import { localizePath } from "../language-path.ts";

declare module "@tanstack/history" {
  /** The page that asked for a session, so that signing in leads back to it. */
  interface HistoryState {
    redirect?: string;
  }
}

/** A path of this site, or undefined: never another host, a script, the API, or the sign-in page itself. */
export function safePath(path: unknown, origin: string): string | undefined {
  if (typeof path !== "string" || !path.startsWith("/") || !URL.canParse(path, origin)) return undefined;
  const url = new URL(path, origin);
  if (url.origin !== origin || /^\/(api|auth)(\/|$)/.test(url.pathname)) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Where signing in leads: the page that asked for it, or the home page, in the language the reader chose if any. */
export function pathAfterSignIn(state: { redirect?: string }): string {
  const asked = safePath(state.redirect ?? new URLSearchParams(location.search).get("redirect"), location.origin);
  return asked ?? homePath();
}

/** The home page as a staff or sign-in page leads to it: "/", or French when French was chosen and not just the default. */
export function homePath(): string {
  const chosen = readCookie(document.cookie, "lang");
  return localizePath("/", isLanguage(chosen) ? chosen : "en");
}
