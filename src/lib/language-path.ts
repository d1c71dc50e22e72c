import type { Language } from "../domain/language.ts";

const FRENCH_PREFIX = "/fr";

/** Screens whose language comes from the `lang` cookie, French by default, and not from the path (docs/decisions). */
const COOKIE_LANGUAGE_PATHS = ["/auth", "/admin", "/account"];

/** True when the path's language is chosen by cookie rather than by the /fr prefix. */
export function hasCookieLanguage(pathname: string): boolean {
  return COOKIE_LANGUAGE_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/** The language of a page: its /fr prefix, or on staff and sign-in pages the `lang` cookie (French without one). */
export function languageOfPath(pathname: string, langCookie: Language | undefined): Language {
  if (hasCookieLanguage(pathname)) return langCookie ?? "fr";
  return pathname === FRENCH_PREFIX || pathname.startsWith(`${FRENCH_PREFIX}/`) ? "fr" : "en";
}

/** The URL as routes are written: without the language prefix. */
export function stripLanguagePrefix(url: URL): URL {
  if (url.pathname === FRENCH_PREFIX) url.pathname = "/";
  else if (url.pathname.startsWith(`${FRENCH_PREFIX}/`)) url.pathname = url.pathname.slice(FRENCH_PREFIX.length);
  return url;
}

/** The URL as people see it: with /fr in front of French public pages. */
export function addLanguagePrefix(url: URL, language: Language): URL {
  url.pathname = localizePath(url.pathname, language);
  return url;
}

/** A path (without prefix) in one language. */
export function localizePath(pathname: string, language: Language): string {
  if (language !== "fr" || hasCookieLanguage(pathname) || pathname.startsWith("/api/")) return pathname;
  return pathname === "/" ? FRENCH_PREFIX : `${FRENCH_PREFIX}${pathname}`;
}

/**
 * The address of a page (its path without prefix, its query with "?") in a language that a reader chooses. Where a cookie
 * holds the language, the address asks for it: the Worker sets the cookie and shows the page again (worker/pages).
 */
export function languageHref(pathname: string, search: string, language: Language): string {
  if (!hasCookieLanguage(pathname)) return `${localizePath(pathname, language)}${search}`;
  const query = new URLSearchParams(search);
  query.set("lang", language);
  return `${pathname}?${query}`;
}
