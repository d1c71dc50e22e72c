import type { Language } from "./language.ts";
import { pageQuery } from "./page-url.ts";

const FRENCH_PREFIX = "/fr";

/** Screens with their language in the `lang` cookie, by default French (docs/product/pages.md). */
const COOKIE_LANGUAGE_PATHS = ["/auth", "/admin", "/account"];

/** True when the cookie, not the /fr prefix, sets the path's language. */
export function hasCookieLanguage(pathname: string): boolean {
  return COOKIE_LANGUAGE_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/** Returns a page's language: from its /fr prefix, or from the cookie (French without one). */
export function languageOfPath(pathname: string, langCookie: Language | undefined): Language {
  if (hasCookieLanguage(pathname)) return langCookie ?? "fr";
  return pathname === FRENCH_PREFIX || pathname.startsWith(`${FRENCH_PREFIX}/`) ? "fr" : "en";
}

/** Returns the URL as routes are written: without language prefix. */
export function stripLanguagePrefix(url: URL): URL {
  if (url.pathname === FRENCH_PREFIX) url.pathname = "/";
  else if (url.pathname.startsWith(`${FRENCH_PREFIX}/`))
    url.pathname = url.pathname.slice(FRENCH_PREFIX.length);
  return url;
}

/** Returns the URL as people see it: French public pages begin with /fr. */
export function addLanguagePrefix(url: URL, language: Language): URL {
  url.pathname = localizePath(url.pathname, language);
  return url;
}

/** A path (without prefix) in one language. */
export function localizePath(pathname: string, language: Language): string {
  if (language !== "fr" || hasCookieLanguage(pathname) || pathname.startsWith("/api/"))
    return pathname;
  return pathname === "/" ? FRENCH_PREFIX : `${FRENCH_PREFIX}${pathname}`;
}

/**
 * Returns the URL with `base` before pages that a preview shows (docs/decisions/0016). Other links
 * lead out of it.
 */
export function addPreviewBase(url: URL, base: string): URL {
  if (base !== "" && !leavesPreview(stripLanguagePrefix(new URL(url)).pathname))
    url.pathname = `${base}${url.pathname === "/" ? "" : url.pathname}`;
  return url;
}

/** Returns the URL without its preview's base. */
export function stripPreviewBase(url: URL, base: string): URL {
  if (base !== "" && (url.pathname === base || url.pathname.startsWith(`${base}/`)))
    url.pathname = url.pathname.slice(base.length) || "/";
  return url;
}

/** True for a path (no prefix) that no preview shows: accounts, admin, generator, API. */
export function leavesPreview(pathname: string): boolean {
  return (
    hasCookieLanguage(pathname) || pathname === "/config-generator" || pathname.startsWith("/api/")
  );
}

/**
 * Returns a page's address in another language, with the query that it reads. `pathname` has no
 * prefix, `search` begins with "?", `base` is a preview's. Where a cookie has the language the
 * query names it, and the Worker sets the cookie.
 */
export function languageHref(
  pathname: string,
  search: string,
  language: Language,
  base = "",
): string {
  if (!hasCookieLanguage(pathname))
    return `${base}${localizePath(pathname, language)}${pageQuery(pathname, search).search}`;
  const query = new URLSearchParams(search);
  query.set("lang", language);
  return `${pathname}?${query}`;
}

const PREVIEW = /^\/preview\/([0-9a-f]{32})(?=\/|$)/;

/** Returns the path prefix of a stored configuration's preview (docs/decisions/0016). */
export function previewBase(id: string): string {
  return `/preview/${id}`;
}

/** Returns the previewed configuration's id and the rest of the path; undefined for other paths. */
export function previewOfPath(pathname: string): { id: string; path: string } | undefined {
  const match = PREVIEW.exec(pathname);
  return match
    ? { id: match[1] as string, path: pathname.slice(match[0].length) || "/" }
    : undefined;
}

/** The page of a preview's mail. */
export const SAMPLE_MAIL_PATH = "/mail";

/**
 * The refusal of a write in a preview. This file is free of zod: every page with API calls loads
 * it.
 */
export const PREVIEW_ONLY = "This is a preview: nothing is sent";
