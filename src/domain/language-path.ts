import type { Language } from "./language.ts";

const FRENCH_PREFIX = "/fr";

/** Screens whose language comes from the `lang` cookie, French without one, and not from the path (docs/product.md, "Languages"). */
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
 * The URL as people see it in a preview (docs/decisions/0017): `base` in front of what the preview shows. Pages that
 * work with the real product lead out of it.
 */
export function addPreviewBase(url: URL, base: string): URL {
  if (base !== "" && !leavesPreview(stripLanguagePrefix(new URL(url)).pathname))
    url.pathname = `${base}${url.pathname === "/" ? "" : url.pathname}`;
  return url;
}

/** The URL without the base of its preview. */
export function stripPreviewBase(url: URL, base: string): URL {
  if (base !== "" && (url.pathname === base || url.pathname.startsWith(`${base}/`))) url.pathname = url.pathname.slice(base.length) || "/";
  return url;
}

/** True for a page (its path without prefix) that a preview does not show: accounts, staff pages, the generator, the API. */
export function leavesPreview(pathname: string): boolean {
  return hasCookieLanguage(pathname) || pathname === "/config-generator" || pathname.startsWith("/api/");
}

/**
 * The address of a page (its path without prefix, its query with "?") in a language that a reader chooses. Where a cookie
 * holds the language, the address asks for it: the Worker sets the cookie and shows the page again (worker/pages).
 * `base` is that of the preview which shows the page.
 */
export function languageHref(pathname: string, search: string, language: Language, base = ""): string {
  if (!hasCookieLanguage(pathname)) return `${base}${localizePath(pathname, language)}${search}`;
  const query = new URLSearchParams(search);
  query.set("lang", language);
  return `${pathname}?${query}`;
}
