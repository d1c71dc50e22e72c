import { isLanguage } from "../../domain/language.ts";
import { readCookie } from "../cookies.ts";
import { localizePath } from "../../domain/language-path.ts";

declare module "@tanstack/history" {
  /** The page that asked for a session, so that signing in leads back to it. */
  interface HistoryState {
    redirect?: string;
  }
}

/** `path` when it is a page of this site, else undefined. Refuses other hosts, scripts, the API and the sign-in page itself. */
export function safePath(path: unknown, origin: string): string | undefined {
  if (typeof path !== "string" || !path.startsWith("/") || !URL.canParse(path, origin)) return undefined;
  const url = new URL(path, origin);
  if (url.origin !== origin || /^\/(api|auth)(\/|$)/.test(url.pathname)) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The path to open after signing in: the page that asked for a session, else the home page. */
export function pathAfterSignIn(state: { redirect?: string }): string {
  const asked = safePath(state.redirect ?? new URLSearchParams(location.search).get("redirect"), location.origin);
  return asked ?? homePath();
}

/** The home page that admin and sign-in pages link to: "/", or "/fr" when the reader chose French and it is not just the default. */
export function homePath(): string {
  const chosen = readCookie(document.cookie, "lang");
  return localizePath("/", isLanguage(chosen) ? chosen : "en");
}
